import { bakeryPastaAndSpices } from "./bakery-pasta-spices.ts";
import { compounds } from "./compounds.ts";
import { dairyAndEggs } from "./dairy-eggs.ts";
import type { Ingredient } from "./ingredient.ts";
import { meatAndFish } from "./meat-fish.ts";
import { pantry } from "./pantry.ts";
import { produce } from "./produce.ts";

const dictionary = { ...meatAndFish, ...dairyAndEggs, ...produce, ...pantry, ...bakeryPastaAndSpices, ...compounds };

export type IngredientId = keyof typeof dictionary;

/** Every ingredient of the catalogue, from which a product's allergens, exclusions and diets follow. */
export const ingredients: Readonly<Record<IngredientId, Ingredient>> = dictionary;
