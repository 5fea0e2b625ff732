import { cents } from "@tablee/domain/kernel/money";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { pointsLine } from "./rewards.service.ts";

const row = {
  id: "1",
  order_id: orderIds[0]!,
  position: "1",
  promised: 80,
  unskip: 0,
  taken_back: 0,
  matured: 80,
  forfeited: 0,
  ended: 0,
  awarded: 0,
  award_taken_back: 0,
  redeemed: 0,
  expired: 0,
  cents: cents(0),
  adjusted: 0,
  changed_at: "2026-11-05T06:00:00.000Z",
  disputed_at: null,
  answered_at: null,
};
const now = "2026-11-20T12:00:00.000Z";
const dispute = { state: "possible", on: null };

test("an exchange of points is a line of its own, which lowers the sum", () => {
  const at = "2026-11-05T06:00:00.000Z";
  const exchanged = { ...row, order_id: null, delivery_date: null, zone: null, at, redeemed: 500, cents: cents(500) };
  expect(pointsLine(exchanged, "America/Vancouver", now)).toEqual({
    kind: "redeemed",
    id: "1",
    dispute,
    date: "2026-11-04",
    points: -500,
    cents: 500,
  });
});

test("a stamp card is a line of its own, less what refunds and the account's closing took of it", () => {
  const at = "2026-11-05T06:00:00.000Z";
  const award = { ...row, order_id: null, delivery_date: null, zone: null, at, awarded: 1_000, award_taken_back: 250 };
  const line = { kind: "stamp-card", id: "1", dispute, date: "2026-11-05", takenBack: 250 };
  expect(pointsLine(award, businessZone, now)).toEqual({ ...line, points: 750, ended: 0 });
  expect(pointsLine({ ...award, ended: 700 }, businessZone, now)).toEqual({
    ...line,
    dispute: { state: "closed", on: null },
    points: 50,
    ended: 700,
  });
});

test("what was spent of a box's points before the account was closed counts, so that the lines add up to nothing", () => {
  const closed = { ...row, delivery_date: null, zone: null, at: "2026-11-05T06:00:00.000Z", ended: 30 };
  expect(pointsLine(closed, businessZone, now)).toMatchObject({ state: "closed", points: 50 });
});

describe("the points of an order", () => {
  it("are dated by the day on which its box was delivered where it went", () => {
    const at = "2026-11-05T06:00:00.000Z";
    const dateIn = (zone: "America/Vancouver" | "America/Toronto" | null) =>
      pointsLine({ ...row, delivery_date: "2026-11-04", zone, at }, businessZone, now).date;
    expect([dateIn("America/Vancouver"), dateIn("America/Toronto"), dateIn(null)]).toEqual(["2026-11-04", "2026-11-05", "2026-11-05"]);
  });
});

test("a line can be disputed for six months after its last change, once, and names the day of its answer", () => {
  const at = "2026-11-05T06:00:00.000Z";
  const exchanged = { ...row, order_id: null, delivery_date: null, zone: null, at, redeemed: 500, cents: cents(500) };
  const disputeIn = (more: object, when = now) => pointsLine({ ...exchanged, ...more }, businessZone, when);
  expect(disputeIn({}, "2027-05-05T05:59:59.999Z")).toMatchObject({ dispute: { state: "possible" } });
  expect(disputeIn({}, "2027-05-05T06:00:00.000Z")).toMatchObject({ dispute: { state: "closed" } });
  expect(disputeIn({ disputed_at: now })).toMatchObject({ dispute: { state: "open", on: "2026-11-20" } });
  expect(disputeIn({ disputed_at: now, answered_at: now })).toMatchObject({ dispute: { state: "answered", on: "2026-11-20" } });
  const adjusted = { ...row, order_id: null, delivery_date: null, zone: null, at, adjusted: -40 };
  expect(pointsLine(adjusted, businessZone, now)).toEqual({ kind: "adjusted", id: "1", date: "2026-11-05", points: -40, ended: 0 });
});
