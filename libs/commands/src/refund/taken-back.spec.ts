import { cents } from "@tablee/domain/kernel/money";
import type { PaidOrder } from "@tablee/domain/order/state";
import type { Points } from "@tablee/domain/points/decider";
import { points } from "@tablee/domain/points/decider";
import { nothingBack } from "@tablee/domain/pricing/refund";
import { orderId } from "@tablee/domain/testing/examples";
import { pointsOfRefund, pointsTakenBack } from "./taken-back.ts";

const at = "2027-03-03T15:00:00.000Z";
const calendar = { deliveryDate: "2027-03-13" };
const paid = (discountedFoodCents: number, status = "billed") => ({ status, price: { discountedFoodCents } });
type Additions = Readonly<Record<string, ReturnType<typeof paid>>>;
type Refunds = Readonly<Record<string, { readonly additionId?: string; readonly foodCents: number }>>;

/** The part of a paid box that its points depend on, with its additions and agreed refunds. In cents. */
const box = (foodCents: number, additions: Additions = {}, refunds: Refunds = {}): PaidOrder =>
  ({
    orderId,
    ...paid(foodCents),
    calendar,
    changes: {},
    additions,
    refunds: Object.fromEntries(
      Object.entries(refunds).map(([id, { foodCents: back, ...of }]) => [id, { ...of, amounts: { ...nothingBack, foodCents: back } }]),
    ),
  }) as unknown as PaidOrder;
const refund = (foodCents: number, additionId?: string) => ({
  refundId: "refund",
  additionId,
  amounts: { ...nothingBack, foodCents: cents(foodCents) },
});

const earned = (order: PaidOrder): Points => ({
  ...points.initialState,
  orders: new Map([
    [order.orderId, { pending: { order: 100 }, earned: 100, matured: 0, takenBack: new Map(), expired: 0, settled: false }],
  ]),
});

describe("the points of a refund", () => {
  it("are what its bills earned, written down first, and then its share of the food", () => {
    expect(pointsOfRefund(box(10_000, { more: paid(2_500) }), refund(5_000), at)).toEqual([
      { type: "AddPending", orderId, by: "order", points: 100, at },
      { type: "AddPending", orderId, by: "addition", additionId: "more", points: 25, at },
      { type: "TakeBack", orderId, refundId: "refund", refundedPpm: 400_000, at },
    ]);
  });

  it("are none of food that cost nothing, whether of the box or of what was added to it", () => {
    expect(pointsOfRefund(box(0), refund(0), at)).toEqual([]);
    expect(pointsOfRefund(box(0, { more: paid(2_500) }), refund(0), at)).toEqual([]);
    expect(pointsOfRefund(box(10_000, { more: paid(0) }), refund(0, "more"), at)).toEqual([]);
    expect(pointsOfRefund(box(10_000, { more: paid(2_500) }), refund(2_500, "more"), at).at(-1)).toMatchObject({ refundedPpm: 200_000 });
  });

  it("are none of what was never added", () => {
    expect(pointsOfRefund(box(10_000), refund(2_500, "more"), at)).toEqual([]);
  });
});

describe("how many points a refund takes back", () => {
  it("is its share of what the order has earned", () => {
    const order = box(10_000);
    expect(pointsTakenBack(earned(order), order, refund(2_500), at)).toBe(25);
    expect(pointsTakenBack(points.initialState, order, refund(2_500), at)).toBe(25);
  });

  it("is what refunds that are agreed to leave of it, and does not count theirs", () => {
    const order = box(10_000, {}, { earlier: { foodCents: 9_000 } });
    expect(pointsTakenBack(earned(order), order, refund(5_000), at)).toBe(10);
    const added = box(10_000, { more: paid(0) }, { earlier: { additionId: "more", foodCents: 0 } });
    expect(pointsTakenBack(earned(added), added, refund(5_000), at)).toBe(50);
  });

  it("is the same once the points can be spent", () => {
    const order = box(10_000);
    const settled: Points = {
      ...points.initialState,
      available: 100,
      orders: new Map([[orderId, { pending: {}, earned: 100, matured: 100, takenBack: new Map(), expired: 0, settled: true }]]),
    };
    expect(pointsTakenBack(settled, order, refund(2_500), at)).toBe(25);
  });
});
