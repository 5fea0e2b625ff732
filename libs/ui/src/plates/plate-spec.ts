/** What holds the food. Plate and bowl are seen from above; jar and glass from the side. */
export type Vessel = "plate" | "bowl" | "board" | "box" | "jar" | "glass";

/** The cloth under it: the colour belongs to the dish's category. */
export type Cloth = "saffron" | "tomato" | "spruce" | "sage" | "oat" | "plum" | "sky";

/**
 * How a dish is drawn. `art` names two to five drawings of `art-names.gen.ts`, the leading ingredient first; one of
 * them may be a bed (rice, noodles, greens, curry…), which is laid under the rest wherever it stands in the list; a
 * second bed becomes a mound on the first. A bed fills a jar or a glass, and the rest then stands in front.
 * A name that is unknown is left out, so that an old page survives a new catalogue.
 */
export interface PlateSpec {
  vessel: Vessel;
  cloth: Cloth;
  art: readonly string[];
}

/** Drawings that fill the vessel under the others. */
export const bedNames: ReadonlySet<string> = new Set(
  `
  rice wild-rice fried-rice risotto barley couscous quinoa oats lentils red-lentils white-beans black-beans chickpeas
  chili corn peas nuts seeds coffee-beans tea-leaves noodles rice-noodles soba udon spaghetti pappardelle macaroni
  greens kale kimchi slaw red-cabbage tomato-sauce salsa curry green-curry broth gravy pea-soup cream yogurt
  mash hummus guacamole pesto nut-butter strawberry-jam blueberry-jam mustard honey maple-syrup oil vinegar balsamic
  chili-crisp
`
    .trim()
    .split(/\s+/),
);

/** Drawings that are sweet: they get crumbs and petals instead of herbs. */
export const sweetNames: ReadonlySet<string> = new Set([
  "cookie",
  "cupcake",
  "pie",
  "custard",
  "chocolate-bar",
  "candy",
  "pancakes",
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
  "red-apple",
  "green-apple",
  "pear",
  "grapes",
  "raspberries",
  "vanilla-scoops",
  "maple-scoops",
  "chocolate-scoops",
  "raspberry-scoops",
  "sugar-pie",
  "chocolate-cake",
]);

/** No kitchen garnish on these: nothing is sprinkled on what is not eaten. */
export const plainNames: ReadonlySet<string> = new Set(["lotion-bottle", "sponge", "soap", "candle", "roll-of-paper", "cloths"]);
