import { createClient } from "@tablee/contracts/client";
import { browserStore } from "@tablee/contracts/positions";
import { currentLanguage } from "../i18n/language.ts";
import { freshness } from "./freshness.ts";

const listeners = new Set<() => void>();
let csrfToken: string | undefined;

/** The CSRF token of changing calls; it comes with the session. */
export function rememberCsrfToken(token: string): void {
  csrfToken = token;
}

/** Calls back whenever the server demands a sign-in; returns how to stop. */
export function onSignInRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const api = createClient({
  baseUrl: "",
  language: currentLanguage,
  csrfToken: () => csrfToken,
  positions: browserStore(),
  onPending: (pending) => freshness.name(pending),
  onRequireLogin: () => {
    for (const listener of listeners) listener();
  },
});
