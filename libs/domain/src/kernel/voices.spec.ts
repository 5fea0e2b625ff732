import { capitalised, lowered, wordsFor } from "./voices.ts";

test("customers and staff read a text of their own, or the one that both have", () => {
  const reasons = {
    away: { customer: ["you were away", "vous étiez ailleurs"], staff: ["away", "absence"] },
    menu: ["the menu", "le menu"],
  } as const;
  expect(wordsFor("customer", reasons)).toEqual({ away: ["you were away", "vous étiez ailleurs"], menu: ["the menu", "le menu"] });
  expect(wordsFor("staff", reasons)).toEqual({ away: ["away", "absence"], menu: ["the menu", "le menu"] });
});

test("words of a list begin with a capital, an accented one too", () => {
  expect(capitalised({ egg: ["egg", "œuf"], door: ["at the door", "à la porte"] })).toEqual({
    egg: ["Egg", "Œuf"],
    door: ["At the door", "À la porte"],
  });
});

test("words of a sentence begin with a small letter", () => {
  expect(lowered({ egg: ["Egg", "Œuf"] })).toEqual({ egg: ["egg", "œuf"] });
});
