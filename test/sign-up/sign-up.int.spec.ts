import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { accounts, orders, subscriptions } from "@tablee/commands/aggregates";
import { completeSignup, paymentData } from "@tablee/contracts/calls/first-order";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { saveAddress, saveDiscountCode, savePlan, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type OrderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import type { Tastes } from "@tablee/domain/subscription/vocabulary";
import { gatewayCharges } from "../stage/gateway-view.ts";
import {
  advance,
  boxesOf,
  newVisitor,
  ordersOf,
  passwordOfPeople,
  quoteFor,
  readyToPay,
  staffMember,
  suggestedFor,
  type Visitor,
} from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
const tastes: Tastes = { diets: ["meat-and-fish"], allergens: [], dislikes: [] };

const vancouver = { line: "200, rue Granville", city: "Vancouver", province: "BC", postalCode: "V6C 1S4", phone: "+16045550134" } as const;

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");

/** Over HTTP, with parallel requests; resumption and results are proved in memory. */
describe("the last step of the sign-up", () => {
  const runtime = () => stage.running.api.opened.dependencies.runtime;
  const charges = async () => (await gatewayCharges(stage.running.api.pool)).length;
  const allOf = (person: Visitor) => boxesOf(person, { weeks: 5 });
  const carried = async (person: Visitor) =>
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
  const homeOf = async (person: Visitor) => {
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

  it.each([0, 60])("has one code also when another is entered %i ms after it was pressed", async (ms) => {
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

  it.each([0, 60])("begins where the account's address is, although another one is given %i ms after it was pressed", async (ms) => {
    const { complete, ...person } = await readyToPay(stage.url);
    const [addressId, unit] = [await suggestedFor(person, vancouver), randomUUID().slice(0, 8)];
    const done = complete("tok_visa").catch(() => undefined);
    await sleep(ms);
    const moved = await person.call(saveAddress, { addressId, unit, phone: vancouver.phone }).catch(() => undefined);
    await done;
    const { areaId, subscribed = areaId } = await homeOf(person);
    expect([areaId, subscribed]).toEqual(moved ? ["lower-mainland", "lower-mainland"] : ["laval-north-shore", "laval-north-shore"]);
  });

  it("charges what it showed when the code was entered before signing in", async () => {
    const known = await readyToPay(stage.url);
    const person = newVisitor(stage.url);
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
