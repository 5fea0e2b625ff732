import { avoidedFor } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { type ArtName, artNames } from "@tablee/ui/plates/art-names.gen";
import { drinkOf } from "@tablee/ui/plates/drinks";
import { bedNames, packagings } from "@tablee/ui/plates/plate-spec";
import { settingFor } from "@tablee/ui/plates/setting";
import { catalogue } from "./catalogue.ts";
import { drawnFoods, drawnPlain } from "./drawn-foods.ts";
import { read } from "./ingredients/food-reader.ts";
import type { Product } from "./types.ts";

const namesOf = (products: readonly Product[]) => products.map((product) => product.name.en);

/** The tags that a drawing shows and customers can exclude; one of them has to be in the dish. */
const shown: Partial<Record<ArtName, readonly string[]>> = {
  "chicken-breast": ["chicken"],
  "chicken-fillet": ["chicken"],
  "chicken-pieces": ["chicken"],
  "tikka-pieces": ["chicken"],
  "poultry-leg": ["chicken"],
  "turkey-slices": ["turkey"],
  "duck-slices": ["duck"],
  "steak-slices": ["beef"],
  "cut-of-meat": ["beef"],
  "braised-beef": ["beef", "bison"],
  "beef-jerky": ["beef"],
  "smoked-meat": ["beef"],
  "smoked-meat-sandwich": ["beef"],
  "pate-chinois": ["beef"],
  hamburger: ["beef", "turkey"],
  lasagna: ["beef"],
  meatballs: ["beef", "pork"],
  mince: ["beef", "pork", "lamb", "chicken", "turkey", "bison"],
  "raw-mince": ["beef", "bison"],
  "pork-belly": ["pork"],
  "pork-chop": ["pork"],
  "pork-fillet": ["pork"],
  "pork-slices": ["pork"],
  "pulled-pork": ["pork"],
  "salami-slices": ["pork"],
  prosciutto: ["pork"],
  sausage: ["pork"],
  bacon: ["pork"],
  salmon: ["salmon"],
  "smoked-salmon": ["salmon"],
  trout: ["fish"],
  "white-fish": ["fish"],
  "tuna-slices": ["fish"],
  "battered-fish": ["fish"],
  "fish-sub": ["fish"],
  shrimp: ["shellfish"],
  scallops: ["shellfish"],
  mussels: ["shellfish"],
  lobster: ["shellfish"],
  crab: ["shellfish"],
};

/** The tags of plants, eggs and cheese that a drawing shows. */
const garnish: Partial<Record<ArtName, string>> = {
  avocado: "avocado",
  guacamole: "avocado",
  "bell-pepper": "bell-pepper",
  "pepper-strips": "bell-pepper",
  "stuffed-peppers": "bell-pepper",
  "beet-slices": "beet",
  "brown-mushroom": "mushroom",
  "mushroom-burger": "mushroom",
  "cherry-tomatoes": "tomato",
  tomato: "tomato",
  "tomato-sauce": "tomato",
  salsa: "tomato",
  coconut: "coconut",
  eggplant: "eggplant",
  egg: "egg",
  "egg-halves": "egg",
  "fried-egg": "egg",
  feta: "feta",
  "goat-cheese": "goat-cheese",
  olive: "olive",
  "black-olives": "olive",
  tofu: "tofu",
  almonds: "nuts",
  hazelnuts: "nuts",
  pecans: "nuts",
  walnuts: "nuts",
  peanuts: "peanut",
};

/** The drawings of butter, bread and cheese, which market items have beside them. */
const besides: readonly ArtName[] = [
  ...(["butter", "bread", "rye-bread", "bagel", "flatbread", "pretzel"] as const),
  ...(["brie", "parmesan"] as const),
];

/** The allergens that a drawing shows, by its name and by what it is made of. */
const allergensShown = (art: ArtName): readonly Allergen[] => drawnFoods[art] ?? read(art, "en").allergens;

describe("a drawing", () => {
  it("is judged: its name names an allergen, or it is listed with what it shows, or as showing none", () => {
    const lists = (art: ArtName) => [art in drawnFoods || read(art, "en").allergens.length > 0, drawnPlain.has(art)];
    expect(artNames.filter((art) => lists(art).filter(Boolean).length !== 1)).toEqual([]);
    expect(new Set(artNames).isSupersetOf(drawnPlain as ReadonlySet<ArtName>)).toBe(true);
  });
});

