import type { OutputOf } from "@tablee/contracts/call";
import type { accountIndex } from "@tablee/contracts/calls/account";
import type { Grant } from "@tablee/domain/credit/grants";
import { addMs, type Instant, type PlainDate } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { creditLeftOf, creditUseOf } from "@tablee/projections/credit/queries";

/** The last day on which credit can be spent: the instant itself is the midnight that ends it. */
export const lastDayOf = (expiresAt: Instant): PlainDate => businessDay(addMs(expiresAt, -1));

/** The credit that an account can spend at an instant, the value that it had, and what expires next. */
export function creditAtHand(grants: readonly Grant[], at: Instant): OutputOf<typeof accountIndex>["credit"] {
  const { valueCents, expiring } = creditUseOf(grants, at);
  return {
    ...creditLeftOf(grants, at),
    valueCents,
    expiring: expiring && { cents: expiring.cents, on: lastDayOf(expiring.at) },
  };
}
