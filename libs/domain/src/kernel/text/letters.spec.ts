import fc from "fast-check";
import { letterCount } from "./letters.ts";

/** The first and the last letter of the blocks of scripts, each of which is a syllable or a word. */
const syllables = [
  ["一", "鿿"],
  ["가", "힣"],
  ["あ", "ん"],
  ["ア", "ン"],
  ["ｱ", "ﾝ"],
  ["\u{20000}", "\u{2a6df}"],
  ["ᐁ", "ᙫ"],
  ["Ꭰ", "Ᏼ"],
  ["ሀ", "ቆ"],
  ["ꀀ", "ꒌ"],
].map((ends) => ends.map((sign) => sign.codePointAt(0)!) as [number, number]);

describe("the letters of a text", () => {
  it("count twice where one is a syllable or a word, in any script", () => {
    const sign = fc
      .constantFrom(...syllables)
      .chain(([from, to]) => fc.integer({ min: from, max: to }))
      .map((code) => String.fromCodePoint(code));
    fc.assert(fc.property(sign, (letter) => expect([letter, letterCount(letter)]).toEqual([letter, 2])));
  });

  it.each([
    ["A", 1],
    ["é", 1],
    ["e\u0301", 1],
    ["ش", 1],
    ["Я", 1],
    ["Ng", 2],
    ["李小龍", 6],
    ["11", 0],
    ["..", 0],
    ["、", 0],
  ])("in %j are %i", (text, count) => expect(letterCount(text)).toBe(count));
});
