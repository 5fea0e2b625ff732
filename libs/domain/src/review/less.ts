import { lessWanted, ratings } from "./vocabulary.ts";

/** A customer's ratings of products, with those that they want less of. */
export interface Rated {
  /** By SKU: the latest answer, 1 to 5, or `lessWanted`. */
  readonly ratings: Readonly<Record<string, number>>;
  /** The SKUs of which less is wanted, each with the answer that counts once this is undone; null where there is none. */
  readonly less: Readonly<Record<string, number | null>>;
}

export const unrated: Rated = { ratings: {}, less: {} };

/** True if a customer wants less of a product. */
export const isLessWanted = ({ less }: Pick<Rated, "less">, sku: string): boolean => Object.hasOwn(less, sku);

/** Less of a product is wanted: its answer waits, except that a product which is never wanted again stays so. */
export function wantingLess({ ratings: rated, less }: Rated, sku: string): Rated {
  if (isLessWanted({ less }, sku)) return { ratings: rated, less };
  return { ratings: { ...rated, [sku]: ratingWith(rated[sku]) }, less: { ...less, [sku]: rated[sku] ?? null } };
}

/** As much of a product is wanted as before: its latest answer counts again. */
export function wantingAsBefore({ ratings: rated, less }: Rated, sku: string): Rated {
  const { [sku]: answer, ...others } = less;
  if (answer === undefined) return { ratings: rated, less };
  const { [sku]: _, ...without } = rated;
  return { ratings: answer === null ? without : { ...without, [sku]: answer }, less: others };
}

/** A product was answered about; of one of which less is wanted, the answer waits. */
export function answered({ ratings: rated, less }: Rated, sku: string, answer: number): Rated {
  if (!isLessWanted({ less }, sku)) return { ratings: { ...rated, [sku]: answer }, less };
  return { ratings: { ...rated, [sku]: ratingWith(answer) }, less: { ...less, [sku]: answer } };
}

const ratingWith = (answer: number | undefined): number => (answer === ratings.never ? answer : lessWanted);
