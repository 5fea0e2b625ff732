import { randomUUID } from "node:crypto";
import { accounts, orders, slots, subscriptions } from "@tablee/commands/aggregates";
import { part } from "@tablee/commands/context";
import { makeOrders } from "@tablee/commands/order/making/make-orders";
import { startSubscription } from "@tablee/commands/subscription/start-subscription";
import { completeSignup, paymentData } from "@tablee/contracts/calls/first-order";
import {
  currentStep,
  deliveryOptions,
  firstDeliveryString,
  fittingDishes,
  savePlan,
  updateDeliverySlot,
} from "@tablee/contracts/calls/signup";
import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import { makeHouseholds } from "@tablee/demo/households";
import { Random } from "@tablee/demo/random";
import { signUp as demoSignUp } from "@tablee/demo/sign-up";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { type AccountId, type OrderId, orderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addMinutes, weekday } from "@tablee/domain/kernel/time";
import { slotId } from "@tablee/domain/streams";
import { Allergen } from "@tablee/domain/subscription/vocabulary";
import { accountIdOf, boxesOf, eventually, readyToPay, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
const usual: PlanSelection = { plan, diets: ["meat-and-fish"], allergens: [], dislikes: [] };
/** Nothing on a menu suits these. */
const narrow: PlanSelection = { plan, diets: ["vegan"], allergens: [...Allergen.options], dislikes: [] };

const stage = await specStage();

/** Over HTTP; resumption, refusals and unpaid orders are proved in memory. */
describe("the first order of a sign-up", () => {
  const runtime = () => stage.running.api.opened.dependencies.runtime;
  const subscriptionOf = async (person: Pick<Visitor, "call">) =>
    (await runtime().load(subscriptions, subscriptionIdOf(await accountIdOf(person)))).state;
  const stateOf = async (orderId: OrderId) => {
    const { state } = await runtime().load(orders, orderId);
    if (state.status === "none") throw new Error("no such order");
    return state;
  };

  const contextOf = (accountId: AccountId) => {
    const commandId = randomUUID();
    const actor = { kind: "client", id: accountId } as const;
    return { commandId, correlationId: commandId, actor, subject: accountId, at: stage.running.api.opened.clock.now() };
  };

  /** The state after an attempt that died once it had started the subscription. */
  const start = async (person: Pick<Visitor, "call">) => {
    const accountId = await accountIdOf(person);
    const subscriptionId = subscriptionIdOf(accountId);
    const context = contextOf(accountId);
    const { plan: _, ...tastes } = usual;
    const terms = { accountId, subscriptionId, plan, tastes, weekday: 2, window: "17-22", awaitsPayment: true } as const;
    await startSubscription(stage.steps, terms, context);
    return { subscriptionId, context };
  };

  describe("for tastes that leave too few dishes", () => {
    it("is refused before anything is started, in words of its own, and made once they are changed", async () => {
      const { complete, ...person } = await readyToPay(stage.url);
      await person.call(savePlan, narrow);
      const { plan: wanted, ...tastes } = narrow;
      expect(await person.call(fittingDishes, { plan: wanted, tastes })).toMatchObject({ tooSmall: true });
      expect((await person.call(paymentData, {})).order).toMatchObject({ belowMinimum: true });
      await expect(complete("tok_visa")).rejects.toMatchObject({
        status: 422,
        body: {
          code: "order-minimum-not-met",
          message: "Trop peu de plats conviennent à ces goûts pour remplir une première boîte. Changez votre forfait ou vos goûts.",
        },
      });
      expect(await subscriptionOf(person)).toEqual({ status: "none" });
      expect(await person.call(currentStep, {})).toMatchObject({ step: "payment" });
      expect(await person.call(savePlan, usual)).toEqual({ step: "payment" });
      const { second } = await person.call(paymentData, {});
      await complete("tok_visa");
      const [first, next] = await boxesOf(person, { weeks: 5 });
      expect(first).toMatchObject({ status: "billed" });
      // The second box costs what the payment step named, on the day that it named.
      expect(next!.price).toMatchObject({ discountedFoodCents: second.foodCents, deliveryFeeCents: second.deliveryFeeCents });
      expect(next!.chargedAt).toEqual(second.chargedAt);
    });
  });

  it("is made of other tastes for a household of the demo that is refused: the demo continues", async () => {
    const household = makeHouseholds(40, 1, new Random(7)).find(({ area }) => area.region === "qc")!;
    const { diets, allergens, dislikes } = narrow;
    const at = stage.running.api.opened.clock.now();
    await demoSignUp(stage.steps, { ...household, plan, tastes: { diets, allergens, dislikes } }, at);
    const { state } = await runtime().load(subscriptions, subscriptionIdOf(household.accountId));
    expect(state).toMatchObject({ tastes: [{ value: { allergens: [] } }] });
  });

  it("counts as unpaid when it is skipped: the next one is shown, and made", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const { subscriptionId, context } = await start(person);
    const { orderIds } = await makeOrders(stage.steps, { subscriptionId, only: "first" }, part(context, "first"));
    const lost = orderIds[0]!;
    const { price } = (await person.call(paymentData, {})).order!;
    const lock = {
      type: "LockOrder",
      price,
      subscriptionAtCutoff: "closed",
      pausedSince: undefined,
      early: true,
      at: context.at,
    } as const;
    await runtime().handle(orders, lost, lock, part(context, "lost"));
    expect(await stateOf(lost)).toMatchObject({ status: "skipped" });
    expect(
      await eventually(
        () => person.call(currentStep, {}),
        ({ step }) => step === "payment",
      ),
    ).toMatchObject({ step: "payment" });
    const { order } = await person.call(paymentData, {});
    const { firstOrderId } = await complete("tok_visa");
    expect(firstOrderId).not.toBe(lost);
    expect(await stateOf(firstOrderId)).toMatchObject({ status: "billed", firstOrder: true, week: order!.week });
  });

  describe("that is not what was shown", () => {
    const wide: PlanSelection = { ...usual, plan: { type: "ready-to-cook", persons: 4, recipes: 6 } };
    const changed = { status: 409, body: { code: "price-changed" } };
    const confirm = (person: Pick<Visitor, "call">, quote: string) =>
      person.call(completeSignup, { methodToken: "tok_visa", acceptTerms: currentWordings.terms, quote });
    const payerOf = async (person: Pick<Visitor, "call">) =>
      (await runtime().load(accounts, await accountIdOf(person))).state as { method?: unknown };

    it("is refused before the card is touched when another tab chose another plan, and charged once it is confirmed", async () => {
      const person = await readyToPay(stage.url);
      const shown = await person.call(paymentData, {});
      await person.call(savePlan, wide);
      await expect(confirm(person, shown.quote)).rejects.toMatchObject(changed);
      expect((await payerOf(person)).method).toBeUndefined();
      expect(await subscriptionOf(person)).toEqual({ status: "none" });
      const now = await person.call(paymentData, {});
      expect(now.quote).not.toBe(shown.quote);
      const { firstOrderId } = await confirm(person, now.quote);
      expect(await stateOf(firstOrderId)).toMatchObject({ price: { chargeCents: now.order!.price.chargeCents } });
    });
  });

  describe("whose delivery window", () => {
    const dayOf = async (person: Pick<Visitor, "call">, wanted: (weekday: number) => boolean) => {
      const { days } = await person.call(deliveryOptions, { postalCode: "H7N 1A1" });
      const { weekday } = days.find((day) => wanted(day.weekday) && day.windows.includes("17-22"))!;
      return { weekday: weekday as 1, window: "17-22" as const };
    };
    const choose = (person: Pick<Visitor, "call">, { weekday, window }: { weekday: 1; window: "17-22" }) =>
      person.call(updateDeliverySlot, { weekday, window });

    it("is full is refused before anything is started; another one is shown, and the box comes then", async () => {
      const { complete, ...person } = await readyToPay(stage.url);
      const { deliveryDate, window } = (await person.call(paymentData, {})).order!;
      const id = slotId(areaForPostalCode("H7N1A1")!.area.depotId, deliveryDate, window);
      const at = stage.running.api.opened.clock.now();
      const units = unitsLeft((await runtime().load(slots, id)).state, at);
      const hold = { type: "Hold", orderId: orderId(randomUUID()), units, until: addMinutes(at, 5), at } as const;
      const context = contextOf(await accountIdOf(person));
      await runtime().handle(slots, id, hold, context);
      await expect(complete("tok_visa")).rejects.toMatchObject({ status: 409, body: { code: "slot-full" } });
      expect(await subscriptionOf(person)).toEqual({ status: "none" });
      const { firstDelivery } = await choose(person, await dayOf(person, (day) => day !== weekday(deliveryDate)));
      expect(firstDelivery).not.toBe(deliveryDate);
      expect((await person.call(paymentData, {})).order).toMatchObject({ deliveryDate: firstDelivery });
      expect(await person.call(firstDeliveryString, {})).toMatchObject({ date: firstDelivery });
      const { firstOrderId } = await complete("tok_visa");
      await runtime().handle(slots, id, { ...hold, type: "Settle", units: 0 }, part(context, "leave"));
      expect(await stateOf(firstOrderId)).toMatchObject({ status: "billed", calendar: { deliveryDate: firstDelivery } });
    });

    it("stands once the order is made: another one is refused, and what is shown is what comes", async () => {
      const { complete, ...person } = await readyToPay(stage.url);
      await expect(complete("tok_declined")).rejects.toMatchObject({ body: { code: "card-declined" } });
      const { deliveryDate: date } = (await person.call(paymentData, {})).order!;
      const own = weekday(date);
      await expect(choose(person, await dayOf(person, (day) => day !== own))).rejects.toMatchObject({
        status: 409,
        body: { code: "slot-fixed" },
      });
      expect(await choose(person, await dayOf(person, (day) => day === own))).toEqual({ step: "payment", firstDelivery: date });
      expect(await person.call(firstDeliveryString, {})).toMatchObject({ date });
      const { firstOrderId } = await complete("tok_visa");
      expect(await stateOf(firstOrderId)).toMatchObject({ status: "billed", calendar: { deliveryDate: date } });
    });
  });
});
