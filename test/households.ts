import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/region";
import { type Customer, customerWith, signUp } from "./people.ts";

/** What a stage begins with, by language: more than any spec takes. */
const NUMBERS: Readonly<Record<Language, number>> = { fr: 8, en: 3 };

/** A household as a file keeps it. */
interface Kept {
  readonly language: Language;
  readonly email: string;
  readonly firstOrderId: OrderId;
  readonly cookies: readonly (readonly [string, string])[];
}

const fileIn = (dir: string): string => join(dir, "households.json");

/** Signs households up over HTTP, one after another. */
export async function signUpHouseholds(url: string): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const language of ["fr", "en"] as const)
    for (let n = 0; n < NUMBERS[language]; n++) {
      const { email, firstOrderId, jar } = await signUp(url, { language });
      kept.push({ language, email, firstOrderId, cookies: [...jar] });
    }
  return kept;
}

export const keepHouseholds = (dir: string, households: readonly Kept[]): void =>
  writeFileSync(fileIn(dir), JSON.stringify(households), { mode: 0o600 });

/** Hands out the households kept in a folder, each once, and signs up a new one where there is none left. */
export function householdsOf(url: string, dir: string) {
  const left = existsSync(fileIn(dir)) ? (JSON.parse(readFileSync(fileIn(dir), "utf8")) as Kept[]) : [];
  return async (language: Language = "fr"): Promise<Customer> => {
    const index = left.findIndex((household) => household.language === language);
    const [kept] = index < 0 ? [] : left.splice(index, 1);
    return kept ? customerWith(url, kept) : signUp(url, { language });
  };
}
