import { orderGenerated, recipe } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { jam, locked, skipped } from "../../testing/order-stages.ts";
import { cents } from "../kernel/money.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import type { OrderCommand } from "./commands.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const early = "2027-01-20T15:00:00.000Z";
const larger = { id: "more", kind: "larger-protein", centsPerServing: cents(349) } as const;
const swap = { id: "tofu", kind: "protein-swap", centsPerServing: cents(100) } as const;
const beside: OrderLine = { ...jam, pairedWith: "RTC-0001" };
const edit = (to: readonly OrderLine[], startedFrom = 0): OrderCommand => ({
  type: "EditOrder",
  lines: to,
  startedFrom,
  editingSession: "session-1",
  receivedAt: early,
});
const holding = (held: readonly OrderLine[]): OrderEvent => ({ ...orderGenerated, data: { ...orderGenerated.data, lines: [...held] } });

describe("an edit changes something when", () => {
  const held = [recipe(1, 2), { ...recipe(2), options: [larger] }, jam];

  it.each<[string, readonly OrderLine[]]>([
    ["a unit more is wanted", [recipe(1, 3), held[1]!, jam]],
    ["a line is left out", [recipe(1, 2), held[1]!]],
    ["a line is added", [...held, recipe(3)]],
    ["one recipe takes another's place", [recipe(3, 2), held[1]!, jam]],
    ["an option is left out", [recipe(1, 2), recipe(2), jam]],
    ["an option is added", [recipe(1, 2), { ...recipe(2), options: [larger, swap] }, jam]],
    ["an option is another", [recipe(1, 2), { ...recipe(2), options: [swap] }, jam]],
    ["a market item is paired", [recipe(1, 2), held[1]!, beside]],
  ])("%s", (_, to) => {
    const outcome = given(order, [holding(held)]).when(edit(to));
    outcome.thenEvents({ type: "OrderEdited", data: { lines: [...to], editingSession: "session-1", editedAt: early } });
    outcome.thenState({ lines: to, version: 1 });
  });

  it("not when the same lines are in another order", () => {
    given(order, [holding(held)])
      .when(edit(held.toReversed()))
      .thenNothing();
    given(order, [holding([])])
      .when(edit([]))
      .thenNothing();
  });

  it("not from a later version than there is", () => {
    given(order, [orderGenerated])
      .when(edit([recipe(4)], 1))
      .thenRefused("order-changed-elsewhere", { startedFrom: 1, version: 0 });
  });
});

describe("a market item that goes with a recipe", () => {
  it("needs that recipe on the order", () => {
    given(order, [orderGenerated])
      .when(edit([recipe(2), beside]))
      .thenRefused("pairing-without-recipe", { sku: "MKT-0001" });
    given(order, [orderGenerated])
      .when(edit([recipe(2), recipe(1), beside]))
      .thenState({ version: 1 });
  });

  it("may be on the order alone as well, but not twice beside the same recipe", () => {
    given(order, [orderGenerated])
      .when(edit([recipe(1), jam, beside]))
      .thenState({ lines: [recipe(1), jam, beside] });
    given(order, [orderGenerated])
      .when(edit([recipe(1), beside, beside]))
      .thenRefused("item-twice");
  });
});

describe("the reason for a skip", () => {
  const explain = (because: "away" | "budget"): OrderCommand => ({ type: "ExplainSkip", because, at: early });
  const explained: OrderEvent = { type: "OrderSkipExplained", data: { because: "away", explainedAt: early } };

  it("may be given after it, and changed", () => {
    given(order, [orderGenerated, skipped]).when(explain("away")).thenEvents(explained);
    given(order, [orderGenerated, skipped, explained]).when(explain("budget")).thenState({ status: "skipped", because: "budget" });
  });

  it("given twice changes nothing", () => {
    given(order, [orderGenerated, skipped, explained]).when(explain("away")).thenNothing();
  });

  it("needs a skip", () => {
    given(order, [orderGenerated]).when(explain("away")).thenRefused("order-not-skipped", { status: "open" });
    given(order, [orderGenerated, locked]).when(explain("away")).thenRefused("order-not-skipped", { status: "locked" });
    given(order).when(explain("away")).thenRefused("order-not-found");
  });
});
