import type { SentInputOf } from "@tablee/contracts/call";
import { saveDiscountAndReferral, setLanguage } from "@tablee/contracts/calls/sessions";
import type { Language } from "@tablee/domain/kernel/place/region";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { freshness } from "../api/freshness.ts";
import { queryClient } from "../api/query-client.ts";
import { reloadSession, request, sessionQuery } from "../api/request.ts";

/** The code and the referral of a link. */
export type Carried = SentInputOf<typeof saveDiscountAndReferral>;

let kept: string | undefined;

/** Keeps it on the server for the sign-up; an unknown code is dropped silently, as the visitor did not type it. */
export async function keepCarried(carried: Carried): Promise<void> {
  const text = JSON.stringify(carried);
  if (kept === text) return;
  kept = text;
  try {
    const { discountCode } = await request(saveDiscountAndReferral, carried);
    if (discountCode === null) return;
    await reloadSession();
    await refreshAfter(queryClient, { acts: [saveDiscountAndReferral] }, freshness);
  } catch {
    // Nothing to tell: the link still works without its code.
  }
}

/** The longest time that the page in the other language waits for a server that does not answer. */
const SAVING_MS = 5_000;

/** Remembers the language for the session and, when signed in, for the client. */
export async function keepLanguage(language: Language): Promise<void> {
  try {
    const { client } = await queryClient.ensureQueryData(sessionQuery);
    const input = client === null ? { language } : { clientId: client.clientId, language };
    await request(setLanguage, input, { signal: AbortSignal.timeout(SAVING_MS) });
    queryClient.setQueryData(sessionQuery.queryKey, (held) => held && { ...held, locale: language });
  } catch {
    // The address already speaks the language; only later mails would not.
  }
}
