import { orderGenerated, recipe } from "../../testing/examples.ts";
import { cents } from "../kernel/money.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import { order } from "./decider.ts";
import { recurringSession } from "./editing-sessions.ts";
import type { OrderEvent } from "./events.ts";
import { unitsWanted } from "./recurring.ts";
import type { Order } from "./state.ts";

const at = orderGenerated.data.generatedAt;
const sku = "MKT-0001";
const jam = (quantity: number, pairedWith?: string): OrderLine => ({
  sku,
  kind: "market",
  quantity,
  taxCategory: "basic-grocery",
  priceCents: cents(700),
  ...(pairedWith ? { pairedWith } : {}),
});
const kit = recipe(1);
const edited = (editingSession: string, ...lines: readonly OrderLine[]): OrderEvent => ({
  type: "OrderEdited",
  data: { lines: [kit, ...lines], editingSession, editedAt: at },
});
const placed = (...lines: readonly OrderLine[]) => edited(recurringSession, ...lines);
const byHand = (...lines: readonly OrderLine[]) => edited("a-window", ...lines);
const after = (...events: readonly OrderEvent[]) =>
  [orderGenerated, ...events].reduce(order.evolve, order.initialState) as Extract<Order, { lines: unknown }>;

describe("the units of an item that recurrence placed", () => {
  it.each([
    ["all that it brought", [placed(jam(3))], { [sku]: 3 }],
    ["not what the customer had taken before", [byHand(jam(2)), placed(jam(3))], { [sku]: 1 }],
    ["not what the customer adds", [placed(jam(3)), byHand(jam(5))], { [sku]: 3 }],
    ["not what the customer takes out", [placed(jam(3)), byHand(jam(1))], { [sku]: 1 }],
    ["nothing once the customer took all of it out", [placed(jam(3)), byHand(), byHand(jam(2))], undefined],
    ["not what goes with a recipe", [byHand(jam(1, kit.sku)), placed(jam(1, kit.sku), jam(2))], { [sku]: 2 }],
    ["less when it lowers them", [placed(jam(3)), placed(jam(1))], { [sku]: 1 }],
    ["nothing in an order that it never touched", [byHand(jam(2))], undefined],
  ] as const)("are %s", (_, events, recurring) => {
    expect(after(...events).recurring).toEqual(recurring);
  });

  it("are known through a skip, and when it was", () => {
    const skipped = after(placed(jam(3)), { type: "OrderSkipped", data: { skippedAt: at } });
    expect(skipped).toMatchObject({ status: "skipped", recurring: { [sku]: 3 }, skippedAt: at });
    expect(order.evolve(skipped, { type: "OrderUnskipped", data: { unskippedAt: at } })).toMatchObject({
      status: "open",
      recurring: { [sku]: 3 },
      skippedAt: at,
    });
  });

  it("leave with what is not sold where the box goes instead", () => {
    const { region, slot, calendar, zoneTableVersion } = orderGenerated.data;
    const elsewhere = { region, slot, calendar, zoneTableVersion, lines: [kit], removed: [sku], changedAt: at };
    expect(after(placed(jam(3)), { type: "OrderDeliveryChanged", data: elsewhere })).not.toHaveProperty("recurring");
  });
});

describe("an item that comes with every box", () => {
  it.each([
    ["is brought", [], 2, 2],
    ["is brought up to its quantity", [byHand(jam(1))], 2, 2],
    ["stays when there are more of it by hand", [byHand(jam(4))], 1, 4],
    ["is lowered from what was placed", [placed(jam(3))], 1, 1],
    ["is lowered without what was added by hand", [placed(jam(3)), byHand(jam(5))], 1, 3],
    ["is lowered no further than what was placed", [byHand(jam(2)), placed(jam(3))], 1, 3],
    ["is taken out", [placed(jam(3))], 0, 0],
    ["is taken out, and what was added by hand stays", [placed(jam(3)), byHand(jam(4))], 0, 1],
    ["is not taken out where it was never placed", [byHand(jam(4))], 0, 4],
  ] as const)("%s", (_, events, recurring, wanted) => {
    expect(unitsWanted(after(...events), sku, recurring)).toBe(wanted);
  });
});
