import type { ArtName } from "@tablee/ui/plates/art-names.gen";
import { drinkOf } from "@tablee/ui/plates/drinks";
import { settingFor } from "@tablee/ui/plates/setting";
import { catalogue } from "./catalogue.ts";
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

describe("a dish on its plate", () => {
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
