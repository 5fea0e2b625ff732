import type { OrderRow } from "@tablee/projections/orders/read-model";
import { orderToTrack } from "./order-to-track.ts";

const NOW = "2026-11-24T15:00:00.000Z";
const box = (delivery_date: string, status: OrderRow["status"], more: Partial<OrderRow> = {}) =>
  ({ key: delivery_date, delivery_date, status, locked_at: null, failure: null, slot: { zone: "America/Toronto" }, ...more }) as OrderRow;
const missed = (date: string) => box(date, "failed", { failure: { kind: "delivery", code: "nobody-home" } as OrderRow["failure"] });
const found = (...rows: OrderRow[]) => orderToTrack(rows, NOW)?.delivery_date;

describe("the box that a customer looks for", () => {
  it("is today's, before and after it came", () => {
    expect(found(box("2026-11-24", "billed"), box("2026-12-01", "open"))).toBe("2026-11-24");
    expect(found(box("2026-11-24", "delivered"), box("2026-12-01", "open"))).toBe("2026-11-24");
  });

  it("is the next one that comes, not the one that came last week", () => {
    expect(found(box("2026-11-17", "delivered"), box("2026-11-26", "open"), box("2026-12-01", "open"))).toBe("2026-11-26");
  });

  it("is the one that could not be handed over, until the next one is being prepared", () => {
    expect(found(missed("2026-11-23"), box("2026-11-30", "open"))).toBe("2026-11-23");
    expect(found(missed("2026-11-23"), box("2026-11-27", "billed", { locked_at: NOW }))).toBe("2026-11-27");
    expect(found(missed("2026-11-16"), box("2026-12-07", "open"))).toBe("2026-12-07");
  });

  it("is not one whose payment failed before it could come", () => {
    const unpaid = box("2026-11-23", "failed", { failure: { kind: "payment", code: "card_declined" } as OrderRow["failure"] });
    expect(found(unpaid, box("2026-11-30", "open"))).toBe("2026-11-30");
  });

  it("is the last one that came where none is planned, and nothing where none ever was", () => {
    expect(found(box("2026-11-10", "delivered"), box("2026-11-17", "delivered"))).toBe("2026-11-17");
    expect(found()).toBeUndefined();
  });
});
