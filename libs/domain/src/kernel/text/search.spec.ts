import fc from "fast-check";
import { folded } from "./folded.ts";
import { isFound } from "./search.ts";

const texts = [
  "Œufs brouillés au jus d’orange",
  "Cœur d’artichaut",
  "Rôti à l’érable – 4 portions",
  "Jean-François O’Brien",
  "Crème brûlée",
];

describe("a search", () => {
  it.each([
    ["oeufs", texts[0]],
    ["OEUFS", texts[0]],
    ["jus d'orange", texts[0]],
    ["jus d’orange", texts[0]],
    ["orange jus", texts[0]],
    ["jus dorange", texts[0]],
    ["coeur", texts[1]],
    ["erable roti", texts[2]],
    ["jean francois", texts[3]],
    ["jeanfrançois", texts[3]],
    ["obrien", texts[3]],
    ["O'Brien, Jean", texts[3]],
    ["creme-brulee", texts[4]],
  ])("for %s finds %s", (query, text) => expect(isFound(text!, query)).toBe(true));

  it.each([
    ["orange pomme", texts[0]],
    ["brouillard", texts[0]],
    ["xoeufs", texts[0]],
  ])("for %s does not find %s", (query, text) => expect(isFound(text!, query)).toBe(false));

  it("finds a text by its words however they are typed, in any order", () => {
    const typed = (word: string) =>
      fc
        .record({
          form: fc.constantFrom("NFC", "NFD", "NFKD"),
          isUpper: fc.boolean(),
          plain: fc.boolean(),
          hidden: fc.constantFrom("", "\u200b", "\u00ad"),
        })
        .map(({ form, isUpper, plain, hidden }) => {
          const bare = plain ? folded(word) : word.normalize(form);
          return (isUpper ? bare.toUpperCase() : bare) + hidden;
        });
    const query = fc.constantFrom(...texts).chain((text) =>
      fc.record({
        text: fc.constant(text),
        words: fc.shuffledSubarray(text.split(/\s/)).chain((words) => fc.tuple(...words.map(typed))),
        space: fc.constantFrom(" ", "  ", "\u00a0", "\t"),
      }),
    );
    fc.assert(fc.property(query, ({ text, words, space }) => expect(isFound(text, words.join(space))).toBe(true)));
  });
});

describe("a folded text", () => {
  it("is folded already", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => expect(folded(folded(text))).toBe(folded(text))));
  });

  it("is one for both normal forms, and for signs that nothing shows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("\u200b", "\u2060", "\ufeff", "\u00ad"), (text, hidden) => {
        expect(folded(text.normalize("NFD"))).toBe(folded(text.normalize("NFC")));
        expect(folded(hidden + text + hidden)).toBe(folded(text));
      }),
    );
  });
});
