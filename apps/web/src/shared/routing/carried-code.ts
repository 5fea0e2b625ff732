import type { SentInputOf } from "@tablee/contracts/call";
import { saveDiscountAndReferral } from "@tablee/contracts/calls/sessions";
import { refreshAfter } from "@tablee/ui/app/refresh";
import { freshness } from "../api/freshness.ts";
import { queryClient } from "../api/query-client.ts";
import { reloadSession, request } from "../api/request.ts";

/** The code and the referral of a link. */
export type Carried = SentInputOf<typeof saveDiscountAndReferral>;

let kept: string | undefined;

/** The links whose codes are still on their way to the server, in the order in which they were opened. */
const underWay = new Set<Carried>();

/** Keeps it on the server for the sign-up; an unknown code is dropped silently, as the visitor did not type it. */
export async function keepCarried(carried: Carried): Promise<void> {
  const text = JSON.stringify(carried);
  if (kept === text) return;
  kept = text;
  if (carried.discountCode) underWay.add(carried);
  try {
    const { discountCode } = await request(saveDiscountAndReferral, carried);
    if (discountCode === null) return;
    await reloadSession();
    await refreshAfter(queryClient, { acts: [saveDiscountAndReferral] }, freshness);
  } catch {
    // Nothing to tell: the link still works without its code.
  } finally {
    // Other links have answers of their own.
    underWay.delete(carried);
  }
}

/** The code of a link that is still on its way to the server: who continues at once to the sign-up keeps it. */
export const carriedCode = (): string | undefined => [...underWay].at(-1)?.discountCode ?? undefined;
