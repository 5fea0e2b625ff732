import type { TaxFacts } from "../src/product/tax-facts.ts";
import type { TaxCategory } from "../src/product/vocabulary.ts";

/** The guides that the vectors are taken from. */
const guides = {
  act: "Excise Tax Act, Schedule VI, Part III, section 1",
  memo: "CRA, GST/HST Memorandum 4.3, Basic Groceries (January 2007)",
  drinks: "CRA, GST/HST Info Sheet GI-036, Beverages (July 2007)",
  groceries: "Revenu Québec, Groceries: Taxable, Zero-Rated or Tax-Exempt Products, Basic Groceries",
  carbonated: "Revenu Québec, Food Services Sector, Groceries, Alcoholic Beverages and Carbonated Beverages",
  counters: "Revenu Québec, Food Services Sector, Restaurants and Hotels, Sweetened baked goods and similar products",
  soda: "British Columbia, PST on soda beverages, from April 1, 2021",
  stores: "British Columbia, Bulletin PST 206, Grocery and Drug Stores",
} as const;

interface GroceryVector {
  readonly what: string;
  readonly facts: TaxFacts;
  readonly category: TaxCategory;
  readonly source: string;
}

type Source = readonly [guide: keyof typeof guides, section: string];

const vector = (what: string, facts: TaxFacts, category: TaxCategory, [guide, section]: Source): GroceryVector => ({
  what,
  facts,
  category,
  source: `${guides[guide]}: ${section}`,
});

const food: TaxFacts = { is: "food" };
const cake = (items: number, each: number): TaxFacts => ({ is: "cake", items, each });
const bread = (items: number, each: number, sweetFilling = false): TaxFacts => ({ is: "bread", sweetFilling, items, each });
const iceCream = (items: number, each: number): TaxFacts => ({ is: "ice-cream", items, each });
const pudding = (items: number, each: number, packedBy: "producer" | "seller" = "producer"): TaxFacts => ({
  is: "pudding",
  packedBy,
  items,
  each,
});
type Drink = Extract<TaxFacts, { is: "drink" }>;
const drink = (items: number, each: number, more: Partial<Drink> = {}): TaxFacts => ({
  is: "drink",
  of: "other",
  carbonated: false,
  sweetened: false,
  juicePercent: 0,
  packedBy: "producer",
  items,
  each,
  ...more,
});
const juice = { of: "fruit", juicePercent: 100 } as const;
const snack = (is: "salty-snack" | "popcorn" | "granola" | "snack-mix" | "fruit-snack", more = {}): TaxFacts => ({
  is,
  coated: false,
  cereal: false,
  ...more,
});

