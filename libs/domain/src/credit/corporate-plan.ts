import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import { idFrom } from "../kernel/ids.ts";
import type { Cents } from "../kernel/money.ts";
import { policyOn } from "../kernel/policy.ts";
import type { Instant, PlainDate } from "../kernel/time.ts";
import { businessZone, toInstant, toLocal } from "../kernel/zones/zones.ts";
import { corporatePlanPolicies } from "./corporate-plans.ts";
import type { CreditEvent } from "./events.ts";

/** A fixed monthly credit that an employer or partner gives an account on the first of each month, Toronto time, until an end date. */
export interface CorporatePlan {
  readonly plan: string;
  readonly cents: Cents;
  /** The last day on which it may give. */
  readonly until: PlainDate;
  /** The first of the month on which it gives next. */
  readonly next: PlainDate;
}

export type CorporateCommand =
  | {
      readonly type: "GiveCorporatePlan";
      readonly accountId: AccountId;
      readonly plan: string;
      readonly cents: Cents;
      readonly until: PlainDate;
      readonly at: Instant;
    }
  | { readonly type: "EndCorporatePlan"; readonly at: Instant }
  /** A first of the month has come, or several since the last time. */
  | { readonly type: "GrantCorporateCredit"; readonly accountId: AccountId; readonly at: Instant };

/** Returns the instant at which a plan gives next: the start of that day in Toronto. */
export const corporateGrantAt = ({ next }: CorporatePlan): Instant => toInstant(businessZone, next, "00:00");

export function decideCorporate(command: CorporateCommand, held: CorporatePlan | undefined): readonly CreditEvent[] | Refusal {
  switch (command.type) {
    case "GiveCorporatePlan": {
      const { accountId, plan, cents, until, at } = command;
      const today = toLocal(businessZone, at).date;
      if (!policyOn(corporatePlanPolicies, today).plans.some(({ id }) => id === plan)) return refuse("corporate-plan-unknown", { plan });
      const firstOn = monthAfter(today);
      if (until < firstOn) return refuse("expiry-passed", { until, firstOn });
      if (held?.plan === plan && held.cents === cents && held.until === until) return [];
      // The earlier plan gives the months that have begun, where it is replaced before its worker has run.
      const begun = held ? grants(accountId, held, at).events : [];
      return [...begun, { type: "CorporatePlanGiven", data: { plan, cents, until, firstOn, givenAt: at } }];
    }
    case "EndCorporatePlan":
      return held ? [{ type: "CorporatePlanEnded", data: { endedAt: command.at } }] : [];
    case "GrantCorporateCredit": {
      if (!held) return [];
      const { events, next } = grants(command.accountId, held, command.at);
      return next > held.until ? [...events, { type: "CorporatePlanEnded", data: { endedAt: command.at } }] : events;
    }
  }
}

/** Returns a grant for each month that has begun, and the first of the month after them. */
function grants(
  accountId: AccountId,
  held: CorporatePlan,
  at: Instant,
): { readonly events: readonly CreditEvent[]; readonly next: PlainDate } {
  const { plan, cents, until } = held;
  const events: CreditEvent[] = [];
  let { next } = held;
  for (; next <= until && toInstant(businessZone, next, "00:00") <= at; next = monthAfter(next)) {
    const grantId = idFrom("corporate-plan", accountId, next);
    const name = nameOf(plan, next);
    events.push({ type: "CreditGranted", data: { grantId, kind: "promotional", source: "corporate-plan", name, cents, grantedAt: at } });
  }
  return { events, next };
}

function nameOf(plan: string, date: PlainDate): string {
  const known = policyOn(corporatePlanPolicies, date).plans.find(({ id }) => id === plan);
  return known ? `${known.name.en} / ${known.name.fr}` : plan;
}

/** Returns the plan after an event of the account's credit; each grant advances it by a month. */
export function corporateAfter(held: CorporatePlan | undefined, event: CreditEvent): CorporatePlan | undefined {
  switch (event.type) {
    case "CorporatePlanGiven": {
      const { plan, cents, until, firstOn: next } = event.data;
      return { plan, cents, until, next };
    }
    case "CorporatePlanEnded":
      return undefined;
    case "CreditGranted":
      return held && event.data.source === "corporate-plan" ? { ...held, next: monthAfter(held.next) } : held;
    case "CreditReserved":
    case "CreditSpent":
    case "CreditReleased":
    case "CreditReturned":
    case "CreditExpired":
    case "CreditWithdrawn":
      return held;
    default:
      return never(event);
  }
}

/** The first day of the month after a date's. */
function monthAfter(date: PlainDate): PlainDate {
  const [year, month] = date.split("-").map(Number) as [number, number];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}
