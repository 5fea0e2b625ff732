import type { OrderCard } from "@tablee/contracts/schemas";
import { arrives, nextBox } from "./next-box.ts";

const box = (deliveryDate: string, status: OrderCard["status"]) => ({ deliveryDate, status });
const unpaid = { ...box("2026-11-29", "locked"), failure: { kind: "payment" } } as const;

test("the next box is the soonest that comes: none that is skipped, given up or below its minimum", () => {
  const orders = [box("2026-11-22", "failed"), box("2026-11-29", "skipped"), box("2026-12-06", "billed"), box("2026-12-13", "open")];
  expect(nextBox(orders)?.deliveryDate).toBe("2026-12-06");
  expect(nextBox([box("2026-11-29", "minimum-not-met"), box("2026-12-06", "skipped")])).toBeUndefined();
});

test("a box arrives today or tomorrow by the calendar of its place, across the end of a month", () => {
  const paid = box("2026-12-01", "billed");
  expect(["2026-11-29", "2026-11-30", "2026-12-01"].map((today) => arrives(paid, today))).toEqual([undefined, "tomorrow", "today"]);
});

test("a box whose payment did not go through is not announced for tomorrow", () => {
  expect([arrives(unpaid, "2026-11-28"), arrives({ ...unpaid, failure: undefined! }, "2026-11-28")]).toEqual([undefined, "tomorrow"]);
});
