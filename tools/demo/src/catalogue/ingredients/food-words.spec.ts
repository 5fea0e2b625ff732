import { allergenFamilies, avoidedFor } from "@tablee/domain/subscription/allergens";
import { type Allergen, allergens } from "@tablee/domain/subscription/vocabulary";
import { catalogue } from "../catalogue.ts";
import { allergensOfWords, languages, read, tokens } from "./food-reader.ts";
import { bearers, harmless } from "./food-words.ts";
import { type IngredientId, ingredients } from "./ingredients.ts";

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
  const known = new Set(tokens(harmless[language].join(" "), language));
  const unjudged = (text: string) => read(text, language).rest.filter((word) => !known.has(word));
  const all = new Set(Object.values(ingredients).flatMap((ingredient) => [ingredient, ...(ingredient.recipe ?? [])]));
  const named = [...all].map((ingredient) => [ingredient.name[language], ingredient] as const);

  it.each(named)("%s has no word that is not judged", (name) => {
    expect(unjudged(name)).toEqual([]);
  });

  it.each(named.filter(([, { recipe }]) => !recipe))("%s names the allergens that the ingredient bears", (name, { allergens }) => {
    expect(read(name, language).allergens).toEqual([...allergens].sort());
  });

  it.each(named.filter(([, { recipe }]) => recipe))("%s has a recipe that explains each word of its name", (name, { allergens }) => {
    expect(allergens).toEqual(expect.arrayContaining([...allergensOfWords(name, language)]));
  });

  it("is judged beside a known food, too", () => {
    const names = {
      en: ["Milk chocolate with carob", "Butter and pili nut paste"],
      fr: ["Chocolat au lait et caroube", "Beurre et noix de pili"],
    };
    expect(names[language].map(unjudged)).not.toContainEqual([]);
  });
});

describe("a compound", () => {
  const partsOf = (id: IngredientId) => ingredients[id].recipe?.map(({ name }) => name.en);

  it("bears what is in its recipe, by the words of its parts", () => {
    for (const { name, allergens, recipe = [] } of Object.values(ingredients)) {
      if (recipe.length === 0) continue;
      const inParts = new Set(recipe.flatMap((part) => read(part.name.en, "en").allergens));
      expect([name.en, [...allergens].sort()]).toEqual([name.en, [...inParts].sort()]);
    }
  });

  it("is made as usual: anchovies in Caesar and Worcestershire, peanuts in chili crisp, mustard in barbecue sauce", () => {
    expect(partsOf("caesar-dressing")).toContain("anchovies");
    expect(partsOf("worcestershire")).toContain("anchovies");
    expect(partsOf("chili-crisp")).toContain("roasted peanuts");
    expect(partsOf("bbq-sauce")).toContain("mustard seed");
    expect(read("hoisin", "en").allergens).toEqual(["sesame", "soy", "wheat"]);
    expect(read("gianduja", "fr").allergens).toEqual(["hazelnut"]);
  });

  it("takes meat, fish and milk into the diets that it suits", () => {
    expect(ingredients["caesar-dressing"].source).toBe("fish");
    expect(ingredients["smoked-meat"].source).toBe("meat");
    expect(ingredients.naan.source).toBe("animal");
    expect(ingredients.kimchi.source).toBe("plant");
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
