import { wellFormed } from "./well-formed.ts";

describe("text of an event that a log holds from before schemas refused it", () => {
  it.each([
    ["a lone high surrogate", "7 rue \ud800", "7 rue \ufffd"],
    ["a lone low surrogate", "\udc00!", "\ufffd!"],
    ["NUL", "a\0b", "a\ufffdb"],
  ])("%s becomes U+FFFD, wherever it stands", (_, text, clean) => {
    expect(wellFormed(text)).toBe(clean);
    expect(wellFormed({ address: { line: text, unit: "2" }, notes: ["plain", text], count: 3, none: null })).toEqual({
      address: { line: clean, unit: "2" },
      notes: ["plain", clean],
      count: 3,
      none: null,
    });
  });

  it("copies nothing that is clean, whole surrogate pairs among it", () => {
    const data = { name: "Noémie 🥕", lines: [{ sku: "RTC-0001" }], nested: { list: [] } };
    expect(wellFormed(data)).toBe(data);
    const broken = { ...data, name: "\ud83e" };
    expect(wellFormed(broken).lines).toBe(data.lines);
  });
});
