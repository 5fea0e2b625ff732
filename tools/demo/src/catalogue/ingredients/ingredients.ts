import { z } from "zod";
import bakeryPastaAndSpices from "../../../catalogue/ingredients/bakery-pasta-spices.json" with { type: "json" };
import compounds from "../../../catalogue/ingredients/compounds.json" with { type: "json" };
import dairyAndEggs from "../../../catalogue/ingredients/dairy-eggs.json" with { type: "json" };
import meatAndFish from "../../../catalogue/ingredients/meat-fish.json" with { type: "json" };
import pantry from "../../../catalogue/ingredients/pantry.json" with { type: "json" };
import parts from "../../../catalogue/ingredients/parts.json" with { type: "json" };
import produce from "../../../catalogue/ingredients/produce.json" with { type: "json" };
import { Compound, compoundOf, type Ingredient, Simple } from "./ingredient.ts";

const simple = { ...meatAndFish, ...dairyAndEggs, ...produce, ...pantry, ...bakeryPastaAndSpices };

export type IngredientId = keyof typeof simple | keyof typeof compounds;

/** Every ingredient by its id, with the parts of compounds that are in no dish under their own name. */
const all = new Map<string, Ingredient>(Object.entries(z.record(z.string(), Simple).parse({ ...simple, ...parts })));
for (const [id, compound] of Object.entries(z.record(z.string(), Compound).parse(compounds)))
  all.set(id, compoundOf(compound, partsOf(id, compound.of)));

/** A compound's parts: simple ingredients, and compounds of earlier rows. */
function partsOf(id: string, of: readonly string[]): readonly Ingredient[] {
  return of.map((part) => {
    const found = all.get(part);
    if (found === undefined) throw new Error(`${id} is made of ${part}, which is no ingredient, or a compound of a later row`);
    return found;
  });
}

/** Every ingredient of the catalogue, from which a product's allergens, exclusions and diets follow. */
export const ingredients = Object.fromEntries(Object.keys({ ...simple, ...compounds }).map((id) => [id, all.get(id)])) as Readonly<
  Record<IngredientId, Ingredient>
>;
