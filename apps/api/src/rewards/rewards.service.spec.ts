import { orderIds } from "@tablee/testing/fixtures/constants";
import { orderPoints } from "./rewards.service.ts";

const row = { order_id: orderIds[0]!, position: "1", promised: 80, unskip: 0, taken_back: 0, matured: 80, forfeited: 0, ended: 0 };

describe("the points of an order", () => {
  it("are dated by the day on which its box was delivered where it went", () => {
    const at = "2026-11-05T06:00:00.000Z";
    const dateIn = (zone: "America/Vancouver" | "America/Toronto" | null) =>
      orderPoints({ ...row, delivery_date: "2026-11-04", zone, at }).date;
    expect([dateIn("America/Vancouver"), dateIn("America/Toronto"), dateIn(null)]).toEqual(["2026-11-04", "2026-11-05", "2026-11-05"]);
  });
});
