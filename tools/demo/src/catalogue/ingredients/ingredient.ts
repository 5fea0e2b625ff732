import { Allergen } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { words } from "../words.ts";

/** 'animal' is neither meat nor fish: milk, eggs, honey; 'rennet' is cheese set with that of a calf or lamb. */
const sources = ["meat", "fish", "rennet", "animal", "plant"] as const;

const row = {
  /** English and French. */
  name: z.tuple([z.string().min(1), z.string().min(1)]).transform((name) => words(...name)),
  /** Tags by which customers exclude it for good. */
  dislikes: z.array(z.string()).readonly().default([]),
  /** Protein and cut, of an ingredient that a dish can be built around. */
  main: z
    .tuple([z.string(), z.string()])
    .transform(([protein, cut]) => ({ protein, cut }))
    .optional(),
};

export const Simple = z.strictObject({
  name: row.name,
  source: z.enum(sources).default("plant"),
  allergens: z.array(Allergen).readonly().default([]),
  dislikes: row.dislikes,
  /** It sweetens food: with sugar or another sweetener, or with the juice of fruit. */
  sweetens: z.enum(["sweetener", "fruit"]).optional(),
  main: row.main,
});

/** A compound that we buy ready-made, with the ids of its parts, from which its allergens and its source follow. */
export const Compound = z.strictObject({ ...row, of: z.array(z.string()).min(2) });

export interface Ingredient extends Readonly<z.infer<typeof Simple>> {
  /** The parts of a compound. */
  readonly recipe?: readonly Ingredient[];
}

export function compoundOf({ name, dislikes, main }: z.infer<typeof Compound>, recipe: readonly Ingredient[]): Ingredient {
  const source = sources.find((each) => recipe.some((part) => part.source === each))!;
  return { name, source, allergens: [...new Set(recipe.flatMap((part) => part.allergens))], dislikes, ...(main && { main }), recipe };
}
