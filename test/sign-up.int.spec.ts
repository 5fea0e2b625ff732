import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Quiet } from "@tablee/api/operations/quiet";
import { GiveAddress } from "@tablee/commands/account/give-address";
import { accounts, orders, subscriptions } from "@tablee/commands/aggregates";
import { StartSubscription } from "@tablee/commands/subscription/start-subscription";
import { outbox } from "@tablee/contracts/calls/desk-money";
import { completeSignup, paymentData } from "@tablee/contracts/calls/first-order";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { saveAddress, saveDiscountCode, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import type { Address } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type AccountId, type OrderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addHours, addMinutes, addWeeks } from "@tablee/domain/kernel/time";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { requestOverdueRuns } from "@tablee/generation/runs/deadline";
import { createLogger } from "@tablee/platform/log";
import { gatewayCharges } from "./gateway-view.ts";
import {
  advance,
  eventually,
  ordersOf,
  passwordOfPeople,
  quoteFor,
  readyToPay,
  type Somebody,
  somebody,
  staffMember,
  suggestedFor,
} from "./people.ts";
import { STAGE_NOW, type Stage, setStage } from "./stage.ts";

const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
const tastes: Tastes = { diets: ["meat-and-fish"], allergens: [], dislikes: [] };

const vancouver = { line: "200, rue Granville", city: "Vancouver", province: "BC", postalCode: "V6C 1S4", phone: "+16045550134" } as const;

const contextOf = (accountId: AccountId) => {
  const commandId = randomUUID();
  return { commandId, correlationId: commandId, actor: { kind: "client", id: accountId }, subject: accountId } as const;
};

