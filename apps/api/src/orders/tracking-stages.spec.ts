import type { OrderRow } from "@tablee/projections/orders/read-model";
import { stageOf, stagesOf } from "./tracking-stages.ts";

const calendar = {
  cutoffAt: "2026-11-20T05:00:00.000Z",
  lateAdditionsUntil: "2026-11-21T17:00:00.000Z",
  deliveryFrom: "2026-11-23T22:00:00.000Z",
  deliveryUntil: "2026-11-24T03:00:00.000Z",
};
const row = (of: object) =>
  ({
    calendar,
    status: "locked",
    locked_at: calendar.cutoffAt,
    billed_at: null,
    failure: null,
    journey: null,
    delivered_at: null,
    ...of,
  }) as OrderRow;
const stagesIn = (of: object, now = "2026-11-22T12:00:00.000Z") => [
  stageOf(row(of), now),
  ...stagesOf(row(of), now).map(({ stage, done }) => `${done ? "" : "not "}${stage}`),
];
const failure = { kind: "payment", code: "insufficient_funds" };

test("a box that was charged in vain goes no further than its payment", () => {
  expect(stagesIn({ failure })).toEqual(["payment", "planned", "not payment"]);
  expect(stagesIn({ failure, status: "billing" })).toEqual(["payment", "planned", "not payment"]);
  expect(stagesIn({ failure, status: "failed" })).toEqual(["failed", "planned", "failed"]);
});

test("a box that is paid is prepared, packed and brought", () => {
  const billed = { status: "billed", billed_at: calendar.cutoffAt };
  const rest = ["not on-its-way", "not delivered"];
  expect(stagesIn({})).toEqual(["locked", "planned", "locked", "not packed", ...rest]);
  expect(stagesIn(billed)).toEqual(["packed", "planned", "locked", "packed", ...rest]);
  expect(stagesIn({ status: "open", locked_at: null })).toEqual(["planned", "planned", "not locked", "not packed", ...rest]);
});

test("a first box that is paid is only planned until its cutoff, which is shown as the minute before it", () => {
  const first = { status: "billed", billed_at: "2026-11-17T15:00:00.000Z", locked_at: "2026-11-17T15:00:00.000Z" };
  const before = "2026-11-18T12:00:00.000Z";
  expect(stagesIn(first, before).slice(0, 4)).toEqual(["planned", "planned", "not locked", "not packed"]);
  expect(stagesOf(row(first), before)[1]!.at).toBe("2026-11-20T04:59:00.000Z");
  expect(stagesIn(first).slice(0, 4)).toEqual(["packed", "planned", "locked", "packed"]);
  expect(stagesOf(row(first), calendar.cutoffAt)[1]).toMatchObject({ at: calendar.cutoffAt, done: true });
});

test("a paid box that could not be handed over keeps the way that it had", () => {
  const missed = { status: "failed", billed_at: calendar.cutoffAt, failure: { kind: "delivery" } };
  expect(stagesIn(missed).slice(0, 4)).toEqual(["failed", "planned", "locked", "packed"]);
});
