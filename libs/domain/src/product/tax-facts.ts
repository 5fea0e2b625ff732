import { z } from "zod";

/** The number of pieces or containers in a package, and the content of each, in the unit that its kind names: grams or millilitres. */
const pack = { items: z.int().min(1).max(1000), each: z.number().positive() };
/** A multipack counts only as its producer packed it; pieces that the seller puts together count one by one. */
const packedBy = z.enum(["producer", "seller"]);
/** Sold hot, for eating at once. */
const hot = z.literal(true).optional();

/**
 * The facts on which the taxes of a product hang. `is` names the kinds that the Excise Tax Act distinguishes; each kind has the facts that
 * the law asks of it, and no others.
 */
export const TaxFacts = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("non-food") }),
  /** Ingredients, produce, meat, dairy, bread, spreads, dips, kits to cook: food that no other kind names. */
  z.strictObject({ is: z.literal("food"), hot }),
  /** A dish that is complete as it is sold. */
  z.strictObject({ is: z.literal("meal"), hot }),
  /** `sealed`: canned or vacuum-sealed. */
  z.strictObject({ is: z.literal("salad"), sealed: z.boolean() }),
  z.strictObject({ is: z.literal("sandwich"), frozen: z.boolean() }),
  /** Cheese, cold cuts, fruit or vegetables, arranged to be served. */
  z.strictObject({ is: z.literal("platter") }),
  /**
   * Chips, puffs, pretzels and similar snacks; popcorn; granola products; mixtures of nuts, cereals or dried fruit; fruit bars. `coated`: with
   * sugar, syrup, honey, chocolate; `cereal`: sold primarily as a breakfast cereal.
   */
  z.strictObject({
    is: z.enum(["salty-snack", "popcorn", "granola", "snack-mix", "fruit-snack"]),
    coated: z.boolean(),
    cereal: z.boolean(),
  }),
  /** Nuts or seeds. */
  z.strictObject({ is: z.literal("nuts"), salted: z.boolean(), coated: z.boolean() }),
  z.strictObject({ is: z.literal("candy") }),
  /** Loaves, bagels, buns, croissants, tortillas; `each` in grams. `sweetFilling`: or a sweet coating. */
  z.strictObject({ is: z.literal("bread"), sweetFilling: z.boolean(), ...pack }),
  /** Cakes, muffins, pies, pastries, tarts, cookies; `each` in grams. Dough is food. */
  z.strictObject({ is: z.literal("cake"), ...pack }),
  /** Ice cream, sherbet and the like; `each` in millilitres or grams. */
  z.strictObject({ is: z.literal("ice-cream"), ...pack }),
  z.strictObject({ is: z.literal("ice-lolly") }),
  /** `each` in grams. */
  z.strictObject({ is: z.literal("pudding"), packedBy, ...pack }),
  /**
   * `each` in millilitres. `carbonated`: by gas or by fermentation. `sweetened`: with sugar, a natural or an artificial sweetener, juice
   * among them. `juicePercent` of beverages of fruit, `of: "milk"` without flavour.
   */
  z.strictObject({
    is: z.literal("drink"),
    of: z.enum(["milk", "fruit", "other"]),
    carbonated: z.boolean(),
    sweetened: z.boolean(),
    juicePercent: z.number().min(0).max(100),
    hot,
    packedBy,
    ...pack,
  }),
]);
export type TaxFacts = z.infer<typeof TaxFacts>;
