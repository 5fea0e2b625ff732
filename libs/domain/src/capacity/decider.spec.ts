import { given } from "../../testing/given.ts";
import { idFrom, type OrderId, orderId } from "../kernel/ids.ts";
import { type Capacity, type CapacityCommand, heldUntil, settledUnits, slot, stock, unitsHad, unitsLeft } from "./decider.ts";
import type { SlotEvent, StockEvent } from "./events.ts";
import type { SlotKey, StockItem } from "./vocabulary.ts";

const at = "2026-12-01T15:00:00.000Z";
const item = { region: "on", week: "2026-11-30", sku: "RTC-0001" } as const;
const place = { depotId: "toronto", date: "2026-12-05", window: "07-12" } as const;
const until = "2026-12-01T15:15:00.000Z";
const justBefore = "2026-12-01T15:14:59.999Z";
const [a, b, c] = ["a", "b", "c"].map((name) => orderId(idFrom("order", name))) as [OrderId, OrderId, OrderId];

type Done = {
  readonly events: readonly unknown[];
  readonly state: Capacity;
  thenNothing(): void;
  thenRefused(code: string, details?: Record<string, unknown>): void;
};

const hold = (orderId: OrderId, units: number, now = at): CapacityCommand<never> => ({
  type: "Hold",
  orderId,
  units,
  until: new Date(Date.parse(now) + 900_000).toISOString(),
  at: now,
});
const settle = (orderId: OrderId, units: number, now = at): CapacityCommand<never> => ({ type: "Settle", orderId, units, at: now });
const reserve = (orders: readonly (readonly [OrderId, number])[], now = at): CapacityCommand<never> => ({
  type: "Reserve",
  orders,
  at: now,
});

/** Runs commands one after another, and examines the last one. */
function running<Event extends StockEvent | SlotEvent>(decider: typeof stock | typeof slot, of: StockItem | SlotKey) {
  return (units: number, ...commands: readonly CapacityCommand[]): Done => {
    let past: readonly Event[] = [];
    let done: Done | undefined;
    for (const command of [{ type: "Open", of, units, at } as const, ...commands]) {
      const outcome = given(decider as never, past as never).when(command as never) as unknown as Done;
      past = outcome.events as readonly Event[];
      done = outcome;
    }
    return done!;
  };
}

const lastOf = (done: Done) => done.events.at(-1);

