import { wordsIn } from "@tablee/domain/kernel/words";
import { compareCatalogues } from "./catalogues-equal.ts";
import { ui } from "./ui.ts";

test("the components' own catalogues are equal", () => {
  expect(compareCatalogues(wordsIn(ui, "en"), wordsIn(ui, "fr"))).toEqual([]);
});

test("a missing key is named in either direction", () => {
  expect(compareCatalogues({ a: { b: "Menu" } }, { c: "Menu" })).toEqual(["a.b: missing in French", "c: missing in English"]);
});

test("placeholders and tags have to be the same", () => {
  expect(compareCatalogues({ a: "Hello {{name}} <link>here</link>" }, { a: "Bonjour {{nom}}" })).toEqual([
    "a: placeholders differ, English has [<link>, name], French has [nom]",
  ]);
});

test("French needs `many` where English counts", () => {
  const counted = { meals_one: "{{count}} meal", meals_other: "{{count}} meals" };
  expect(compareCatalogues(counted, { meals_one: "{{count}} repas", meals_other: "{{count}} repas" })).toEqual([
    "meals_many: plural form missing in French",
  ]);
  expect(
    compareCatalogues(counted, { meals_one: "{{count}} repas", meals_many: "{{count}} de repas", meals_other: "{{count}} repas" }),
  ).toEqual([]);
});

test("a key that merely ends in _other is no plural", () => {
  expect(compareCatalogues({ reason_other: "Another reason" }, { reason_other: "Autre motif" })).toEqual([]);
});

test.each([
  ["Total: 5", "before ':'"],
  ["15 % de rabais", "before '%'"],
  ["Dès 59 $", "before '$'"],
  ["« Oui »", "after '«'"],
  ["Bravo !", "before '!'"],
  ["Vraiment\u00a0?", "before '?'"],
  ["L'heure", "straight apostrophe"],
])("French typography: %s", (text, problem) => {
  expect(compareCatalogues({ a: "x" }, { a: text }).join()).toContain(problem);
});

test("well set French passes, addresses and times included", () => {
  const text = "Total\u00a0: 59\u00a0$, soit 15\u00a0% de moins. «\u00a0Merci!\u00a0» Voir https://exemple.ca, avant 23:59; d’accord?";
  expect(compareCatalogues({ a: "x" }, { a: text })).toEqual([]);
});
