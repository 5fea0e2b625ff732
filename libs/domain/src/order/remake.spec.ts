import { orderGenerated, recipe } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { jam, locked, skipped } from "../../testing/order-stages.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import type { Plan } from "../subscription/vocabulary.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const early = "2027-01-20T15:00:00.000Z";
const { calendar, plan } = orderGenerated.data;
const larger: Plan = { type: "ready-to-cook", persons: 4, recipes: 2 };
const held = [recipe(1), recipe(2), recipe(3), jam];
const made: OrderEvent = { ...orderGenerated, data: { ...orderGenerated.data, lines: held } };
const remake = (lines: readonly OrderLine[], more: { plan?: Plan; startedFrom?: number; receivedAt?: string } = {}) =>
  ({ type: "RemakeOrder", plan: larger, lines, startedFrom: 0, receivedAt: early, ...more }) as const;

describe("a box that is regenerated", () => {
  const lines = [recipe(4), recipe(5), jam];

  it("has another plan and other dishes from then on, and keeps its market items", () => {
    const outcome = given(order, [made]).when(remake(lines));
    outcome.thenEvents({ type: "OrderRemade", data: { plan: larger, lines, remadeAt: early } });
    outcome.thenState({ status: "open", plan: larger, lines, version: 1 });
  });

  it("stays as it is where plan and dishes are those that it has", () => {
    given(order, [made]).when(remake(held.toReversed(), { plan })).thenNothing();
  });

  const remade: OrderEvent = { type: "OrderRemade", data: { plan: larger, lines, remadeAt: early } };

  it("comes back by an undo as it was, whatever its customer had made of it, until it changes again", () => {
    const two = [recipe(1), recipe(2)];
    const edited: OrderEvent = { type: "OrderEdited", data: { lines: two, editingSession: "a window", editedAt: early } };
    const undo = { ...remake(two, { plan, startedFrom: 2 }), undo: true } as const;
    const outcome = given(order, [made, edited, remade]).when(undo);
    outcome.thenEvents({ type: "OrderRemade", data: { plan, lines: two, undone: true, remadeAt: early } });
    outcome.thenState({ status: "open", plan, lines: two, version: 3 });
    expect(outcome.state).not.toHaveProperty("missing");
    expect(outcome.state).not.toHaveProperty("before");
    given(order, [made, edited, remade])
      .when({ ...undo, lines: [recipe(1)] })
      .thenRefused("order-changed-elsewhere");
    given(order, [made, remade, edited]).when(undo).thenRefused("order-changed-elsewhere");
    given(order, [made])
      .when({ ...undo, startedFrom: 0 })
      .thenRefused("order-changed-elsewhere");
  });

  it("may have other dishes for the same plan", () => {
    const others = [recipe(4), recipe(5), recipe(6), jam];
    given(order, [made])
      .when(remake(others, { plan }))
      .thenEvents({ type: "OrderRemade", data: { plan, lines: others, remadeAt: early } });
  });

  it.each<[string, readonly OrderLine[]]>([
    ["fewer dishes than its plan has", [recipe(4), jam]],
    ["more of them", [recipe(4), recipe(5, 2)]],
    ["dishes of another kind", [recipe(4), { ...recipe(5), kind: "ready-to-eat" }]],
    ["no dish at all", [jam]],
  ])("is refused with %s", (_, wrong) => {
    given(order, [made]).when(remake(wrong)).thenRefused("selection-invalid");
  });

  it("is the box that was shown", () => {
    given(order, [made])
      .when(remake(lines, { startedFrom: 1 }))
      .thenRefused("order-changed-elsewhere");
  });

  it("is open: neither skipped, locked nor past its cutoff", () => {
    given(order, [made, skipped]).when(remake(lines)).thenRefused("order-skipped");
    given(order, [made, locked]).when(remake(lines)).thenRefused("order-not-editable");
    given(order, [made])
      .when(remake(lines, { receivedAt: calendar.cutoffAt }))
      .thenRefused("order-past-cutoff");
  });

  it("is no first box, whose price was shown as it was paid for", () => {
    const first: OrderEvent = { ...orderGenerated, data: { ...orderGenerated.data, firstOrder: true } };
    given(order, [first]).when(remake(lines)).thenRefused("order-not-editable");
  });
});
