import { type Account, account } from "@tablee/domain/account/decider";
import type { Decider, DomainEvent } from "@tablee/domain/kernel/log/decider";
import { fold } from "@tablee/domain/kernel/log/decider";
import { type Cents, cents } from "@tablee/domain/kernel/money";
import { order } from "@tablee/domain/order/decider";
import type { Order } from "@tablee/domain/order/state";
import { capturedCents, type Payment, payment, refundedCents } from "@tablee/domain/payment/decider";
import { type Points, points } from "@tablee/domain/points/decider";
import { categoryOf } from "@tablee/domain/streams";
import { type Subscription, subscription } from "@tablee/domain/subscription/decider";
import type { StoredEvent } from "@tablee/event-store/events";

/** An account after its events up to some moment: folded with the same functions that decide about it. */
export interface Replayed {
  readonly account: Account;
  readonly subscription: Subscription;
  readonly orders: readonly Exclude<Order, { status: "none" }>[];
  readonly points: Points;
  readonly paidCents: Cents;
}

/** Folds an account's events, given by stream in the order of each. */
export function replay(streams: ReadonlyMap<string, readonly StoredEvent[]>): Replayed {
  const ofCategory = (category: string) => [...streams].filter(([stream]) => categoryOf(stream) === category).map(([, events]) => events);
  const foldAll = <State>(decider: Decider<never, never, State>, category: string): State[] =>
    ofCategory(category).map((events) => fold(decider as unknown as Decider<never, DomainEvent, State>, events));
  const payments = foldAll<Payment>(payment as never, "payment");
  return {
    account: foldAll<Account>(account as never, "account")[0] ?? account.initialState,
    subscription: foldAll<Subscription>(subscription as never, "subscription").at(-1) ?? subscription.initialState,
    orders: foldAll<Order>(order as never, "order")
      .filter((state) => state.status !== "none")
      .sort((a, b) => (a.week < b.week ? -1 : 1)),
    points: foldAll<Points>(points as never, "points")[0] ?? points.initialState,
    paidCents: cents(payments.reduce((total, state) => total + capturedCents(state) - refundedCents(state), 0)),
  };
}
