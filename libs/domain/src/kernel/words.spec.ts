import { type Words, wordsIn } from "./words.ts";

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
