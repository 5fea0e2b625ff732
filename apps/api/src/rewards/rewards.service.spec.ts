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
};

test("an exchange of points is a line of its own, which lowers the sum", () => {
  const at = "2026-11-05T06:00:00.000Z";
  const exchanged = { ...row, order_id: null, delivery_date: null, zone: null, at, redeemed: 500, cents: cents(500) };
  expect(pointsLine(exchanged, "America/Vancouver")).toEqual({ kind: "redeemed", id: "1", date: "2026-11-04", points: -500, cents: 500 });
});

test("a stamp card is a line of its own, less what refunds and the account's closing took of it", () => {
  const at = "2026-11-05T06:00:00.000Z";
  const award = { ...row, order_id: null, delivery_date: null, zone: null, at, awarded: 1_000, award_taken_back: 250 };
  const line = { kind: "stamp-card", id: "1", date: "2026-11-05", takenBack: 250 };
  expect(pointsLine(award, businessZone)).toEqual({ ...line, points: 750, ended: 0 });
  expect(pointsLine({ ...award, ended: 700 }, businessZone)).toEqual({ ...line, points: 50, ended: 700 });
});

test("what was spent of a box's points before the account was closed counts, so that the lines add up to nothing", () => {
  const closed = { ...row, delivery_date: null, zone: null, at: "2026-11-05T06:00:00.000Z", ended: 30 };
  expect(pointsLine(closed, businessZone)).toMatchObject({ state: "closed", points: 50 });
});

describe("the points of an order", () => {
  it("are dated by the day on which its box was delivered where it went", () => {
    const at = "2026-11-05T06:00:00.000Z";
    const dateIn = (zone: "America/Vancouver" | "America/Toronto" | null) =>
      pointsLine({ ...row, delivery_date: "2026-11-04", zone, at }, businessZone).date;
    expect([dateIn("America/Vancouver"), dateIn("America/Toronto"), dateIn(null)]).toEqual(["2026-11-04", "2026-11-05", "2026-11-05"]);
  });
});