/** Goods that published guides name, with the category that they give them. */
export const groceryVectors: readonly GroceryVector[] = [
  vector("raw meat, poultry and fish", food, "basic-grocery", ["groceries", "Zero-rated food and beverages"]),
  vector("fruit and vegetables", food, "basic-grocery", ["groceries", "Zero-rated food and beverages"]),
  vector("cheese, butter, cream and yogurt", food, "basic-grocery", ["groceries", "Zero-rated food and beverages"]),
  vector("puff pastry and cookie dough", food, "basic-grocery", ["memo", "Sweetened goods: doughs of all kinds"]),
  vector("olives in bulk, which are no salad", food, "basic-grocery", ["memo", "par. 105, Salads"]),
  vector("coffee beans and tea bags", food, "basic-grocery", ["stores", "Food for human consumption"]),
  vector("a chicken from the hot counter", { is: "food", hot: true }, "hot-food", ["act", "par. (o)"]),
  vector("hot coffee", drink(1, 350, { hot: true }), "hot-food", ["groceries", "Taxable food and beverages: hot beverages"]),

  vector("a litre of unflavoured milk", drink(1, 1000, { of: "milk" }), "basic-grocery", ["act", "par. (n): other than unflavoured milk"]),
  vector("a carton of 250 ml of milk", drink(1, 250, { of: "milk" }), "basic-grocery", ["act", "par. (n): other than unflavoured milk"]),
  vector("a bottle of juice of 599 ml", drink(1, 599, juice), "single-drink", ["memo", "par. 27 to 34: servings under 600 ml"]),
  vector("a bottle of juice of 600 ml", drink(1, 600, juice), "basic-grocery", ["groceries", "Other zero-rated food: 600 mL or more"]),
  vector("a smoothie of 330 ml", drink(1, 330, juice), "single-drink", ["memo", "par. 27 to 34: servings under 600 ml"]),
  vector("a litre of juice", drink(1, 1000, juice), "basic-grocery", ["groceries", "Other zero-rated food: 600 mL or more"]),
  vector("six boxes of juice in the producer's pack", drink(6, 200, juice), "basic-grocery", ["act", "par. (n)(ii)"]),
  vector("six boxes of juice that the seller put together", drink(6, 200, { ...juice, packedBy: "seller" }), "single-drink", [
    "act",
    "par. (n)(ii): prepackaged by the manufacturer or producer",
  ]),
  vector("a bottle of still water of 500 ml", drink(1, 500), "single-drink", ["memo", "Water: bottles under 600 mL"]),
  vector("a pack of twelve bottles of still water", drink(12, 500), "basic-grocery", ["memo", "Water: producers' packages of two or more"]),
  vector("a drink with 24 % of juice", drink(1, 1000, { of: "fruit", juicePercent: 24 }), "sweet-drink", ["act", "par. (d)"]),
  vector("a drink with 25 % of juice", drink(1, 1000, { of: "fruit", juicePercent: 25 }), "basic-grocery", [
    "groceries",
    "Other zero-rated food: at least 25 % natural fruit juice",
  ]),
  vector("fruit punch in the producer's pack", drink(6, 200, { of: "fruit", juicePercent: 10 }), "sweet-drink", [
    "carbonated",
    "Fruit-juice",
  ]),
  vector("a litre of iced tea", drink(1, 1000, { sweetened: true }), "basic-grocery", ["drinks", "par. (n): more than a single serving"]),
  vector("a can of iced tea", drink(1, 341, { sweetened: true }), "single-drink", ["drinks", "par. (n): single servings"]),
  vector("two litres of cola", drink(1, 2000, { carbonated: true, sweetened: true }), "carbonated-drink", [
    "soda",
    "soft drinks, soda pop",
  ]),
  vector("a case of cola", drink(12, 355, { carbonated: true, sweetened: true }), "carbonated-drink", ["act", "par. (c)"]),
  vector("kombucha", drink(1, 500, { carbonated: true, sweetened: true }), "carbonated-drink", ["soda", "kombucha"]),
  vector("sparkling juice", drink(1, 750, { ...juice, carbonated: true, sweetened: true }), "carbonated-drink", [
    "soda",
    "sparkling juices",
  ]),
  vector("carbonated mineral water", drink(1, 1000, { carbonated: true }), "sparkling-water", ["carbonated", "Carbonated beverages"]),

  vector("potato chips", snack("salty-snack"), "snack", ["act", "par. (f)"]),
  vector("cheese sticks and pretzels", snack("salty-snack"), "snack", ["groceries", "Taxable food and beverages: snacks"]),
  vector("popcorn", snack("popcorn"), "snack", ["groceries", "Taxable food and beverages: snacks"]),
  vector("popcorn in caramel", snack("popcorn", { coated: true }), "candy", ["act", "par. (e)"]),
  vector("salted peanuts", { is: "nuts", salted: true, coated: false }, "snack", ["act", "par. (g)"]),
  vector("plain almonds", { is: "nuts", salted: false, coated: false }, "basic-grocery", ["act", "par. (g): salted nuts or seeds"]),
  vector("almonds in chocolate", { is: "nuts", salted: false, coated: true }, "candy", ["act", "par. (e)"]),
  vector("granola bars, a dozen", snack("granola"), "snack", ["act", "par. (h)"]),
  vector("granola sold as a breakfast cereal", snack("granola", { cereal: true }), "basic-grocery", ["act", "par. (h)"]),
  vector("trail mix", snack("snack-mix"), "snack", ["act", "par. (i)"]),
  vector("fruit rolls", snack("fruit-snack"), "snack", ["act", "par. (l)"]),
  vector("a bar of chocolate", { is: "candy" }, "candy", ["act", "par. (e)"]),

  vector("ice cream of two litres", iceCream(1, 2000), "basic-grocery", ["memo", "par. 74 to 84"]),
  vector("ice cream of 500 ml", iceCream(1, 500), "basic-grocery", ["groceries", "Other zero-rated food: at least 500 mL or 500 g"]),
  vector("ice cream of 473 ml", iceCream(1, 473), "frozen-dessert", ["groceries", "Other zero-rated food: at least 500 mL or 500 g"]),
  vector("a box of ice cream sandwiches of 75 ml", iceCream(8, 75), "frozen-dessert", [
    "memo",
    "par. 74 to 84: packaged in single servings",
  ]),
  vector("ice lollies", { is: "ice-lolly" }, "frozen-dessert", ["act", "par. (j)"]),

  vector("five doughnuts", cake(5, 60), "sweet-baked-goods", ["memo", "par. 87"]),
  vector("six muffins", cake(6, 110), "basic-grocery", ["groceries", "Other zero-rated food: six or more individual portions"]),
  vector("four muffins", cake(4, 110), "sweet-baked-goods", ["counters", "quantities of more than five single servings"]),
  vector("a whole pie", cake(1, 800), "basic-grocery", ["counters", "for example, a whole pie"]),
  vector("a cake of 229 g", cake(1, 229), "sweet-baked-goods", ["memo", "par. 89: less than 230 grams"]),
  vector("a cake of 230 g", cake(1, 230), "basic-grocery", ["memo", "par. 89: less than 230 grams"]),
  vector("a banana loaf", cake(1, 450), "basic-grocery", ["memo", "Sweetened goods: banana or carrot loaf"]),
  vector("four chocolatines", bread(4, 80, true), "sweet-baked-goods", ["act", "par. (m): croissants with sweetened filling"]),
  vector("four plain croissants", bread(4, 65), "basic-grocery", ["act", "par. (m): not including bread products"]),
  vector("one bagel", bread(1, 90), "basic-grocery", ["act", "par. (m): not including bread products"]),
  vector("six filled croissants", bread(6, 80, true), "basic-grocery", ["act", "par. (m)"]),

  vector("a cup of pudding of 99 g", pudding(1, 99), "pudding", ["memo", "puddings: servings under 425 grams"]),
  vector("four cups of pudding", pudding(4, 99), "basic-grocery", ["groceries", "Other zero-rated food: more than one individual portion"]),
  vector("a can of pudding of 425 g", pudding(1, 425), "basic-grocery", ["memo", "puddings: servings under 425 grams"]),
  vector("cups of pudding sold one by one", pudding(2, 99, "seller"), "pudding", ["act", "par. (n)(ii)"]),

  vector("potato salad from the counter", { is: "salad", sealed: false }, "salad", ["act", "par. (o.1)"]),
  vector("canned bean salad", { is: "salad", sealed: true }, "basic-grocery", ["act", "par. (o.1): not canned or vacuum sealed"]),
  vector("a sandwich", { is: "sandwich", frozen: false }, "sandwich", ["act", "par. (o.2)"]),
  vector("a frozen sandwich", { is: "sandwich", frozen: true }, "basic-grocery", ["act", "par. (o.2): other than when frozen"]),
  vector("a platter of cheese or cold cuts", { is: "platter" }, "platter", ["act", "par. (o.3)"]),
  vector("dish soap, paper towels and candles", { is: "non-food" }, "non-food", ["stores", "Examples of Taxable Items"]),
];
