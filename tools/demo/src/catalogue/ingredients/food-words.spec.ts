import { allergenFamilies, avoidedFor } from "@tablee/domain/subscription/allergens";
import { type Allergen, allergens } from "@tablee/domain/subscription/vocabulary";
import { catalogue } from "../catalogue.ts";
import { languages, read, tokens } from "./food-reader.ts";
import { bearers, harmless } from "./food-words.ts";
import { ingredients } from "./ingredients.ts";

describe("the words of food", () => {
  it("name every allergen of the list", () => {
    const named = new Set(bearers.flatMap(([, , ...allergens]) => allergens));
    expect([...named].toSorted()).toEqual(allergens.filter((allergen) => !(allergen in allergenFamilies)).toSorted());
  });

  it("are read longest first, in both languages", () => {
    expect(read("Crunchy peanut butter", "en").allergens).toEqual(["peanut"]);
    expect(read("nouilles de riz au beurre d’arachide", "fr").allergens).toEqual(["peanut"]);
    expect(read("pignons et noix du Brésil", "fr").allergens).toEqual(["brazil-nut", "pine-nut"]);
    expect(read("coconut milk, butternut and buckwheat flour", "en").allergens).toEqual([]);
  });
});

describe.each(languages)("an ingredient’s name, %s", (language) => {
  const known = new Set(tokens(harmless[language], language));

  it.each(Object.values(ingredients).map(({ name, ...facts }) => [name[language], facts] as const))("%s", (name, facts) => {
    const { allergens, rest } = read(name, language);
    expect(allergens).toEqual([...facts.allergens].sort());
    // A name that bears an allergen may have any words beside it: a cut, a place, a form.
    expect(allergens.length > 0 ? [] : rest.filter((word) => !known.has(word))).toEqual([]);
  });
});

describe("tree nuts", () => {
  it("are a dislike of their own, too", () => {
    const nuts: readonly Allergen[] = allergenFamilies["tree-nuts"];
    for (const { name, allergens, dislikes } of Object.values(ingredients))
      expect([name.en, dislikes.includes("nuts")]).toEqual([name.en, allergens.some((allergen) => nuts.includes(allergen))]);
  });
});

describe("products", () => {
  it("list ingredients where they are food, so that no label is silent by mistake", () => {
    for (const { sku, category, ingredients: listed } of catalogue)
      expect([sku, listed.length > 0]).toEqual([sku, category !== "household"]);
  });

  it("with oats are left out for a household that excludes oats, and reach one that excludes gluten where their oats are gluten-free", () => {
    const reached = (excluded: Allergen) =>
      oats.filter(({ allergens }) => !avoidedFor([excluded]).some((avoided) => allergens.includes(avoided)));
    const oats = catalogue.filter(({ ingredients: listed }) => listed.some(({ name }) => name === ingredients.oats.name));
    expect(oats.map(({ sku }) => sku)).toEqual(["RTE-0038", "MKT-0045", "MKT-0077", "MKT-0103"]);
    expect(reached("oats")).toEqual([]);
    expect(reached("gluten")).toEqual(oats);
  });

  it.each(languages)("contain what their names promise, %s", (language) => {
    const missing = catalogue.flatMap(({ sku, name, subtitle, allergens }) => {
      const { allergens: named } = read(`${name[language]}, ${subtitle[language]}`, language);
      const lacking = named.filter((allergen) => !avoidedFor([allergen]).some((avoided) => allergens.includes(avoided)));
      return lacking.length > 0 ? [`${sku} ${name[language]}, ${subtitle[language]}: ${lacking.join()}`] : [];
    });
    expect(missing).toEqual([]);
  });
});
