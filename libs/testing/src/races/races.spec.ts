import type { CommandContext } from "@tablee/commands/context";
import { editOrder } from "@tablee/commands/order/edit-order";
import { changeDelivery } from "@tablee/commands/order/weeks/change-delivery";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import type { Streams } from "@tablee/commands/steps";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { heldUntil, settledUnits, slot } from "@tablee/domain/capacity/decider";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { deliveries, orderIds, slotStreamOf, slotStreams, subscriptionId } from "../fixtures/constants.ts";
import { begin } from "../fixtures/signed-up-household.ts";

const orderId = orderIds[1]!;

describe("an edit that takes a dish out", () => {
  it.each([0, 1, 2, 3, 4, 5])("leaves no stock behind when it dies before its step %i, once its hold has ended", async (dies) => {
    const household = await begin();
    const { version, lines } = household.order(1);
    const [taken, ...kept] = lines.map(({ sku, quantity }) => ({ sku, quantity }));
    const edit = { accountId, orderId, version, editingSession: "simulated-session", lines: kept };
    await household.act((steps, context) => editOrder(steps, edit, context), dies);
    await household.follow();
    household.now = addMinutes(household.now, 16);
    await household.doDue(["hold"]);
    const stock = household.stock(1, taken!.sku);
    const isThere = household.order(1).lines.some(({ sku }) => sku === taken!.sku);
    expect(settledUnits(stock, orderId)).toBe(isThere ? taken!.quantity : 0);
    expect(heldUntil(stock, orderId, household.now)).toBeUndefined();
  });
});

/** Draws that take the turns in one order after another. */
function turns(order: number): (n: number) => number {
  let draw = order;
  return (n) => {
    const chosen = draw % n;
    draw = Math.floor(draw / n);
    return chosen;
  };
}

describe("a box that is moved to two windows at once", () => {
  it("keeps a place in the one where it ends and in no other, whichever of the two comes first", async () => {
    const ends = new Set<string>();
    for (let order = 0; order < 250; order++) {
      const household = await begin();
      // In every second round one of the two dies between its steps.
      const dies = order % 2 === 0 ? undefined : (order >> 1) % 8;
      const move = (choice: number) => {
        const { weekday, window } = deliveries[choice]!;
        return (steps: Streams, context: CommandContext) => changeDelivery(steps, { accountId, orderId, weekday, window }, context);
      };
      await household.together(turns(order), [
        () => household.act(move(1)),
        () => household.beside(move(2), dies),
        () => household.follow(),
      ]);
      await household.follow();
      household.now = addMinutes(household.now, 16);
      await household.doDue(["hold"]);
      const own = slotStreamOf(household.order(1));
      ends.add(own);
      const taken = slotStreams(1).filter((stream) => {
        const place = household.view.state(slot, stream);
        return place.status === "open" && place.orders.has(orderId);
      });
      expect(taken).toEqual([own]);
    }
    expect(ends.size).toBe(2);
  }, 30_000);
});

describe("a skipped week that is moved before its place is released", () => {
  const steps = Array.from({ length: 6 }, (_, dies) => dies);
  it.each(steps)("keeps none, whichever step the move dies before, when the skip died before its step %i", async (skipDies) => {
    const { weekday, window } = deliveries[1]!;
    for (let moveDies = 0; moveDies < 8; moveDies++) {
      const household = await begin();
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context), skipDies);
      await household.act((steps, context) => changeDelivery(steps, { accountId, orderId, weekday, window }, context), moveDies);
      await household.follow();
      household.now = addMinutes(household.now, 16);
      await household.doDue(["hold"]);
      const there = slotStreamOf(household.order(1));
      const isOpen = household.order(1).status === "open";
      for (const stream of slotStreams(1)) {
        const state = household.view.state(slot, stream);
        expect([stream, settledUnits(state, orderId)]).toEqual([stream, isOpen && stream === there ? 1 : 0]);
        expect(heldUntil(state, orderId, household.now)).toBeUndefined();
      }
    }
  });
});

describe("the amounts of a code, when a week is skipped and comes back", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])("are never on two boxes, when the worker that moves them dies before its step %i", async (dies) => {
    for (const whole of [false, true]) {
      const household = await begin();
      const amounts = () => orderIds.flatMap((_, n) => household.order(n).grants.map((grant) => JSON.stringify(grant)));
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      await household.follow(whole ? undefined : dies);
      expect(new Set(amounts()).size).toBe(amounts().length);
      await household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
      await household.follow(whole ? dies : undefined);
      expect(new Set(amounts()).size).toBe(amounts().length);
    }
  });
});

describe("a week that comes back while its subscription is closed", () => {
  it("is skipped in the end, whichever of the two and of their policies comes first", async () => {
    const ends = new Set<string>();
    for (let order = 0; order < 120; order++) {
      const household = await begin();
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      await household.follow();
      await household.together(turns(order), [
        () => household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context)),
        () => household.beside((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context)),
        () => household.follow(),
      ]);
      await household.follow();
      const events = household.view.of(`order-${orderId}`).map(({ type }) => type);
      ends.add(events.includes("OrderUnskipped") ? "came back for a moment" : "stayed away");
      expect(household.order(1).status).toBe("skipped");
    }
    expect([...ends].toSorted()).toEqual(["came back for a moment", "stayed away"]);
  }, 30_000);
});

describe("a skipped week that its customer brings back in a pause", () => {
  it("stays, with its slot, although the policy that follows the pause reads it at the same moment", async () => {
    for (let order = 0; order < 120; order++) {
      const household = await begin();
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      await household.follow();
      await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
      await household.together(turns(order), [
        () => household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context)),
        () => household.follow(),
      ]);
      await household.follow();
      expect(household.order(1).status).toBe("open");
      expect(settledUnits(household.view.state(slot, slotStreamOf(household.order(1))), orderId)).toBe(1);
    }
  }, 30_000);
});
