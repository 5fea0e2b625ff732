import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import type { Words } from "../types.ts";
import { words } from "../words.ts";

/** 'animal' is neither meat nor fish: milk, eggs, honey; 'rennet' is cheese set with that of a calf or lamb. */
export type Source = "plant" | "animal" | "rennet" | "meat" | "fish";

export interface Ingredient {
  readonly name: Words;
  readonly source: Source;
  readonly allergens: readonly Allergen[];
  readonly dislikes: readonly string[];
  /** It sweetens food: with sugar or another sweetener, or with the juice of fruit. */
  readonly sweetens?: "sweetener" | "fruit";
  /** The parts of a compound. */
  readonly recipe?: readonly Ingredient[];
}

type Make = (en: string, fr: string, allergens?: readonly Allergen[], dislikes?: readonly string[]) => Ingredient;

const from =
  (source: Source): Make =>
  (en, fr, allergens = [], dislikes = []) => ({ name: words(en, fr), source, allergens, dislikes });

export const plant = from("plant");
/** A sweetener, of a plant or of an animal. */
export const sweetener = (en: string, fr: string, source: Source = "plant"): Ingredient => ({
  ...from(source)(en, fr),
  sweetens: "sweetener",
});
export const fruit: Make = (...facts) => ({ ...plant(...facts), sweetens: "fruit" });
export const animal = from("animal");
export const rennet = from("rennet");
export const meat = from("meat");
export const fish = from("fish");

/** A compound that we buy ready-made, with the recipe that its allergens and its source follow from. */
export function compound(en: string, fr: string, recipe: readonly Ingredient[], dislikes: readonly string[] = []): Ingredient {
  const source = (["meat", "fish", "rennet", "animal"] as const).find((each) => recipe.some((part) => part.source === each)) ?? "plant";
  return { name: words(en, fr), source, allergens: [...new Set(recipe.flatMap((part) => part.allergens))], dislikes, recipe };
}
