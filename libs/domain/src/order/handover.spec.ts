import { calendar, orderGenerated, slot } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { delivered, deliveryFailed, out, upTo } from "../../testing/order-stages.ts";
import { fold } from "../kernel/log/decider.ts";
import type { OrderCommand } from "./commands.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";

const receivedAt = "2027-02-05T15:00:00.000Z";
const choose = (handover: Extract<OrderCommand, { type: "ChooseHandover" }>["handover"]): OrderCommand => ({
  type: "ChooseHandover",
  handover,
  receivedAt,
});
const chosen: OrderEvent = { type: "OrderHandoverChosen", data: { handover: "neighbour-left", chosenAt: receivedAt } };

describe("where a box is left", () => {
  it("can be chosen before the cutoff, after it, and once the box is paid", () => {
    for (const history of [upTo.open, upTo.locked, upTo.billing, upTo.billed])
      given(order, history).when(choose("neighbour-left")).thenEvents(chosen);
  });

  it("is kept through lock and charge", () => {
    expect(fold(order, [orderGenerated, chosen, ...upTo.billed.slice(1)])).toMatchObject({ status: "billed", handover: "neighbour-left" });
  });

  it("does not count as a change for editors", () => {
    expect(fold(order, [orderGenerated, chosen])).toMatchObject({ version: 0 });
  });

  it("can be removed: the address decides again", () => {
    given(order, [orderGenerated, chosen])
      .when(choose(null))
      .thenEvents({ ...chosen, data: { handover: null, chosenAt: receivedAt } });
  });

  it("is not written down twice", () => {
    given(order, [orderGenerated, chosen]).when(choose("neighbour-left")).thenNothing();
    given(order, [orderGenerated]).when(choose(null)).thenNothing();
  });

  it("is fixed once the box is on its way, and can be chosen again for its second try", () => {
    given(order, [...upTo.billed, out])
      .when(choose("reception"))
      .thenRefused("box-already-out");
    given(order, [...upTo.billed, out, deliveryFailed])
      .when(choose("reception"))
      .thenEvents({ ...chosen, data: { handover: "reception", chosenAt: receivedAt } });
  });

  it("cannot be chosen for a box that came, or for a week without one", () => {
    given(order, [...upTo.billed, delivered])
      .when(choose("reception"))
      .thenRefused("box-already-out");
    given(order, upTo.skipped).when(choose("reception")).thenRefused("order-without-box");
  });

  it("is forgotten in another area, where there are other neighbours", () => {
    const movedTo = (there: typeof slot) =>
      given(order, [orderGenerated, chosen]).when({
        type: "ChangeDelivery",
        region: "on",
        slot: there,
        calendar,
        zoneTableVersion: "2026f",
        lines: [],
        removed: [],
        receivedAt: "2027-01-25T15:00:00.000Z",
      }).state;
    expect(movedTo({ ...slot, window: "17-22" })).toMatchObject({ handover: "neighbour-left", slot: { window: "17-22" } });
    expect(movedTo({ ...slot, areaId: "hamilton" })).not.toHaveProperty("handover");
  });
});
