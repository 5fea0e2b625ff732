import { type Due, idIn, type Timer } from "../due/vocabulary.ts";
import type { AccountId } from "../kernel/ids.ts";
import { type CorporatePlan, corporateAfter, corporateGrantAt } from "./corporate-plan.ts";
import type { CreditEvent } from "./events.ts";
import { type Grant, grantsAfter } from "./grants.ts";

interface Counted {
  /** Events so far: a due thing after another event is another step. */
  readonly changes: number;
}

/** The next expiry of what is left of an account's credit. */
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

/** The next credit that an employer or a partner gives. */
export const corporateCreditTimer: Timer<CreditEvent, never, Counted & { readonly plan?: CorporatePlan | undefined }> = {
  ignores: [],
  subjects: (_, recorded) => [idIn(recorded)],
  evolve: ({ changes, plan } = { changes: 0 }, event) => ({ changes: changes + 1, plan: corporateAfter(plan, event) }),
  dueOf: ({ changes, plan }, subject): Due | undefined =>
    plan && { kind: "corporate-credit", at: corporateGrantAt(plan), accountId: subject as AccountId, step: changes },
};
