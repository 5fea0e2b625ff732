import { type Due, idIn, type Timer } from "../due/vocabulary.ts";
import type { AccountId } from "../kernel/ids.ts";
import { type CorporatePlan, corporateAfter, corporateGrantAt } from "./corporate-plan.ts";
import type { CreditEvent } from "./events.ts";
import { type Grant, grantsAfter } from "./grants.ts";

interface Counted {
  /** The number of events so far: a due thing after a further event has a new step. */
  readonly changes: number;
}

/** The next expiry of an account's remaining credit. */
export const creditExpiryTimer: Timer<CreditEvent, never, Counted & { readonly grants: readonly Grant[] }> = {
  ignores: [],
  subjects: (_, recorded) => [idIn(recorded)],
  evolve: ({ changes, grants } = { changes: 0, grants: [] }, event) => ({ changes: changes + 1, grants: grantsAfter(grants, event) }),
  dueOf({ changes, grants }, subject): Due | undefined {
    const ends = grants.flatMap(({ leftCents, expiresAt }) => (leftCents > 0 && expiresAt !== null ? [expiresAt] : []));
    const at = ends.toSorted()[0];
    return at === undefined ? undefined : { kind: "credit-expiry", at, accountId: subject as AccountId, step: changes };
  },
};

/** The next monthly credit from an employer or partner. */
export const corporateCreditTimer: Timer<CreditEvent, never, Counted & { readonly plan?: CorporatePlan | undefined }> = {
  ignores: [],
  subjects: (_, recorded) => [idIn(recorded)],
  evolve: ({ changes, plan } = { changes: 0 }, event) => ({ changes: changes + 1, plan: corporateAfter(plan, event) }),
  dueOf: ({ changes, plan }, subject): Due | undefined =>
    plan && { kind: "corporate-credit", at: corporateGrantAt(plan), accountId: subject as AccountId, step: changes },
};
