import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { allotCredit, type Spendable } from "@tablee/domain/credit/allot";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { zero } from "@tablee/domain/kernel/money";
import { avoidedFor } from "@tablee/domain/subscription/allergens";
import type { Allergen } from "@tablee/domain/subscription/vocabulary";
import { accountById } from "@tablee/projections/accounts/queries";
import { creditLeftOf, creditsOf } from "@tablee/projections/credit/queries";
import { openOrders } from "@tablee/projections/orders/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { type CardOrder, priceOfRow } from "./order-card.ts";

/** The payment method and credit of an account. */
export interface Payer {
  readonly method: PaymentMethod | null;
  /** All that it ever paid with. */
  readonly methods: readonly PaymentMethod[];
  /** Its subscription is closed: no week can be brought back. */
  readonly closed: boolean;
  /** Allergens that its household excludes. */
  readonly excluded: readonly Allergen[];
  /** The credit available for an order; `given` are orders that are newer than the rows read. */
  creditFor(order: CardOrder, given?: readonly CardOrder[]): Spendable;
}

const nothing: Spendable = { promotionalCents: zero, purchasedCents: zero };

/** An account with the credit and the subscription that decide how it pays. */
export type Holder = Awaited<ReturnType<typeof holderOf>>;

export async function holderOf(reads: ReadDb, accountId: AccountId) {
  const [account, credits, subscription] = await Promise.all([
    accountById(reads, accountId),
    creditsOf(reads, accountId),
    subscriptionOfAccount(reads, accountId),
  ]);
  return { account, credits, subscription };
}

/** Allots the account's credit over the boxes to come, in the order in which they lock. */
export async function payerOf(
  reads: ReadDb,
  accountId: AccountId,
  now: string,
  holder: Promise<Holder> = holderOf(reads, accountId),
): Promise<Payer> {
  const { account, credits, subscription } = await holder;
  const left = credits.filter(({ leftCents }) => leftCents > 0);
  const known = left.length > 0 ? await openOrders(reads, accountId) : [];
  return {
    method: account?.method ?? null,
    methods: account?.methods ?? [],
    closed: subscription?.status === "closed",
    excluded: avoidedFor(subscription?.tastes.allergens ?? []),
    creditFor(order, given = [order]) {
      if (left.length === 0 || order.status === "skipped") return nothing;
      // An addition to a paid box is paid now, before any box to come.
      if (order.status !== "open") return creditLeftOf(credits, now);
      const others = known.filter(({ key }) => !given.some((newer) => newer.key === key));
      const boxes = [...others, ...given.filter(({ status }) => status === "open")].map((box) => ({
        key: box.key,
        lockAt: box.calendar.lockAt,
        takes: (credit: Spendable) => (priceOfRow(box, nothing).minimumMet ? priceOfRow(box, credit) : nothing),
      }));
      return allotCredit(left, boxes).get(order.key) ?? nothing;
    },
  };
}
