import { CallError } from "@tablee/contracts/client";
import type { Language } from "@tablee/domain/kernel/region";

const noAnswer = {
  en: "We could not reach our kitchen. Check your connection and try again.",
  fr: "Nous n’arrivons pas à joindre notre cuisine. Vérifiez votre connexion et réessayez.",
};
const unknown = { en: "Something went wrong, try again later.", fr: "Une erreur s’est produite, réessayez plus tard." };

export const codeOf = (error: unknown): string | undefined => (error instanceof CallError ? error.code : undefined);

/** What to tell a person about a failed call: the server's own words where there are any, in the page's language. */
export function sentenceOf(error: unknown, language: Language): string {
  if (!(error instanceof CallError)) return unknown[language];
  if (error.status === 0) return noAnswer[language];
  return error.body.message === "" || error.code === "server-error" ? unknown[language] : error.body.message;
}

/** The fields that the server found wrong, by their path. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof CallError ? (error.body.fields ?? []).map((field) => [field.path, field.message]) : []);
