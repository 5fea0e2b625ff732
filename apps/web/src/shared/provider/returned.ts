import type { OutputOf } from "@tablee/contracts/call";
import { authenticateIdToken, providerCallback } from "@tablee/contracts/calls/social";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { request } from "../api/request.ts";
import { type SignInIntent, takeIntent } from "./sign-in-intent.ts";

export type Outcome = OutputOf<typeof providerCallback>;

export interface Returned {
  readonly intent: SignInIntent;
  readonly outcome: Promise<Outcome>;
}

/** In memory only: a provider's answer counts once, and the page may be rendered twice. */
let held: { readonly hash: string; readonly returned: Returned } | undefined;

/** Sends the provider's answer, from the fragment, to the server, once; undefined if no provider sent the person here. */
export function bring(provider: SignInProvider, hash: string): Returned | undefined {
  if (hash === "" || held?.hash === hash) return held?.returned;
  const intent = takeIntent();
  const fields = Object.fromEntries(new URLSearchParams(hash));
  const outcome = request(providerCallback, { ...fields, provider, ...(intent === "settings" ? { settings: true } : {}) });
  held = { hash, returned: { intent, outcome } };
  return held.returned;
}

/** Brings the token that one tap gave this page to the server; the page that providers redirect back to continues from there. */
export function bringToken(credential: string): void {
  held = { hash: "", returned: { intent: "sign-in", outcome: request(authenticateIdToken, { credential }) } };
}
