import { setLanguage } from "@tablee/contracts/calls/sessions";
import { LOCALE_FRAGMENT } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import { redirect } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { request, sessionQuery } from "../api/request.ts";
import { builtFor, i18n, speak } from "../i18n/i18n.ts";
import { type Carried, keepCarried } from "./carried-code.ts";
import { documentPath, inLanguage, languageOf } from "./paths.ts";

export interface Visit {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly hash: string;
}

const isLanguage = (value: unknown): value is Language => value === "en" || value === "fr";

/**
 * Runs before each navigation: sets the language of the address, handles `?locale=`, which the server turns into a fragment, and keeps
 * the code or referral from a link. A language that was asked for is saved first: a client's own language leads elsewhere otherwise.
 * A page in the other language is loaded as a new document, since this build has the words of one; its promise never resolves.
 */
export function prepareVisit({ pathname, search, hash }: Visit): Promise<never> | undefined {
  const language = languageOf(pathname, i18n.language === "fr" ? "fr" : "en");
  const { locale = hash === LOCALE_FRAGMENT ? language : undefined, discount_code: discountCode, code, ...rest } = search;
  const carried = carriedBy({ discountCode: discountCode ?? code, referral: rest.r, referralId: rest.rid });
  if (Object.keys(carried).length > 0) void keepCarried(carried);
  if (isLanguage(locale)) {
    return saveLanguage(locale).then(() => {
      throw redirect({ to: inLanguage(pathname, locale), search: rest, replace: true });
    });
  }
  if (builtFor !== undefined && language !== builtFor) return loadWhole(pathname);
  speak(language);
  return undefined;
}

/** Loads the address that the router has gone to, once the language is saved: leaving the page would cut the request off. */
function loadWhole(pathname: string): Promise<never> {
  void saving.finally(() => {
    const path = documentPath(pathname, location);
    if (path === undefined) location.reload();
    else location.replace(path + location.search + location.hash);
  });
  return new Promise(() => {});
}

let saving: Promise<void> = Promise.resolve();

const carriedBy = (values: Record<keyof Carried, unknown>): Carried =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

/** The longest time that the page in the other language waits for a server that does not answer. */
const SAVING_MS = 5_000;

/** Remembers the language for the session and, when signed in, for the client. */
export function saveLanguage(language: Language): Promise<void> {
  saving = save(language);
  return saving;
}

async function save(language: Language): Promise<void> {
  try {
    const { client } = await queryClient.ensureQueryData(sessionQuery);
    const input = client === null ? { language } : { clientId: client.clientId, language };
    await request(setLanguage, input, { signal: AbortSignal.timeout(SAVING_MS) });
    queryClient.setQueryData(sessionQuery.queryKey, (held) => held && { ...held, locale: language });
  } catch {
    // The address already speaks the language; only later mails would not.
  }
}
