import { CallError } from "@tablee/contracts/client";
import type { Language } from "@tablee/domain/kernel/region";
import { bothInstants } from "./past-cutoff.ts";

const noAnswer = {
  en: "We could not reach our kitchen. Check your connection and try again.",
  fr: "Nous n’arrivons pas à joindre notre cuisine. Vérifiez votre connexion et réessayez.",
};
const unknown = { en: "Something went wrong, try again later.", fr: "Une erreur s’est produite, réessayez plus tard." };

export const codeOf = (error: unknown): string | undefined => (error instanceof CallError ? error.code : undefined);

/**
 * What to tell a person about a failed call: the server's own words where there are any, in the page's language, and when it came
 * too late. `unnamed` is said where there is no reason to be told.
 */
export function sentenceOf(error: unknown, language: Language, unnamed = unknown[language]): string {
  if (!(error instanceof CallError)) return unnamed;
  if (error.status === 0) return noAnswer[language];
  if (error.body.message === "" || error.code === "server-error") return unnamed;
  return [error.body.message, bothInstants(error.body, language)].filter(Boolean).join(" ");
}

/** The fields that the server found wrong, by their path. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof CallError ? (error.body.fields ?? []).map((field) => [field.path, field.message]) : []);
