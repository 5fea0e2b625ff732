import type { Instant } from "../kernel/time.ts";
import type { CreditKind } from "./vocabulary.ts";

/** A grant as far as it can still be spent. In cents. */
export interface SpendableGrant {
  readonly kind: CreditKind;
  readonly leftCents: number;
  readonly expiresAt?: Instant | null | undefined;
}

/** In cents. */
export interface Spendable {
  readonly promotionalCents: number;
  readonly purchasedCents: number;
}

/** A box to come: when credit is set aside for it, and what of what there is then it takes. */
export interface BoxToPay {
  readonly key: string;
  readonly lockAt: Instant;
  takes(credit: Spendable): Spendable;
}

/**
 * An account's credit is one credit: boxes take it in the order in which they lock, as the locks themselves will, and what
 * expires before a lock is not there for it. Answers what is there for each box when its turn comes.
 */
export function allotCredit(grants: readonly SpendableGrant[], boxes: readonly BoxToPay[]): ReadonlyMap<string, Spendable> {
  let left = [...grants].sort((one, other) => (one.expiresAt ?? "9999").localeCompare(other.expiresAt ?? "9999"));
  const allotted = new Map<string, Spendable>();
  for (const box of boxes.toSorted((one, other) => one.lockAt.localeCompare(other.lockAt))) {
    const isThere = (grant: SpendableGrant) => !grant.expiresAt || grant.expiresAt > box.lockAt;
    const total = (kind: CreditKind) => left.reduce((sum, grant) => sum + (grant.kind === kind && isThere(grant) ? grant.leftCents : 0), 0);
    const credit = { promotionalCents: total("promotional"), purchasedCents: total("purchased") };
    allotted.set(box.key, credit);
    const taken = box.takes(credit);
    const open = { promotional: taken.promotionalCents, purchased: taken.purchasedCents };
    left = left.map((grant) => {
      const cents = isThere(grant) ? Math.min(grant.leftCents, open[grant.kind]) : 0;
      open[grant.kind] -= cents;
      return { ...grant, leftCents: grant.leftCents - cents };
    });
  }
  return allotted;
}
