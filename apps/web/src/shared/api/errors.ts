import { CallError } from "@tablee/contracts/client";
import { REQUIRE_LOGIN } from "@tablee/contracts/errors";
import type { Language } from "@tablee/domain/kernel/place/region";
import { type Text, textIn } from "@tablee/domain/kernel/words";
import { formatUntil } from "@tablee/ui/format/times";
import { bothInstants } from "./past-cutoff.ts";

const noAnswer: Text = [
  "We could not reach our kitchen. Please try again in a moment.",
  "Nous n’arrivons pas à joindre notre cuisine. Réessayez dans un instant.",
];
const unknown: Text = ["Something went wrong, try again later.", "Une erreur s’est produite, réessayez plus tard."];
const ended: Text = ["You were signed out. Log in to go on.", "Votre session est terminée. Connectez-vous pour continuer."];
const wait: Text = ["You can try again {{when}}.", "Vous pourrez réessayer {{when}}."];
const noCookies: Text = [
  "Your browser refuses cookies, without which nothing can be kept or bought here. Allow them for this site, then reload the page.",
  "Votre navigateur refuse les témoins (cookies), sans lesquels rien ne peut être gardé ni acheté ici. Permettez-les pour ce site, puis rechargez la page.",
];

/** Rounded up, so that a wait is never made to look shorter than it is. */
const waitOf = (seconds: unknown, language: Language): string =>
  typeof seconds === "number" ? textIn(wait, language).replace("{{when}}", formatUntil(Math.ceil(seconds / 60) * 60, language)) : "";

/**
 * Describes a failed call: the server's own words if there are any, in the page's language, with the time if it was too late.
 * `unnamed` is the fallback without a known reason.
 */
export function sentenceOf(error: unknown, language: Language, unnamed = textIn(unknown, language)): string {
  if (!(error instanceof CallError)) return unnamed;
  if (error.code === "no-answer") return textIn(noAnswer, language);
  if ((error.code === REQUIRE_LOGIN || error.code === "csrf-refused") && globalThis.navigator?.cookieEnabled === false)
    return textIn(noCookies, language);
  if (error.code === REQUIRE_LOGIN) return textIn(ended, language);
  const { message, details } = error.body;
  if (message === "" || error.code === "server-error") return unnamed;
  return [message, bothInstants(error.body, language), waitOf(details?.retryAfterSeconds, language)].filter(Boolean).join(" ");
}

/** The fields that the server found wrong, by their path. */
export const fieldErrors = (error: unknown): ReadonlyMap<string, string> =>
  new Map(error instanceof CallError ? (error.body.fields ?? []).map((field) => [field.path, field.message]) : []);
