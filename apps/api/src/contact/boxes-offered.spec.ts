import { type OrderId, orderId } from "@tablee/domain/kernel/ids";
import { addDays } from "@tablee/domain/kernel/time";
import { boxesOffered } from "./boxes-offered.ts";

const today = "2027-02-10";
const id = orderId("f03f5de3-39fc-549f-bdc4-401d8508dc50");
const boxOn = (days: number): { key: OrderId; delivery_date: string } => ({ key: id, delivery_date: addDays(today, days) });
const offered = (...days: readonly number[]) => boxesOffered(days.map(boxOn), today).map(({ deliveryDate }) => deliveryDate);

describe("the boxes that a message can be about", () => {
  it("are those to come, today's first, then the latest that came", () => {
    expect(offered(-14, -7, 0, 7)).toEqual([0, 7, -7, -14].map((days) => addDays(today, days)));
  });

  it("always have past ones among them, and are eight at most", () => {
    const days = Array.from({ length: 20 }, (_, n) => 7 * (n - 10));
    expect(offered(...days)).toEqual([0, 7, 14, 21, -7, -14, -21, -28].map((day) => addDays(today, day)));
  });

  it("are none before the first one", () => {
    expect(offered()).toEqual([]);
  });
});