describe("a dish on its plate", () => {
  it("shows no allergen that its label denies", () => {
    const denied = catalogue.flatMap(({ sku, kind, allergens, plate }) =>
      plate.art
        .filter((art) => kind !== "market" || !besides.includes(art))
        .flatMap((art) =>
          allergensShown(art)
            .filter((shows) => !avoidedFor([shows]).some((avoided) => allergens.includes(avoided)))
            .map((shows) => `${sku} ${art}: ${shows}`),
        ),
    );
    expect(denied).toEqual([]);
  });

  it("shows nothing that people exclude and that is not in it, where it is a dish", () => {
    const dishes = catalogue.filter(({ kind }) => kind !== "market");
    const wrong = dishes.flatMap(({ sku, dislikes, plate }) =>
      plate.art.filter((art) => garnish[art] && !dislikes.includes(garnish[art])).map((art) => `${sku} ${art}`),
    );
    expect(wrong).toEqual([]);
  });

  it("shows no meat, fish or shellfish that is not in it", () => {
    const wrong = catalogue.flatMap(({ name, dislikes, plate }) =>
      plate.art.filter((art) => shown[art]?.every((tag) => !dislikes.includes(tag))).map((art) => [name.en, art]),
    );
    expect(wrong).toEqual([]);
  });

  it("shows what it is named after", () => {
    const named: readonly (readonly [RegExp, readonly ArtName[]])[] = [
      [/mushroom/i, ["brown-mushroom"]],
      [/shrimp/i, ["shrimp"]],
      [/salmon/i, ["salmon", "smoked-salmon"]],
      [/tuna/i, ["tuna-slices"]],
      [/\bbagels?\b/i, ["bagel"]],
      [/blueberr/i, ["blueberries"]],
      [/broccoli/i, ["broccoli"]],
      [/carrot/i, ["carrot", "carrot-slices"]],
      [/\b(?:naan|pitas?)\b/i, ["flatbread"]],
      [/falafel/i, ["falafel"]],
      [/tofu/i, ["tofu"]],
      [/halloumi/i, ["halloumi"]],
    ];
    const wrong = named.flatMap(([word, arts]) =>
      namesOf(catalogue.filter(({ name, plate }) => word.test(name.en) && !arts.some((art) => plate.art.includes(art)))),
    );
    expect(wrong).toEqual([]);
  });

  it("looks like no other", () => {
    const looks = catalogue.map(({ plate }) => `${plate.vessel}: ${plate.art.join(" ")}`);
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
  });
});

describe("a market item in a jar or in a packaging", () => {
  const packagingOf = ({ plate }: Product) => plate.art.find((art) => art in packagings);
  const held = catalogue.filter((product) => product.plate.vessel === "jar");

  it("looks like its packaging, where its unit or its kind names one", () => {
    const named: readonly (readonly [RegExp, readonly (string | undefined)[]])[] = [
      [/\b(?:oil|vinegar)\b/i, ["bottle"]],
      [/\bcan$/, ["can"]],
      [/\bbag$/, ["paper-bag"]],
      [/\bcarton$/, ["carton"]],
      [/\bjars?$/, ["screw-jar", undefined]],
    ];
    const wrong = held.filter((product) => {
      const expected = named.find(([word]) => word.test(product.name.en) || word.test(product.unit?.en ?? ""))?.[1];
      return expected !== undefined && !expected.includes(packagingOf(product));
    });
    expect(namesOf(wrong)).toEqual([]);
    expect(namesOf(catalogue.filter((product) => packagingOf(product) && !held.includes(product)))).toEqual([]);
  });

  it("shares it with at most nine others", () => {
    const groups = Object.groupBy(held, (product) => packagingOf(product) ?? "jar");
    expect(Object.keys(groups).toSorted()).toEqual(["jar", ...Object.keys(packagings)].toSorted());
    expect(Object.entries(groups).filter(([, products]) => products!.length > 10)).toEqual([]);
  });

  it("shows its filling, and beside it a food that no item with that filling and packaging shows", () => {
    const looks = held.map((product) => {
      const filling = product.plate.art.find((art) => bedNames.has(art));
      const beside = product.plate.art.find((art) => art !== filling && !(art in packagings));
      return { product, filling, beside, look: [packagingOf(product), filling, beside].join() };
    });
    const empty = looks.filter(({ product, filling, beside }) => !beside || (packagingOf(product) && !filling));
    expect(namesOf(empty.map(({ product }) => product))).toEqual([]);
    const alike = looks.filter(({ look }, index) => looks.findIndex((other) => other.look === look) !== index);
    expect(namesOf(alike.map(({ product }) => product))).toEqual([]);
  });
});

describe("a drink", () => {
  const cups: readonly ArtName[] = ["hot-beverage", "hot-chocolate", "black-tea", "teacup-without-handle"];
  const drinks = catalogue.filter(({ category }) => category === "drinks");

  it("is in a glass or a cup", () => {
    const neither = drinks.filter(({ plate }) => plate.vessel !== "glass" && !plate.art.some((art) => cups.includes(art)));
    expect(namesOf(neither)).toEqual([]);
    expect(drinks.length).toBeGreaterThan(10);
  });

  it("is clear when it is water, whatever flavours it", () => {
    const waters = drinks.filter(({ name }) => /\bwater\b/i.test(name.en));
    expect(waters.map(({ plate }) => plate.art[0])).toEqual(waters.map(() => "ice"));
    expect(drinkOf(["ice", "raspberries"])).not.toEqual(drinkOf(["raspberries"]));
  });

  it("has no cutlery beside it, nor has what is sold raw, dry or in a bag", () => {
    const bare: readonly string[] = ["drinks", "produce", "bakery", "pantry", "snacks", "meat-fish", "household"];
    const laid = catalogue.filter(({ category, plate }) => bare.includes(category) && settingFor(plate.vessel, plate.art) !== null);
    expect(namesOf(laid)).toEqual(["Apple coleslaw"]);
  });
});
