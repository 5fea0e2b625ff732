import type { OutputOf } from "@tablee/contracts/call";
import type { paymentSettings } from "@tablee/contracts/calls/settings-payment";

type Unpaid = OutputOf<typeof paymentSettings>["unpaid"][number];
interface DeclinedSentence {
  readonly key: "declinedRetry" | "declinedWaits";
  readonly at: NonNullable<Unpaid["nextAttemptAt"]>;
}

/** Describes the next payment of the first box, its card and time, once they are known. */
export function declinedSentence([first]: readonly Unpaid[]): DeclinedSentence | undefined {
  if (!first?.nextAttemptAt || first.charging) return undefined;
  return { key: first.hard ? "declinedWaits" : "declinedRetry", at: first.nextAttemptAt };
}
