import { orderId } from "@tablee/domain/kernel/ids";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { netPoints, pointsToCome } from "./net-points.ts";

const earned = { kind: "pending", by: "order", points: 106 } as const;
const unskip = { kind: "pending", by: "unskip", points: 100 } as const;
const matured = { kind: "matured", by: null, points: 106 } as const;
const takenBack = (points: number) => ({ kind: "taken-back", by: null, points }) as const;

test.each([
  ["that was paid a moment ago", [], 106],
  ["once delivered", [earned, matured], 106],
  ["that was brought back", [unskip, earned], 206],
  ["after a refund of a part", [earned, matured, takenBack(20)], 86],
  ["after a full refund", [unskip, earned, takenBack(206)], 0],
  ["that could not be delivered", [earned, { kind: "forfeited", by: null, points: 106 }], 0],
] as const)("the points of an order %s", (_, entries, net) => {
  expect(netPoints(106, entries)).toBe(net);
});

const food = { discountedFoodCents: 8350, minimumMet: true } as OrderPrice;
const order = (status: OrderRow["status"]) =>
  ({ key: "this", status, additions: [], calendar: { deliveryDate: "2026-12-03" } }) as unknown as OrderRow;
const of = (id: string, points: number, kind: "pending" | "taken-back") =>
  ({ order_id: orderId(id), kind, by: kind === "pending" ? "unskip" : null, points }) as const;

test.each([
  ["its food's, before anything is written down", "open", [], 83],
  ["with those for being brought back", "open", [of("this", 50, "pending")], 133],
  ["without those of another order", "open", [of("other", 50, "pending")], 83],
  ["less what a refund took back", "billed", [of("this", 12, "taken-back")], 71],
  ["none after a full refund", "billed", [of("this", 50, "pending"), of("this", 133, "taken-back")], 0],
  ["none of a skipped week", "skipped", [of("this", 50, "pending")], 0],
] as const)("the points to come: %s", (_, status, entries, points) => {
  expect(pointsToCome(order(status), food, entries)).toBe(points);
});

test("a box that is too small to come promises no points", () => {
  expect(pointsToCome(order("open"), { ...food, minimumMet: false }, [])).toBe(0);
});
