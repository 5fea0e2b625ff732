import { parseAst } from "vite";
import { keepLanguage } from "./one-language.ts";

const code = `export const words = {
  menu: ["Menu", "Menu du jour"],
  nested: { one: ["{{count}} box", "{{count}} boîte"], many: [null, "{{count}} de boîtes"] },
  wording: wording("terms-1", "terms", ["Yes", "Oui"]),
  codes: ["a", "b", "c"],
  said: (n) => [\`\${n} days\`, \`\${n} jours\`],
};`;

describe("a file of words, built for one language", () => {
  it("keeps English, its nulls, and lists that are no pairs", () => {
    const kept = keepLanguage(code, parseAst(code), "en");
    expect(kept).toContain('menu: ["Menu", ""]');
    expect(kept).toContain('one: ["{{count}} box", ""], many: [null, ""]');
    expect(kept).toContain('wording("terms-1", "terms", ["Yes", ""])');
    expect(kept).toContain('codes: ["a", "b", "c"]');
    expect(kept).toMatch(/said: \(n\) => \[`[^`]+ days`, ""\]/);
  });

  it("keeps French", () => {
    const kept = keepLanguage(code, parseAst(code), "fr");
    expect(kept).toContain('one: ["", "{{count}} boîte"], many: [null, "{{count}} de boîtes"]');
    expect(kept).toContain('wording("terms-1", "terms", ["", "Oui"])');
    expect(kept).not.toContain('"{{count}} box"');
  });
});
