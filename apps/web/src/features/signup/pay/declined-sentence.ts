import type { OutputOf } from "@tablee/contracts/call";
import type { paymentSettings } from "@tablee/contracts/calls/settings-payment";

type Unpaid = OutputOf<typeof paymentSettings>["unpaid"][number];
type DeclinedSentence = { readonly key: "declined"; readonly at?: undefined } | Dated;
interface Dated {
  readonly key: "declinedRetry" | "declinedWaits";
  readonly at: NonNullable<Unpaid["nextAttemptAt"]>;
}

/** Describes the next payment of the first box, its card and time, as far as known. */
export function declinedSentence([first]: readonly Unpaid[]): DeclinedSentence {
  if (!first?.nextAttemptAt || first.charging) return { key: "declined" };
  return { key: first.hard ? "declinedWaits" : "declinedRetry", at: first.nextAttemptAt };
}
