import { isBillingClosed, isBoxless, isNeverPaid, isPaid, isPaymentFailed, isPriced, isUncharged } from "./standing.ts";
import type { Order } from "./state.ts";
import { type FailureKind, orderStatuses } from "./vocabulary.ts";

const failed = (kind: FailureKind) => ({ status: "failed", kind }) as const;
const passing = (is: (order: Order) => boolean) => ["none" as const, ...orderStatuses].filter((status) => is({ status } as Order));

describe("an order's status", () => {
  it("lists the weeks without a box, and those that were never charged", () => {
    expect(orderStatuses.filter(isBoxless)).toEqual(["skipped", "minimum-not-met", "failed"]);
    expect(orderStatuses.filter(isUncharged)).toEqual(["skipped", "minimum-not-met"]);
  });

  it("has a price from the lock on, and additions and refunds once billing has ended", () => {
    expect(passing(isPriced)).toEqual(["locked", "billing", "billed", "delivered", "failed"]);
    expect(passing(isBillingClosed)).toEqual(["billed", "delivered", "failed"]);
  });

  it("distinguishes an order that was not paid from one that was paid and did not arrive", () => {
    const kinds: readonly FailureKind[] = ["payment", "delivery"];
    expect(kinds.map((kind) => isPaymentFailed(failed(kind)))).toEqual([true, false]);
    expect(kinds.map((kind) => isNeverPaid(failed(kind)))).toEqual([true, false]);
    expect(kinds.map((kind) => isPaid(failed(kind)))).toEqual([false, true]);
  });

  it("asks rows as it asks states: one that waits for another attempt is neither given up nor paid", () => {
    const waiting = { status: "locked", kind: "payment" } as const;
    expect([isPaymentFailed(waiting), isNeverPaid(waiting), isPaid(waiting)]).toEqual([false, false, false]);
    expect(orderStatuses.filter((status) => isPaid({ status }))).toEqual(["billed", "delivered", "failed"]);
  });
});
