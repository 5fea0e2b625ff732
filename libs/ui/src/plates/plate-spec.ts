/** What holds the food. Plate and bowl are seen from above; jar and glass from the side. */
export type Vessel = "plate" | "bowl" | "board" | "box" | "jar" | "glass";

/** The cloth under it: the colour belongs to the dish's category. */
export type Cloth = "saffron" | "tomato" | "spruce" | "sage" | "oat" | "plum" | "sky";

/**
 * How a dish is drawn. `art` names two to five drawings of `art-names.gen.ts`, the leading ingredient first; one of
 * them may be a bed (rice, noodles, greens, curry…), which is laid under the rest wherever it stands in the list.
 * A name that is unknown is left out, so that an old page survives a new catalogue.
 */
export interface PlateSpec {
  vessel: Vessel;
  cloth: Cloth;
  art: readonly string[];
}

/** Drawings that fill the vessel under the others. */
export const bedNames: ReadonlySet<string> = new Set([
  "rice",
  "wild-rice",
  "couscous",
  "quinoa",
  "lentils",
  "noodles",
  "rice-noodles",
  "spaghetti",
  "greens",
  "kale",
  "radicchio",
  "tomato-sauce",
  "curry",
  "green-curry",
  "broth",
  "cream",
  "mash",
  "hummus",
  "black-beans",
  "chickpeas",
]);

/** Drawings that are sweet: they get crumbs and petals instead of herbs. */
export const sweetNames: ReadonlySet<string> = new Set([
  "cookie",
  "doughnut",
  "cupcake",
  "pie",
  "custard",
  "chocolate-bar",
  "candy",
  "shortcake",
  "birthday-cake",
  "pancakes",
  "waffle",
  "soft-ice-cream",
  "ice-cream",
  "shaved-ice",
  "moon-cake",
  "dango",
  "croissant",
  "honey-pot",
  "strawberry",
  "blueberries",
  "cherries",
  "peach",
  "banana",
  "mango",
  "pineapple",
  "kiwi-fruit",
  "melon",
  "watermelon",
  "red-apple",
  "green-apple",
  "pear",
  "grapes",
]);