describe.each([
  ["Stock", stock, item, "stock-not-open"],
  ["Slot", slot, place, "slot-not-open"],
] as const)("%s", (name, decider, of, notOpen) => {
  const run = running(decider, of);

  it("is opened once with a number of units", () => {
    const opened = run(3);
    expect(lastOf(opened)).toEqual({ type: `${name}Opened`, data: { ...of, units: 3, openedAt: at } });
    run(3, { type: "Open", of, units: 9, at }).thenNothing();
  });

  it.each([hold(a, 1), settle(a, 1), reserve([[a, 1]])])("refuses $type before it is open", (command) => {
    given(decider as typeof stock)
      .when(command)
      .thenRefused(notOpen);
    expect(unitsLeft(decider.initialState, at)).toBe(0);
  });

  describe("a hold", () => {
    it("takes its units at once and records its end and the units taken in all", () => {
      const held = run(3, hold(a, 2));
      expect(lastOf(held)).toEqual({ type: `${name}Held`, data: { orderId: a, units: 2, until, taken: 2 } });
      expect(unitsLeft(held.state, at)).toBe(1);
    });

    it("beside another takes from what is left, and is refused beyond it", () => {
      expect(lastOf(run(3, hold(a, 2), hold(b, 1)))).toMatchObject({ data: { taken: 3 } });
      run(3, hold(a, 2), hold(b, 2)).thenRefused("sold-out", { left: 1, wanted: 2 });
      run(3, hold(a, 3), hold(b, 1)).thenRefused("sold-out", { left: 0, wanted: 1 });
    });

    it("is for what the order shall have in all, not for what comes on top", () => {
      const more = run(3, hold(a, 2), hold(a, 3));
      expect(lastOf(more)).toMatchObject({ data: { units: 3, taken: 3 } });
      run(3, settle(a, 2), hold(a, 4)).thenRefused("sold-out", { left: 3, wanted: 4 });
    });

    it("for less than the order has leaves it what it has until it is settled", () => {
      const less = run(3, settle(a, 3), hold(a, 1));
      expect(lastOf(less)).toMatchObject({ data: { units: 1, taken: 3 } });
      expect(unitsLeft(less.state, at)).toBe(0);
    });

    it("is kept apart from what the order has for good", () => {
      const { state } = run(3, settle(a, 1), hold(a, 2));
      expect([settledUnits(state, a), unitsHad(state, a, at), unitsHad(state, a, until), settledUnits(state, b)]).toEqual([1, 2, 1, 0]);
      expect([heldUntil(state, a, justBefore), heldUntil(state, a, until), heldUntil(state, b, at)]).toEqual([until, undefined, undefined]);
    });

    it("ends without a release at the very instant it records", () => {
      const { state } = run(3, hold(a, 3));
      expect(unitsLeft(state, justBefore)).toBe(0);
      expect(unitsLeft(state, until)).toBe(3);
      run(3, hold(a, 3), hold(b, 1, justBefore)).thenRefused("sold-out");
      expect(lastOf(run(3, hold(a, 3), hold(b, 3, until)))).toMatchObject({ data: { orderId: b, taken: 3 } });
    });
  });

  describe("settling", () => {
    it("makes a hold last for good", () => {
      const settled = run(3, hold(a, 2), settle(a, 2));
      expect(lastOf(settled)).toEqual({ type: `${name}Settled`, data: { orderId: a, units: 2, taken: 2 } });
      expect(unitsLeft(settled.state, "2030-01-01T00:00:00.000Z")).toBe(1);
    });

    it("gives back everything with no units", () => {
      const { state } = run(3, hold(a, 2), settle(a, 2), settle(a, 0));
      expect(unitsLeft(state, at)).toBe(3);
      expect(state).toMatchObject({ orders: { size: 0 }, settled: 0 });
    });

    it("gives back a hold that nothing came of", () => {
      expect(lastOf(run(3, hold(a, 2), settle(a, 0)))).toMatchObject({ data: { units: 0, taken: 0 } });
    });

    it("twice changes nothing", () => {
      run(3, hold(a, 2), settle(a, 2), settle(a, 2)).thenNothing();
      run(3, settle(a, 0)).thenNothing();
    });

    it("without a hold is granted from what is left, and refused beyond it", () => {
      expect(lastOf(run(3, hold(b, 2), settle(a, 1)))).toMatchObject({ data: { taken: 3 } });
      run(3, hold(b, 2), settle(a, 2)).thenRefused("sold-out", { left: 1, wanted: 2 });
    });

    it("after the hold ended is granted as long as no other order took the units", () => {
      expect(lastOf(run(1, hold(a, 1), settle(a, 1, until)))).toMatchObject({ data: { orderId: a, taken: 1 } });
      run(1, hold(a, 1), hold(b, 1, until), settle(b, 1, until), settle(a, 1, until)).thenRefused("sold-out", { left: 0, wanted: 1 });
    });
  });

  describe("reserving for a chunk of orders", () => {
    it("is one event for all of them", () => {
      const reserved = run(
        5,
        reserve([
          [a, 2],
          [b, 1],
        ]),
      );
      expect(lastOf(reserved)).toEqual({
        type: `${name}Reserved`,
        data: {
          orders: [
            [a, 2],
            [b, 1],
          ],
          taken: 3,
          reservedAt: at,
        },
      });
      expect(unitsLeft(reserved.state, at)).toBe(2);
    });

    it("is all or nothing", () => {
      const refused = run(
        2,
        reserve([
          [a, 2],
          [b, 1],
        ]),
      );
      refused.thenRefused("sold-out", { left: 2, wanted: 3 });
      expect(unitsLeft(refused.state, at)).toBe(2);
    });

    it("counts the units held in between", () => {
      run(
        3,
        hold(c, 1),
        reserve([
          [a, 2],
          [b, 1],
        ]),
      ).thenRefused("sold-out", { left: 2, wanted: 3 });
    });

    it("a second time leaves out those that have theirs", () => {
      run(
        3,
        reserve([
          [a, 1],
          [b, 1],
        ]),
        reserve([
          [a, 1],
          [b, 1],
        ]),
      ).thenNothing();
      expect(
        lastOf(
          run(
            3,
            reserve([[a, 1]]),
            reserve([
              [a, 1],
              [b, 1],
            ]),
          ),
        ),
      ).toMatchObject({ data: { orders: [[b, 1]], taken: 2 } });
    });

    it("is not fooled by a hold that ended without a word", () => {
      expect(lastOf(run(3, hold(a, 1), reserve([[a, 1]], until)))).toMatchObject({ data: { orders: [[a, 1]], taken: 1 } });
    });

    it("can be settled to more, to less and to nothing", () => {
      expect(unitsLeft(run(5, reserve([[a, 2]]), settle(a, 4)).state, at)).toBe(1);
      expect(unitsLeft(run(5, reserve([[a, 2]]), settle(a, 1)).state, at)).toBe(4);
      expect(unitsLeft(run(5, reserve([[a, 2]]), settle(a, 0)).state, at)).toBe(5);
    });
  });
});
