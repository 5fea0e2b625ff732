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
}

type Make = (en: string, fr: string, allergens?: readonly Allergen[], dislikes?: readonly string[]) => Ingredient;

const from =
  (source: Source): Make =>
  (en, fr, allergens = [], dislikes = []) => ({ name: words(en, fr), source, allergens, dislikes });

export const plant = from("plant");
export const animal = from("animal");
export const rennet = from("rennet");
export const meat = from("meat");
export const fish = from("fish");
