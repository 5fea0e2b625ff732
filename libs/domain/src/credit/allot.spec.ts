import { cents, min } from "../kernel/money.ts";
import { allotCredit, type OrderToPay, type SpendableGrant } from "./allot.ts";

const promotional = (leftCents: number, expiresAt?: string): SpendableGrant => ({
  kind: "promotional",
  leftCents: cents(leftCents),
  expiresAt,
});
const purchased = (leftCents: number): SpendableGrant => ({ kind: "purchased", leftCents: cents(leftCents), expiresAt: null });
/** A box of a given cost: given money pays first. */
const box = (day: number, cost: number): OrderToPay => ({
  key: `box ${day}`,
  lockAt: `2027-02-0${day}T05:00:00.000Z`,
  takes: ({ promotionalCents, purchasedCents }) => {
    const given = min(cents(cost), promotionalCents);
    return { promotionalCents: given, purchasedCents: min(cents(cost - given), purchasedCents) };
  },
});
const shown = (grants: readonly SpendableGrant[], boxes: readonly OrderToPay[]) => {
  const allotted = allotCredit(grants, boxes);
  return boxes.map(({ key }) => Object.values(allotted.get(key)!));
};

describe("the credit of an account", () => {
  it("is there once: a box finds what those that lock before it leave", () => {
    expect(shown([promotional(3000)], [box(1, 8000), box(2, 8000), box(3, 8000)])).toEqual([
      [3000, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(shown([promotional(3000), purchased(10_000)], [box(1, 8000), box(2, 8000)])).toEqual([
      [3000, 10_000],
      [0, 5000],
    ]);
  });

  it("follows the instants at which boxes lock, given in any order", () => {
    expect(shown([promotional(3000)], [box(3, 8000), box(1, 8000)])).toEqual([
      [0, 0],
      [3000, 0],
    ]);
  });

  it("that expires before a lock is not there for it; what expires soonest is spent first", () => {
    const grants = [promotional(1000), promotional(2000, "2027-02-02T00:00:00.000Z")];
    expect(shown(grants, [box(1, 500), box(2, 8000)])).toEqual([
      [3000, 0],
      [1000, 0],
    ]);
    expect(shown(grants, [box(1, 2500), box(2, 8000)])).toEqual([
      [3000, 0],
      [500, 0],
    ]);
  });
});
