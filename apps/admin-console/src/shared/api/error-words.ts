import { CallError } from "@tablee/contracts/client";
import { isErrorCode, REQUIRE_LOGIN, wordsOf } from "@tablee/contracts/errors";
import { type Text, textIn } from "@tablee/domain/kernel/words";
import { currentLanguage } from "../i18n/language.ts";

const noAnswer: Text = [
  "The server did not answer. Check the connection and try again.",
  "Le serveur n’a pas répondu. Vérifiez la connexion et réessayez.",
];
const sessionEnded: Text = [
  "Your session has ended. Sign in, then try again.",
  "Votre session a pris fin. Connectez-vous, puis recommencez.",
];

/** Describes a failed call in the page's language. */
export function errorWords(error: unknown): string {
  const language = currentLanguage();
  if (!(error instanceof CallError)) return wordsOf("server-error", language);
  if (error.code === "no-answer") return textIn(noAnswer, language);
  if (error.code === REQUIRE_LOGIN) return textIn(sessionEnded, language);
  return isErrorCode(error.code) ? wordsOf(error.code, language) : error.message;
}

export const codeOf = (error: unknown): string | undefined => (error instanceof CallError ? error.code : undefined);
