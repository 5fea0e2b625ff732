const namesIn = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** The vessel of the food. Plate and bowl are seen from above; jar and glass from the side. */
export type Vessel = "plate" | "bowl" | "board" | "box" | "jar" | "glass";

/** The cloth under the vessel: its colour depends on the dish's category. */
export type Cloth = "saffron" | "tomato" | "spruce" | "sage" | "oat" | "plum" | "sky";

/**
 * The parameters of a dish's drawing. `art` names two to five drawings of `art-names.gen.ts`, the leading ingredient first; one
 * of them may be a bed (rice, noodles, greens, curry…), which is laid under the rest at any place in the list; a second bed
 * becomes a mound on the first. A bed fills a jar or a glass, and the rest is drawn in front; on a board it comes in a small
 * dish. A jar may name one of `packagings`, which is drawn instead of the jar. An unknown name is left out, so that an old page
 * survives a new catalogue.
 */
export interface PlateSpec {
  vessel: Vessel;
  cloth: Cloth;
  art: readonly string[];
}

/** The square that a close-up shows of the drawing. */
export const closeUp = "14 14 292 292";
/** The part of the drawing that shows the cutlery, too. */
export const wholeTable = "-42 4 404 312";

/** The outline of a jar's filling. */
export const jarInside =
  "M86 140C110 132 210 132 234 140C237 146 237 150 237 154V252C237 269 227 277 211 277H109C93 277 83 269 83 252V154C83 150 83 146 86 140Z";
const bottle = "M149 96H171C171 117 211 117 211 148V277H109V148C109 117 149 117 149 96Z";
/** Larger than the windows of the opaque packagings, which cover the rest of it. */
const behindWindow = "M104 125H216V252H104Z";

/** Packagings to draw instead of a jar, each with the outline of its filling. */
export const packagings: Readonly<Record<string, string>> = {
  bottle,
  "screw-jar": jarInside,
  can: behindWindow,
  carton: behindWindow,
  "paper-bag": behindWindow,
};

/** Drawings that fill the vessel under the others. */
export const bedNames: ReadonlySet<string> = namesIn(`
  rice wild-rice fried-rice risotto barley couscous quinoa oats red-lentils white-beans black-beans chickpeas
  chili corn peas nuts seeds coffee-beans tea-leaves noodles rice-noodles soba udon spaghetti pappardelle macaroni penne
  gnocchi orecchiette potato-chips ketchup-chips tortilla-chips popcorn caramel-popcorn
  greens kale kimchi slaw red-cabbage tomato-sauce salsa curry green-curry broth gravy pea-soup bisque cream yogurt plant-milk
  mash hummus tahini mayonnaise mango-pudding flour guacamole pesto nut-butter strawberry-jam blueberry-jam mustard
  honey maple-syrup oil vinegar balsamic chili-crisp
`);

/** Drawings that are sweet: they get crumbs and petals instead of herbs. */
export const sweetNames: ReadonlySet<string> = namesIn(`
  cookie muffin banana-bread chocolatine crepes pancakes chocolate-bar honey-pot strawberry blueberries
  peach banana mango pineapple kiwi-fruit red-apple green-apple pear grapes raspberries vanilla-scoops
  maple-scoops chocolate-scoops raspberry-scoops sugar-pie butter-tarts chocolate-cake pudding-cake apple-pie
`);

/** Bread and cheese, when they lead: they leave crumbs. */
export const crumblyNames: ReadonlySet<string> = namesIn(`
  bread rye-bread seeded-bread sourdough baguette-bread bagel croissant english-muffins buns crispbread dough flatbread
  tortillas corn-tortillas butter cheddar brie parmesan washed-rind cheese-wedge
`);

/** Foods without garnish: drinks, packaged food, and products that are not eaten. */
export const plainNames: ReadonlySet<string> = namesIn(`
  hot-beverage hot-chocolate black-tea teacup-without-handle potato-chips ketchup-chips tortilla-chips popcorn
  caramel-popcorn maple-candies lotion-bottle sponge soap candle roll-of-paper cloths
`);
