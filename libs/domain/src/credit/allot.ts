import { type Cents, cents, min, sum, zero } from "../kernel/money.ts";
import { compareCodes } from "../kernel/text/collation.ts";
import type { Instant } from "../kernel/time.ts";
import { givenSources, type SourceAmount } from "./sources.ts";
import type { CreditKind, CreditSource } from "./vocabulary.ts";

/** The part of a grant that can still be spent. In cents. */
export interface SpendableGrant {
  readonly kind: CreditKind;
  readonly source?: CreditSource;
  readonly leftCents: Cents;
  readonly expiresAt?: Instant | null | undefined;
}

/** In cents. */
export interface Spendable {
  readonly promotionalCents: Cents;
  readonly purchasedCents: Cents;
  /** The sources of the promotional part, in the order of its spending, where they are known. */
  readonly promotionalSources?: SourceAmount[];
}

/** A future order: when credit is reserved for it, and how much of the remaining credit it takes. */
export interface OrderToPay {
  readonly key: string;
  readonly lockAt: Instant;
  takes(credit: Spendable): Spendable;
}

/**
 * An account's orders share its credit: they take it in the order in which they lock, as the locks themselves will, and credit
 * that expires before a lock is not available to it. Returns the credit available to each order when it locks.
 */
export function allotCredit(grants: readonly SpendableGrant[], orders: readonly OrderToPay[]): ReadonlyMap<string, Spendable> {
  let left = [...grants].sort((one, other) => compareCodes(one.expiresAt ?? "9999", other.expiresAt ?? "9999"));
  const allotted = new Map<string, Spendable>();
  for (const order of orders.toSorted((one, other) => compareCodes(one.lockAt, other.lockAt))) {
    const isThere = (grant: SpendableGrant) => !grant.expiresAt || grant.expiresAt > order.lockAt;
    const total = (kind: CreditKind) => sum(left.flatMap((grant) => (grant.kind === kind && isThere(grant) ? [grant.leftCents] : [])));
    const credit = { promotionalCents: total("promotional"), purchasedCents: total("purchased") };
    const promotionalSources = givenSources(left.filter(isThere));
    allotted.set(order.key, promotionalSources.length > 0 ? { ...credit, promotionalSources } : credit);
    const taken = order.takes(credit);
    const open = { promotional: taken.promotionalCents, purchased: taken.purchasedCents };
    left = left.map((grant) => {
      const used = isThere(grant) ? min(grant.leftCents, open[grant.kind]) : zero;
      open[grant.kind] = cents(open[grant.kind] - used);
      return { ...grant, leftCents: cents(grant.leftCents - used) };
    });
  }
  return allotted;
}
