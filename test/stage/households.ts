import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSpares, type SpareHousehold } from "@tablee/demo/spares";
import type { Language } from "@tablee/domain/kernel/place/region";
import { type Customer, signedIn, signUp } from "./people.ts";

/** The households that a stage starts with, by language: more than any spec takes. */
const NUMBERS: Readonly<Record<Language, number>> = { fr: 8, en: 3 };
const RECIPES = 3;

/** The past that a stage starts with, as a file keeps it. */
interface Kept {
  /** The sign-ins of its households. */
  readonly households: readonly (Pick<SpareHousehold, "language"> & { readonly email: string })[];
  /** Position of its last event. */
  readonly head: string;
}

const fileIn = (dir: string): string => join(dir, "past.json");
const keptIn = (dir: string): Kept | undefined =>
  existsSync(fileIn(dir)) ? (JSON.parse(readFileSync(fileIn(dir), "utf8")) as Kept) : undefined;

/** The households that stages start with. */
export const stageHouseholds = (): readonly SpareHousehold[] =>
  makeSpares(
    (["fr", "en"] as const).flatMap((language) => Array.from({ length: NUMBERS[language] }, () => ({ language, recipes: RECIPES }))),
  );

/** Keeps in a folder the facts that specs need of the past in its log. */
export function keepPast(dir: string, households: readonly SpareHousehold[], head: bigint): void {
  const kept: Kept = { households: households.map(({ language, person }) => ({ language, email: person.email })), head: String(head) };
  writeFileSync(fileIn(dir), JSON.stringify(kept));
}

/** Returns the position of the last event that a folder's log held when the past was written down. */
export const headOfPast = (dir: string): bigint | undefined => {
  const kept = keptIn(dir);
  return kept && BigInt(kept.head);
};

/** Hands out the households kept in a folder, each once and signed in, and signs up a new one if there is none left. */
export function householdsOf(url: string, dir: string) {
  const left = [...(keptIn(dir)?.households ?? [])];
  return async (language: Language = "fr"): Promise<Customer> => {
    const index = left.findIndex((household) => household.language === language);
    const [kept] = index < 0 ? [] : left.splice(index, 1);
    return kept ? signedIn(url, kept) : signUp(url, { language });
  };
}
