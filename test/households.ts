import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSpares, type SpareHousehold } from "@tablee/demo/spares";
import type { Language } from "@tablee/domain/kernel/region";
import { type Customer, signedIn, signUp } from "./people.ts";

/** What a stage begins with, by language: more than any spec takes. */
const NUMBERS: Readonly<Record<Language, number>> = { fr: 8, en: 3 };
const RECIPES = 3;

/** A household as a file keeps it. */
type Kept = Pick<SpareHousehold, "language"> & { readonly email: string };

const fileIn = (dir: string): string => join(dir, "households.json");

/** The households that stages begin with. */
export const stageHouseholds = (): readonly SpareHousehold[] =>
  makeSpares(
    (["fr", "en"] as const).flatMap((language) => Array.from({ length: NUMBERS[language] }, () => ({ language, recipes: RECIPES }))),
  );

/** Keeps in a folder how households that live in its log sign in. */
export const keepHouseholds = (dir: string, households: readonly SpareHousehold[]): void =>
  writeFileSync(fileIn(dir), JSON.stringify(households.map(({ language, person }): Kept => ({ language, email: person.email }))));

/** Hands out the households kept in a folder, each once and signed in, and signs up a new one where there is none left. */
export function householdsOf(url: string, dir: string) {
  const left = existsSync(fileIn(dir)) ? (JSON.parse(readFileSync(fileIn(dir), "utf8")) as Kept[]) : [];
  return async (language: Language = "fr"): Promise<Customer> => {
    const index = left.findIndex((household) => household.language === language);
    const [kept] = index < 0 ? [] : left.splice(index, 1);
    return kept ? signedIn(url, kept) : signUp(url, { language });
  };
}
