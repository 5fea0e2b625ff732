import type { Order } from "@tablee/domain/order/state";
import { orderId } from "@tablee/domain/testing/examples";
import { addPending, earnedPoints } from "./earned-points.ts";

const of = (discountedFoodCents: number, status = "billed") => ({ status, price: { discountedFoodCents } });

/** The part of a box that its points depend on, with its additions. In cents. */
const box = (
  foodCents: number,
  additions: Readonly<Record<string, object>> = {},
  status = "billed",
  changes: Readonly<Record<string, object>> = {},
): Order => ({ ...of(foodCents, status), calendar: { deliveryDate: "2027-03-13" }, additions, changes }) as unknown as Order;

describe("the points that an order has earned", () => {
  it("are one for each dollar of its food after discounts, without parts of a point", () => {
    expect(earnedPoints(box(5_370))).toEqual([{ by: "order", points: 53 }]);
  });

  it.each(["billed", "delivered", "failed"])("stay the same once it is %s", (status) => {
    expect(earnedPoints(box(5_370, {}, status))).toHaveLength(1);
  });

  it.each(["open", "skipped", "locked", "billing"])("are none while it is %s", (status) => {
    expect(earnedPoints(box(5_370, {}, status))).toEqual([]);
  });

  it("are more with each addition that is paid, by what all of it earns together", () => {
    const additions = {
      first: { ...of(990), foodBeforeCents: 5_370 },
      open: of(50_000, "open"),
      second: { ...of(8_640), foodBeforeCents: 6_360 },
      dropped: of(50_000, "dropped"),
      third: { ...of(100), foodBeforeCents: 15_000 },
    };
    expect(earnedPoints(box(5_370, additions))).toEqual([
      { by: "order", points: 53 },
      { by: "addition", additionId: "first", points: 10 },
      // From $150 on each dollar earns two points, the first $150 included.
      { by: "addition", additionId: "second", points: 300 - 63 },
      { by: "addition", additionId: "third", points: 2 },
    ]);
  });

  it("are more or fewer with each change that was made, by what the whole box earned before it", () => {
    const changes = {
      more: { status: "made", difference: { foodCents: 2_000 }, foodBeforeCents: 5_370 },
      failed: { status: "failed", difference: { foodCents: 50_000 } },
      less: { status: "made", difference: { foodCents: -1_550 }, foodBeforeCents: 7_370 },
    };
    expect(earnedPoints(box(5_820, {}, "billed", changes))).toEqual([
      { by: "order", points: 53 },
      { by: "change", changeId: "more", points: 20 },
      { by: "change", changeId: "less", points: -15 },
    ]);
  });

  it("are recorded for their order and what earned them", () => {
    const at = "2027-03-03T15:00:00.000Z";
    expect(addPending(orderId, { by: "addition", additionId: "first", points: 10 }, at)).toEqual({
      type: "AddPending",
      orderId,
      by: "addition",
      additionId: "first",
      points: 10,
      at,
    });
  });
});
