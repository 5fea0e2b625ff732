import { isBoxless, isNeverPaid, isUncharged, type OrderStatus } from "./standing.ts";
import type { ExistingOrder } from "./state.ts";

const all: readonly OrderStatus[] = ["open", "skipped", "minimum-not-met", "locked", "billing", "billed", "delivered", "failed"];
const isFailed = (kind: "payment" | "delivery") => isNeverPaid({ status: "failed", kind } as ExistingOrder);

describe("where an order stands", () => {
  it("says which weeks get no box, and which were never charged", () => {
    expect(all.filter(isBoxless)).toEqual(["skipped", "minimum-not-met", "failed"]);
    expect(all.filter(isUncharged)).toEqual(["skipped", "minimum-not-met"]);
  });

  it("distinguishes an order that was not paid from one that was paid and did not arrive", () => {
    expect([isFailed("payment"), isFailed("delivery")]).toEqual([true, false]);
  });
});
