import { capitalised, type Words, wordsFor, wordsIn } from "./words.ts";

const words = {
  title: ["Your deliveries", "Vos livraisons"],
  filter: { all: ["All", "Toutes"] },
  meals_one: ["{{count}} meal", "{{count}} repas"],
  meals_many: [null, "{{count}} de repas"],
} satisfies Words;

test("the texts of a language keep their keys, nested ones too", () => {
  expect(wordsIn(words, "fr")).toEqual({
    title: "Vos livraisons",
    filter: { all: "Toutes" },
    meals_one: "{{count}} repas",
    meals_many: "{{count}} de repas",
  });
});

test("a form that English does not have is left out there", () => {
  expect(wordsIn(words, "en")).toEqual({ title: "Your deliveries", filter: { all: "All" }, meals_one: "{{count}} meal" });
});

test("a text without its French does not compile", () => {
  // @ts-expect-error: French is missing
  const half = { title: ["Your deliveries"] } satisfies Words;
  expect(half).toBeDefined();
});

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
