import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastRatio, readTokens, type ThemeTokens } from "./contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";

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