describe("the last step of the sign-up", () => {
  let stage: Stage;
  let admin: Somebody;
  beforeAll(async () => {
    stage = await setStage();
    admin = await staffMember(stage.url, "admin@tablee.example");
  });
  afterAll(() => stage.stop());

  const clock = () => stage.running.api.opened.clock.now();
  /** Has generation look for missing orders, as its interval does every two seconds, and waits for all that follows from it. */
  const sweep = async () => {
    const { pool, dependencies } = stage.running.api.opened;
    const isQuiet = () => eventually(() => new Quiet(stage.running.api.opened).isQuiet(clock()), Boolean);
    expect(await isQuiet()).toBe(true);
    await requestOverdueRuns({ pool, facts: dependencies.db, now: clock() }, async () => false, createLogger("sweep", "silent"));
    expect(await isQuiet()).toBe(true);
  };
  const runtime = () => stage.running.api.opened.dependencies.runtime;
  const charges = async () => (await gatewayCharges(stage.running.api.pool)).length;
  const allOf = (person: Somebody) =>
    eventually(
      () => ordersOf(person),
      (all) => all.length >= 5,
    );
  const carried = async (person: Somebody) =>
    (await allOf(person)).map(({ price }) => price.discounts.map(({ name, cents }) => `${name} ${cents}`).join());
  const stateOf = async (orderId: OrderId) => {
    const { state } = await runtime().load(orders, orderId);
    if (state.status === "none") throw new Error("no such order");
    return state;
  };
  const cardOf = async (orderId: OrderId) => {
    const { state } = await runtime().load(accounts, (await stateOf(orderId)).accountId);
    return "method" in state ? state.method : undefined;
  };

  /** The area of the account's address, and the one that its subscription was started in, if it was. */
  const homeOf = async (person: Somebody) => {
    const accountId = (await person.call(sessionData, {})).client!.clientId;
    const { state: account } = await runtime().load(accounts, accountId);
    const { state: subscription } = await runtime().load(subscriptions, subscriptionIdOf(accountId));
    const subscribed = subscription.status === "none" ? undefined : subscription.slots[0]!.value.slot.areaId;
    return { areaId: "address" in account ? account.address?.areaId : undefined, subscribed };
  };

  it("is refused once the subscription runs: nothing is charged, no order made, the card stays", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const { firstOrderId } = await complete("tok_visa");
    const before = { orders: (await allOf(person)).length, charges: await charges(), card: await cardOf(firstOrderId) };
    await expect(complete("tok_mastercard")).rejects.toMatchObject({ status: 409, body: { code: "subscription-exists" } });
    await advance(admin, addMinutes(STAGE_NOW, 1));
    expect({ orders: (await ordersOf(person)).length, charges: await charges(), card: await cardOf(firstOrderId) }).toEqual(before);
  });

  it("takes the code that the first order was made with for all boxes, whatever is entered after a decline", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    await person.call(saveDiscountCode, { code: "MOITIE" });
    const shown = (await person.call(paymentData, {})).order!.price.totalCents;
    await expect(complete("tok_declined")).rejects.toMatchObject({ body: { code: "card-declined" } });
    await expect(person.call(saveDiscountCode, { code: "TABLE75" })).rejects.toMatchObject({
      status: 409,
      body: { code: "code-fixed", message: "Votre première boîte est déjà commandée. Le code d’inscription ne peut plus être changé." },
    });
    expect(await person.call(paymentData, {})).toMatchObject({ discountCode: "MOITIE", order: { price: { totalCents: shown } } });
    await complete("tok_visa");
    const [first, ...others] = await carried(person);
    expect(first).toMatch(/^MOITIE /);
    expect(new Set(others)).toEqual(new Set([""]));
    await expect(person.call(saveDiscountCode, { code: "TABLE75" })).rejects.toMatchObject({ body: { code: "code-fixed" } });
  });

  it.each([0, 20, 60, 120])("has one code also when another is entered %i ms after it was pressed", async (ms) => {
    const { complete, ...person } = await readyToPay(stage.url);
    await person.call(saveDiscountCode, { code: "MOITIE" });
    const quote = await quoteFor(person);
    const done = person
      .call(completeSignup, { methodToken: "tok_visa", acceptTerms: currentWordings.terms, quote })
      .catch(({ body }) => body.code);
    await sleep(ms);
    const late = await person.call(saveDiscountCode, { code: "TABLE75" }).catch(() => undefined);
    if ((await done) === "price-changed") await complete("tok_visa");
    const names = (await carried(person)).flatMap((each) => each.split(",").flatMap((one) => one.split(" ")[0] || []));
    expect([...new Set(names)]).toEqual([late ? "TABLE75" : "MOITIE"]);
  });

  it("keeps the address that the subscription was started from, also for a request that was let in before", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const accountId = (await person.call(sessionData, {})).client!.clientId;
    await complete("tok_visa");
    const give = (given: Address) =>
      stage.bus.execute(new GiveAddress({ accountId, address: given }, { ...contextOf(accountId), at: clock() }));
    await expect(give(vancouver)).rejects.toMatchObject({ code: "subscription-has-address" });
    expect(await homeOf(person)).toMatchObject({ areaId: "laval-north-shore", subscribed: "laval-north-shore" });
    // A refused sign-up claims no address: another household may use it.
    const { clientId: other } = (await (await readyToPay(stage.url)).call(sessionData, {})).client!;
    const neighbour = new GiveAddress({ accountId: other, address: vancouver }, { ...contextOf(other), at: clock() });
    await expect(stage.bus.execute(neighbour)).resolves.toMatchObject({ changed: true });
  });

  it.each([0, 20, 60, 120])(
    "begins where the account's address is, although another one is given %i ms after it was pressed",
    async (ms) => {
      const { complete, ...person } = await readyToPay(stage.url);
      const [addressId, unit] = [await suggestedFor(person, vancouver), randomUUID().slice(0, 8)];
      const done = complete("tok_visa").catch(() => undefined);
      await sleep(ms);
      const moved = await person.call(saveAddress, { addressId, unit, phone: vancouver.phone }).catch(() => undefined);
      await done;
      const { areaId, subscribed = areaId } = await homeOf(person);
      expect([areaId, subscribed]).toEqual(moved ? ["lower-mainland", "lower-mainland"] : ["laval-north-shore", "laval-north-shore"]);
    },
  );

  it("resumes with the order that it began with, although another week is the first one open by now", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const early = await readyToPay(stage.url);
    const { firstOrderId } = await early.complete("tok_visa");
    const { cutoffAt } = (await stateOf(firstOrderId)).calendar;
    await advance(admin, addHours(cutoffAt, -1));
    await expect(complete("tok_declined")).rejects.toMatchObject({ body: { code: "card-declined" } });
    const [declined] = await eventually(
      () => ordersOf(person),
      (all) => all.length === 1,
    );
    await advance(admin, addMinutes(cutoffAt, 20));
    const done = await complete("tok_visa");
    expect(done.firstOrderId).toBe(declined!.orderId);
    const all = await allOf(person);
    const firsts = await Promise.all(all.map(async ({ orderId }) => (await stateOf(orderId)).firstOrder));
    expect(firsts.filter(Boolean)).toEqual([true]);
    expect(all[1]!.week).toBe(addWeeks(all[0]!.week, 1));
  });

  it("makes no other week before the first box is paid, and sends no notice of those that it makes then", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    await expect(complete("tok_declined")).rejects.toMatchObject({ body: { code: "card-declined" } });
    await sweep();
    expect(await ordersOf(person)).toHaveLength(1);
    await complete("tok_visa");
    expect((await allOf(person)).length).toBeGreaterThanOrEqual(5);
    await sweep();
    const { rows } = await admin.call(outbox, { q: person.email, limit: 50 });
    expect(rows.map(({ kind }) => kind)).not.toContain("order-ready");
  });

  it("resumes where an attempt died between the subscription and its first order: generation makes none meanwhile", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const accountId = (await person.call(sessionData, {})).client!.clientId;
    const start = { accountId, subscriptionId: subscriptionIdOf(accountId), plan, tastes, weekday: 2, window: "17-22" } as const;
    await stage.bus.execute(new StartSubscription({ ...start, awaitsPayment: true }, { ...contextOf(accountId), at: clock() }));
    await sweep();
    expect(await ordersOf(person)).toEqual([]);
    const { firstOrderId } = await complete("tok_visa");
    expect(await stateOf(firstOrderId)).toMatchObject({ firstOrder: true });
  });

  it("begins with a later week once a first box was never paid, for what is shown then", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    await expect(complete("tok_declined")).rejects.toMatchObject({ body: { code: "card-declined" } });
    const [unpaid] = await eventually(
      () => ordersOf(person),
      (all) => all.length === 1,
    );
    await advance(admin, addHours((await stateOf(unpaid!.orderId)).calendar.cutoffAt, 48));
    expect(await stateOf(unpaid!.orderId)).toMatchObject({ status: "failed" });
    expect(await ordersOf(person)).toHaveLength(1);
    const { order } = await person.call(paymentData, {});
    expect(order!.week > unpaid!.week).toBe(true);
    const { firstOrderId } = await complete("tok_visa");
    const first = await stateOf(firstOrderId);
    expect(first).toMatchObject({ firstOrder: true, week: order!.week });
    expect((first as { price: { totalCents: number } }).price.totalCents).toBe(order!.price.totalCents);
  });

  it("charges what it showed when the code was entered before signing in", async () => {
    const known = await readyToPay(stage.url);
    const person = somebody(stage.url);
    await person.refresh();
    await person.call(saveDiscountCode, { code: "MOITIE" });
    await person.call(signIn, { email: known.email, password: passwordOfPeople });
    await person.refresh();
    await person.call(savePlan, { plan, ...tastes });
    await person.call(updateDeliverySlot, { weekday: 2, window: "17-22" });
    const shown = await person.call(paymentData, {});
    expect(shown).toMatchObject({ discountCode: "MOITIE" });
    const { firstOrderId } = await person.call(completeSignup, {
      methodToken: "tok_visa",
      acceptTerms: currentWordings.terms,
      quote: shown.quote,
    });
    const first = (await stateOf(firstOrderId)) as unknown as { price: { totalCents: number } };
    expect(first.price.totalCents).toBe(shown.order!.price.totalCents);
    expect(shown.order!.price.discounts.map(({ name }) => name)).toEqual(["MOITIE"]);
  });
});
