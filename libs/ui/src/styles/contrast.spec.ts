import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio, readTokens, type ThemeTokens } from "./contrast.ts";
import { contrastPairs, moreContrastPairs } from "./contrast-pairs.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const tablee = readTokens(css, ":root");
const laurierOwn = readTokens(css, '[data-brand="laurier"]');
const laurier: ThemeTokens = { light: { ...tablee.light, ...laurierOwn.light }, dark: { ...tablee.dark, ...laurierOwn.dark } };

test("black on white is 21 to 1", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

describe.each([
  ["Tablée, light", tablee.light],
  ["Tablée, dark", tablee.dark],
  ["Cuisine Laurier, light", laurier.light],
  ["Cuisine Laurier, dark", laurier.dark],
])("%s", (_, tokens) => {
  test.each(contrastPairs)("%s on %s is at least %d to 1", (foreground, background, least) => {
    expect(contrastRatio(tokens[foreground] ?? "missing", tokens[background] ?? "missing")).toBeGreaterThanOrEqual(least);
  });
});

describe("where more contrast is asked for", () => {
  const asked = readTokens(css.slice(css.indexOf("@media (prefers-contrast: more)")), "[data-brand]");

  test.each([
    ["Tablée", tablee],
    ["Cuisine Laurier", laurier],
  ])("%s: text is 7 to 1 and lines are 3 to 1 on every surface, in both themes", (_, brand) => {
    const low = (["light", "dark"] as const).flatMap((theme) => {
      const tokens = { ...brand[theme], ...asked[theme] };
      return moreContrastPairs.filter(([one, other, min]) => contrastRatio(tokens[one] ?? "missing", tokens[other] ?? "missing") < min);
    });
    expect(low).toEqual([]);
  });
});
