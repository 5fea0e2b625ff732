import { editOrder } from "@tablee/commands/order/edit-order";
import { skipOrder } from "@tablee/commands/order/skip-order";
import { unskipOrder } from "@tablee/commands/order/unskip-order";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { heldUntil, settledUnits } from "@tablee/domain/capacity/decider";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId } from "@tablee/domain/testing/examples";
import { begin } from "./beginning.ts";
import { orderIds, subscriptionId } from "./setting.ts";

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

describe("a week that comes back while its subscription is closed", () => {
  it("is skipped in the end, whichever of the two and of their policies comes first", async () => {
    const ends = new Set<string>();
    for (let order = 0; order < 120; order++) {
      const household = await begin();
      await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
      await household.follow();
      let draw = order;
      const choose = (n: number) => {
        const chosen = draw % n;
        draw = Math.floor(draw / n);
        return chosen;
      };
      await household.together(choose, [
        () => household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context)),
        () => household.beside((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context)),
        () => household.follow(),
      ]);
      await household.follow();
      const events = household.told.of(`order-${orderId}`).map(({ type }) => type);
      ends.add(events.includes("OrderUnskipped") ? "came back for a moment" : "stayed away");
      expect(household.order(1).status).toBe("skipped");
    }
    expect([...ends].toSorted()).toEqual(["came back for a moment", "stayed away"]);
  }, 30_000);
});
