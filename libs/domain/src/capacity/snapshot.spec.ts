import fc from "fast-check";
import { isRefusal } from "../kernel/errors.ts";
import { hashText } from "../kernel/hash.ts";
import { idFrom, orderId } from "../kernel/ids.ts";
import { fold } from "../kernel/log/decider.ts";
import { addMinutes } from "../kernel/time.ts";
import { type Capacity, type CapacityCommand, stock } from "./decider.ts";
import type { StockEvent } from "./events.ts";
import { capacityVersion, packCapacity, unpackCapacity } from "./snapshot.ts";

const at = "2027-02-01T12:00:00.000Z";
const orderOf = (number: number) => orderId(idFrom("order", String(number)));

const commands = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("Hold" as const), number: fc.nat(5), units: fc.nat(4), minutes: fc.nat(60) }),
    fc.record({ type: fc.constant("Settle" as const), number: fc.nat(5), units: fc.nat(4), minutes: fc.nat(60) }),
    fc.record({ type: fc.constant("Reserve" as const), number: fc.nat(5), units: fc.integer({ min: 1, max: 4 }), minutes: fc.nat(60) }),
  ),
  { maxLength: 40 },
);
type Drawn = typeof commands extends fc.Arbitrary<(infer Each)[]> ? Each : never;

function commandOf({ type, number, units, minutes }: Drawn): CapacityCommand<{ region: "on"; week: string; sku: string }> {
  const now = addMinutes(at, minutes);
  const orderId = orderOf(number);
  if (type === "Reserve") return { type, orders: [[orderId, units]], at: now };
  return type === "Hold" ? { type, orderId, units, until: addMinutes(now, 15), at: now } : { type, orderId, units, at: now };
}

/** The events of the commands, each with its command's id as in a stream. */
function eventsOf(drawn: readonly Drawn[]): StockEvent[] {
  const of = { region: "on", week: "2027-02-01", sku: "RTC-0001" } as const;
  const events: StockEvent[] = [];
  for (const [i, command] of [{ type: "Open", of, units: 10, at } as const, ...drawn.map(commandOf)].entries()) {
    const decided = stock.decide(command, fold(stock, events));
    if (!isRefusal(decided)) events.push(...decided.map((event) => ({ ...event, metadata: { commandId: `command ${i}` } })));
  }
  return events;
}

const contentsOf = (state: Capacity): unknown => {
  const packed = packCapacity(state)!;
  const sums = state.status === "open" ? [state.settled, state.holding.size] : [];
  return { ...packed, orders: packed.orders.toSorted(), commands: packed.commands.toSorted(), sums };
};

describe("a capacity's snapshot", () => {
  it("gives the same state as all events, with those after it, wherever it was taken", () => {
    fc.assert(
      fc.property(commands, fc.nat(), (drawn, cut) => {
        const events = eventsOf(drawn);
        const taken = 1 + (cut % events.length);
        const snapshot: unknown = JSON.parse(JSON.stringify(packCapacity(fold(stock, events.slice(0, taken)))));
        expect(contentsOf(fold(stock, events.slice(taken), unpackCapacity(snapshot)!))).toEqual(contentsOf(fold(stock, events)));
      }),
    );
  });

  it.each([[undefined], [{}], [{ units: 1, orders: [["id"]], commands: [] }], ["text"]])("is not found in %j", (packed) => {
    expect(unpackCapacity(packed)).toBeUndefined();
  });

  it("needs a new version once the decider folds the same events into a different state", () => {
    const drawn = fc.sample(commands, { numRuns: 50, seed: 7 });
    const states = drawn.map((each) => contentsOf(fold(stock, eventsOf(each))));
    expect([capacityVersion, hashText(JSON.stringify(states))]).toEqual(["capacity-1", "88f80e6f57133331"]);
  });
});
