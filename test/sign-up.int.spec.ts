import { setTimeout as sleep } from "node:timers/promises";
import { accounts, orders } from "@tablee/commands/aggregates";
import { paymentData, saveDiscountCode } from "@tablee/contracts/calls/signup";
import { addHours, addMinutes, addWeeks } from "@tablee/domain/kernel/time";
import { advance, almostSignedUp, eventually, ordersOf, type Somebody, staffMember } from "./people.ts";
import { STAGE_NOW, type Stage, setStage } from "./stage.ts";

describe("the last step of the sign-up", () => {
  let stage: Stage;
  let admin: Somebody;
  beforeAll(async () => {
    stage = await setStage();
    admin = await staffMember(stage.url, "admin@tablee.example");
  }, 60_000);
  afterAll(() => stage.stop(), 30_000);

  const runtime = () => stage.running.api.opened.dependencies.runtime;
  const charges = async () =>
    (await stage.running.api.pool.query<{ n: number }>("SELECT count(*)::int AS n FROM embedded_gateway.charge")).rows[0]!.n;
  const allOf = (person: Somebody) =>
    eventually(
      () => ordersOf(person),
      (all) => all.length >= 5,
    );
  const carried = async (person: Somebody) =>
    (await allOf(person)).map(({ price }) => price.discounts.map(({ name, cents }) => `${name} ${cents}`).join());
  const stateOf = async (orderId: string) => {
    const { state } = await runtime().load(orders, orderId);
    if (state.status === "none") throw new Error("no such order");
    return state;
  };
  const cardOf = async (orderId: string) => {
    const { state } = await runtime().load(accounts, (await stateOf(orderId)).accountId);
    return "method" in state ? state.method : undefined;
  };

  it("is refused once the subscription runs: nothing is charged, no order made, the card stays", async () => {
    const { complete, ...person } = await almostSignedUp(stage.url);
    const { firstOrderId } = await complete("tok_visa");
    const before = { orders: (await allOf(person)).length, charges: await charges(), card: await cardOf(firstOrderId) };
    await expect(complete("tok_mastercard")).rejects.toMatchObject({ status: 409, body: { code: "subscription-exists" } });
    await advance(admin, addMinutes(STAGE_NOW, 1));
    expect({ orders: (await ordersOf(person)).length, charges: await charges(), card: await cardOf(firstOrderId) }).toEqual(before);
  }, 60_000);

  it("takes the code that the first order was made with for all boxes, whatever is entered after a decline", async () => {
    const { complete, ...person } = await almostSignedUp(stage.url);
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
  }, 60_000);

  it.each([0, 20, 60, 120])(
    "has one code also when another is entered %i ms after it was pressed",
    async (ms) => {
      const { complete, ...person } = await almostSignedUp(stage.url);
      await person.call(saveDiscountCode, { code: "MOITIE" });
      const done = complete("tok_visa");
      await sleep(ms);
      const late = await person.call(saveDiscountCode, { code: "TABLE75" }).catch(() => undefined);
      await done;
      const names = (await carried(person)).flatMap((each) => each.split(",").flatMap((one) => one.split(" ")[0] || []));
      expect([...new Set(names)]).toEqual([late ? "TABLE75" : "MOITIE"]);
    },
    60_000,
  );

  it("resumes with the order that it began with, although another week is the first one open by now", async () => {
    const { complete, ...person } = await almostSignedUp(stage.url);
    const early = await almostSignedUp(stage.url);
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
  }, 60_000);
});
