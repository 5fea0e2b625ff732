import { orderId, otherOrderId as otherId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { stock } from "./decider.ts";
import type { StockEvent } from "./events.ts";

const at = "2027-02-01T12:00:00.000Z";
const until = "2027-02-01T12:15:00.000Z";
const held: StockEvent[] = [
  { type: "StockOpened", data: { region: "on", week: "2027-02-01", sku: "RTC-0001", units: 2, openedAt: at } },
  { type: "StockHeld", data: { orderId, units: 2, until, taken: 2 } },
];
const settle = { type: "Settle", orderId, units: 2, at } as const;

describe("a hold that is confirmed by a command that was received in time and comes late", () => {
  it("gets its units while no other order has taken them", () => {
    given(stock, held)
      .when(settle)
      .thenEvents({ type: "StockSettled", data: { orderId, units: 2, taken: 2 } });
  });

  it("is sold out once another order has, though by its own time the hold still counts", () => {
    const taken: StockEvent = { type: "StockSettled", data: { orderId: otherId, units: 1, taken: 1 } };
    given(stock, [...held, taken])
      .when(settle)
      .thenRefused("sold-out", { left: 1 });
  });
});
