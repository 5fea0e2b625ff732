import { orders } from "@tablee/commands/aggregates";
import { part } from "@tablee/commands/context";
import { lockOrder } from "@tablee/commands/order/lock-order";
import { makeOrders } from "@tablee/commands/order/making/make-orders";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { startSubscription } from "@tablee/commands/subscription/start-subscription";
import { addHours, addMinutes, weekday } from "@tablee/domain/kernel/time";
import { Allergen, type Tastes } from "@tablee/domain/subscription/vocabulary";
import { accountId, plan, tastes } from "@tablee/domain/testing/examples";
import { takeStock } from "../../fixtures/competing-customers.ts";
import { deliveries, orderIdIn, skuOf, subscriptionId } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { type Choice, readyToPay, termsOf } from "../../fixtures/signed-up-household.ts";
import { checkBooks } from "../../model/rows.ts";
import { pay, shownTo } from "./last-step.ts";

/** No dish on the menu suits these. */
const narrow: Tastes = { diets: ["vegan"], allergens: [...Allergen.options], dislikes: [] };
const wide: Choice = { plan: { type: "ready-to-cook", persons: 4, recipes: 6 } };
const orderId = orderIdIn(0);

/** Starts the subscription only, as an attempt does that died after that step. */
async function start(household: Household, choice: Choice = {}): Promise<void> {
  const terms = { accountId, subscriptionId, ...termsOf(choice), awaitsPayment: true } as const;
  await household.act((steps, context) => startSubscription(steps, terms, context));
}

const chargesOf = ({ world }: Household) => [...world.gateway.charges.values()].map(({ outcome }) => outcome);

describe("the first order of a sign-up", () => {
  it("can be made for other tastes although an attempt whose tastes left too few dishes has started the subscription", async () => {
    const household = await readyToPay();
    await start(household, { tastes: narrow });
    expect(await pay(household, { tastes: narrow })).toBe("order-minimum-not-met");
    expect(await pay(household)).toBe("billed");
    expect(household.order(0)).toMatchObject({ status: "billed", plan });
    expect(household.subscription).toMatchObject({ tastes: [{ value: tastes }] });
    expect(chargesOf(household)).toEqual(["captured"]);
  });

  it("is paid at the price shown although too few dishes are left for a whole one", async () => {
    const household = await readyToPay();
    for (const number of [5, 6]) await takeStock(household, 0, skuOf(number));
    const { quote, totalCents } = await shownTo(household, wide);
    expect(await pay(household, { ...wide, quote })).toBe("billed");
    expect(household.order(0)).toMatchObject({ missing: 2, price: { totalCents } });
  });

  it.each(["minimum-not-met", "skipped"] as const)("counts as unpaid when it is %s: the next one is made", async (status) => {
    const household = await readyToPay();
    await start(household);
    const { steps } = household.world.process();
    const context = household.context();
    const { orderIds } = await makeOrders(steps, { subscriptionId, only: "first" }, context);
    expect(orderIds).toEqual([orderId]);
    const lock = {
      type: "LockOrder",
      price: { ...priceOf(household.order(0)), minimumMet: status !== "minimum-not-met" },
      subscriptionAtCutoff: status === "skipped" ? "closed" : "active",
      pausedSince: undefined,
      early: true,
      at: context.at,
    } as const;
    await steps.handle(orders, orderId, lock, part(context, "lost"));
    expect(household.order(0)).toMatchObject({ status });
    expect(await pay(household)).toBe("billed");
    expect(household.order(0)).toMatchObject({ status });
    expect(household.order(1)).toMatchObject({ status: "billed", firstOrder: true });
  });

  describe("that is not what was shown", () => {
    it("is refused when it was shown without the code, and when another browser's order waits for payment", async () => {
      const household = await readyToPay();
      const plain = await shownTo(household);
      const coded = { code: "MOITIE" };
      expect(await pay(household, { ...coded, quote: plain.quote })).toBe("price-changed");
      expect(chargesOf(household)).toEqual([]);
      expect(await pay(household, coded, "hard")).toBe("declined");
      expect(await pay(household, { ...coded, quote: plain.quote })).toBe("price-changed");
      expect(await pay(household, coded)).toBe("billed");
      expect(household.order(0)).toMatchObject({ status: "billed", attempts: 2 });
    });

    it("is refused by the commands that make and lock it, since it may change until they run", async () => {
      const household = await readyToPay();
      const { quote } = await shownTo(household);
      await start(household, wide);
      const { steps } = household.world.process();
      const context = household.context();
      const make = makeOrders(steps, { subscriptionId, only: "first", quote }, part(context, "first"));
      await expect(make).rejects.toMatchObject({ code: "price-changed" });
      await makeOrders(steps, { subscriptionId, only: "first" }, part(context, "other"));
      const lock = lockOrder(steps, { orderId, early: true, quote }, part(context, "lock"));
      await expect(lock).rejects.toMatchObject({ code: "price-changed" });
      expect(household.order(0)).toMatchObject({ status: "open", plan: wide.plan });
    });

    it("is refused when it would come on another day than was shown", async () => {
      const household = await readyToPay();
      const shown = await shownTo(household);
      await household.advance(addMinutes(shown.order.calendar.cutoffAt, 1));
      expect(await pay(household, { quote: shown.quote })).toBe("price-changed");
      expect(chargesOf(household)).toEqual([]);
      const now = await shownTo(household);
      expect(now.order.calendar.deliveryDate > shown.order.calendar.deliveryDate).toBe(true);
      expect(await pay(household, { quote: now.quote })).toBe("billed");
      expect(household.order(1)).toMatchObject({ status: "billed", calendar: { deliveryDate: now.order.calendar.deliveryDate } });
    });
  });

  it("comes at the time that was chosen last, every week, although an attempt with another time has started the subscription", async () => {
    const household = await readyToPay();
    await start(household);
    const where = deliveries.find((each) => each.weekday === 3)!;
    const shown = await shownTo(household, { where });
    expect(await pay(household, { where, quote: shown.quote })).toBe("billed");
    await household.follow();
    expect(household.order(0)).toMatchObject({ status: "billed", calendar: { deliveryDate: shown.order.calendar.deliveryDate } });
    const days = [0, 1, 2, 3].map((n) => weekday(household.order(n).calendar.deliveryDate));
    expect(days).toEqual([3, 3, 3, 3]);
  });

  it("is made although the subscription was paused since: completing the sign-up resumes it", async () => {
    const household = await readyToPay();
    await start(household);
    await household.act((steps, context) => pauseSubscription(steps, { subscriptionId, reason: "vacation" }, context));
    expect(household.subscription.status).toBe("paused");
    expect(await pay(household)).toBe("billed");
    expect([household.order(0).status, household.subscription.status]).toEqual(["billed", "active"]);
  });

  it("can still be paid after two weeks of declines: a subscription that awaits its first payment is not paused", async () => {
    const household = await readyToPay();
    for (const [n, mood] of (["declined", "hard"] as const).entries()) {
      expect(await pay(household, {}, mood)).toBe("declined");
      await household.advance(addHours(household.order(n).calendar.cutoffAt, 48));
      expect(household.order(n)).toMatchObject({ status: "failed", kind: "payment" });
    }
    expect(household.subscription).toMatchObject({ status: "active", pauses: [] });
    const shown = await shownTo(household);
    expect(await pay(household, { quote: shown.quote })).toBe("billed");
    expect(household.order(2)).toMatchObject({ status: "billed", firstOrder: true, week: shown.order.week });
    checkBooks(household.world);
  });
});
