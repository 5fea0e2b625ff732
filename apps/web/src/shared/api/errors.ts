import { CallError } from "@tablee/contracts/client";
import type { Language } from "@tablee/domain/kernel/place/region";
import { formatUntil } from "@tablee/ui/format/dates";
import { bothInstants } from "./past-cutoff.ts";

const noAnswer = {
  en: "We could not reach our kitchen. Check your connection and try again.",
  fr: "Nous n’arrivons pas à joindre notre cuisine. Vérifiez votre connexion et réessayez.",
};
const unknown = { en: "Something went wrong, try again later.", fr: "Une erreur s’est produite, réessayez plus tard." };

/** Rounded up, so that a wait is never made to look shorter than it is. */
const waits = {
  en: (seconds: number) => `Too many attempts. You can try again ${formatUntil(Math.ceil(seconds / 60) * 60, "en")}.`,
  fr: (seconds: number) => `Trop de tentatives. Vous pourrez réessayer ${formatUntil(Math.ceil(seconds / 60) * 60, "fr")}.`,
};

export const codeOf = (error: unknown): string | undefined => (error instanceof CallError ? error.code : undefined);

/**
 * Describes a failed call: the server's own words if there are any, in the page's language, with the time if it was too late.
 * `unnamed` is the fallback without a known reason.
 */
export function sentenceOf(error: unknown, language: Language, unnamed = unknown[language]): string {
  if (!(error instanceof CallError)) return unnamed;
  if (error.status === 0) return noAnswer[language];
  const wait = error.body.details?.retryAfterSeconds;
  if (error.code === "too-many-attempts" && typeof wait === "number") return waits[language](wait);
  if (error.body.message === "" || error.code === "server-error") return unnamed;
  return [error.body.message, bothInstants(error.body, language)].filter(Boolean).join(" ");
}

/** The fields that the server found wrong, by their path. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof CallError ? (error.body.fields ?? []).map((field) => [field.path, field.message]) : []);
