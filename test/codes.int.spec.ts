import { CloseSubscription } from "@tablee/commands/subscription/close-subscription";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { applyCode, invalidateCode, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { saveDiscountCode } from "@tablee/contracts/calls/signup";
import { type AccountId, idFrom, type SubscriptionId } from "@tablee/domain/kernel/ids";
import { advance, eventually, ordersOf, readyToPay, type Somebody, somebody, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

/** A Friday: the orders of its week are made, those of the week after are not, and their menu is published. */
const FRIDAY = "2026-11-13T15:00:00.000Z";
const LAST_WEEK = "2026-12-28";

describe("codes for an account's boxes", () => {
  let stage: Stage;
  let admin: Somebody;
  beforeAll(async () => {
    stage = await setStage({ now: FRIDAY });
    admin = await staffMember(stage.url, "admin@tablee.example");
  });
  afterAll(() => stage.stop());

  /** What the boxes after the first carry, soonest first: names of codes with their cents. */
  const carried = async (person: Somebody) =>
    (await ordersOf(person)).slice(1).map((order) => order.price.discounts.map(({ name, cents }) => `${name} ${cents}`).join());
  const settled = (person: Somebody, ...expected: readonly string[]) =>
    eventually(
      () => carried(person),
      (all) => expected.every((one, i) => all[i] === one),
    );
  const household = async (code?: string, recipes?: number) => {
    const { complete, ...person } = await readyToPay(stage.url, recipes);
    if (code) await person.call(saveDiscountCode, { code });
    await complete("tok_visa");
    await eventually(
      () => ordersOf(person),
      (orders) => orders.length >= 5,
    );
    return person;
  };

  it("are not taken at sign-up", async () => {
    const visitor = somebody(stage.url);
    await visitor.refresh();
    await expect(visitor.call(saveDiscountCode, { code: "FIDELE3" })).rejects.toMatchObject({ body: { code: "code-invalid" } });
  });

  it("are not taken before the first box is paid, whose price they would lower beside the sign-up's code", async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    const early = { body: { code: "code-before-first-box" } };
    await expect(person.call(applyCode, { code: "RETOUR20" })).rejects.toMatchObject(early);
    await expect(complete("tok_insufficient")).rejects.toMatchObject({ status: 402 });
    await expect(person.call(applyCode, { code: "RETOUR20" })).rejects.toMatchObject(early);
    await complete("tok_visa");
    expect((await person.call(applyCode, { code: "RETOUR20" })).code?.code).toBe("RETOUR20");
    expect((await ordersOf(person))[0]!.price.discounts.map(({ name }) => name)).toEqual(["DEUXREPAS"]);
  });

  it("are not taken once the subscription is closed, as no box is to come", async () => {
    const person = await household();
    const { orderId } = (await ordersOf(person))[0]!;
    const { rows } = await stage.running.api.pool.query<{ subscription_id: SubscriptionId; account_id: AccountId }>(
      "SELECT subscription_id, account_id FROM read.orders WHERE key = $1",
      [orderId],
    );
    const { subscription_id: subscriptionId, account_id: accountId } = rows[0]!;
    const commandId = idFrom("codes", "close");
    const actor = { kind: "client", id: accountId } as const;
    const context = { commandId, actor, correlationId: commandId, subject: accountId, at: stage.running.api.clock.now() };
    await stage.bus.execute(new CloseSubscription({ subscriptionId, reason: "other" }, context));
    await expect(person.call(applyCode, { code: "RETOUR20" })).rejects.toMatchObject({ body: { code: "subscription-closed" } });
    expect((await person.call(paymentSettings, {})).code).toBeNull();
  });

  it("leave what the sign-up's code still owes, when they come and when they are taken back", async () => {
    const person = await household("TABLE75");
    expect((await settled(person, "TABLE75 2000")).slice(0, 4)).toEqual(["TABLE75 2000", "TABLE75 1500", "TABLE75 1000", ""]);
    await person.call(applyCode, { code: "RETOUR20" });
    const both = await settled(person, "RETOUR20 2000,TABLE75 2000");
    expect(both.slice(0, 4)).toEqual(["RETOUR20 2000,TABLE75 2000", "TABLE75 1500", "TABLE75 1000", ""]);
    await person.call(applyCode, { code: "HIVER30" });
    expect((await settled(person, "TABLE75 2000,HIVER30 1000")).slice(0, 4)).toEqual([
      "TABLE75 2000,HIVER30 1000",
      "TABLE75 1500,HIVER30 1000",
      "TABLE75 1000,HIVER30 1000",
      "",
    ]);
    expect((await person.call(invalidateCode, {})).code).toBeNull();
    expect((await settled(person, "TABLE75 2000")).slice(0, 4)).toEqual(["TABLE75 2000", "TABLE75 1500", "TABLE75 1000", ""]);
  });

  it("of a sign-up follow boxes, not weeks: one that is skipped takes nothing along", async () => {
    const person = await household("TABLE75");
    const [, one] = await ordersOf(person);
    await person.call(skipOrder, { orderId: one!.orderId, reason: "away" });
    expect((await settled(person, "", "TABLE75 2000", "TABLE75 1500", "TABLE75 1000")).slice(0, 4)).toEqual([
      "",
      "TABLE75 2000",
      "TABLE75 1500",
      "TABLE75 1000",
    ]);
    await person.call(unskipOrder, { orderId: one!.orderId });
    expect((await settled(person, "TABLE75 2000", "TABLE75 1500")).slice(0, 4)).toEqual([
      "TABLE75 2000",
      "TABLE75 1500",
      "TABLE75 1000",
      "",
    ]);
  });

  it("of free meals leave one recipe of a box to be paid for; what is beyond that moves to the next", async () => {
    const person = await household("DEUXREPAS", 2);
    const [first] = await ordersOf(person);
    const one = first!.price.discounts[0]!.cents;
    expect(first!.price).toMatchObject({ discounts: [{ name: "DEUXREPAS", cents: 2 * 1475 }], discountedFoodCents: 2 * 1475 });
    expect((await settled(person, `DEUXREPAS ${one}`, "")).slice(0, 3)).toEqual([`DEUXREPAS ${one}`, "", ""]);
    const [, second] = await ordersOf(person);
    await person.call(skipOrder, { orderId: second!.orderId, reason: "away" });
    expect((await settled(person, "", `DEUXREPAS ${one}`)).slice(0, 3)).toEqual(["", `DEUXREPAS ${one}`, ""]);
  });

  it("give their amount once: to the next box that comes, whatever is skipped, entered again and asked for after all", async () => {
    const person = await household();
    const [, one, two] = await ordersOf(person);
    await person.call(applyCode, { code: "RETOUR20" });
    expect(await settled(person, "RETOUR20 2000", "")).toMatchObject(["RETOUR20 2000", "", "", ""]);
    await person.call(skipOrder, { orderId: one!.orderId, reason: "away" });
    await settled(person, "", "RETOUR20 2000");
    await person.call(applyCode, { code: "RETOUR20" });
    expect(await settled(person, "", "RETOUR20 2000", "")).toMatchObject(["", "RETOUR20 2000", "", ""]);
    await person.call(unskipOrder, { orderId: one!.orderId });
    expect(await settled(person, "RETOUR20 2000", "")).toMatchObject(["RETOUR20 2000", "", "", ""]);
    await person.call(skipOrder, { orderId: one!.orderId, reason: "away" });
    await person.call(skipOrder, { orderId: two!.orderId, reason: "away" });
    await settled(person, "", "", "RETOUR20 2000");
    await person.call(invalidateCode, {});
    await person.call(unskipOrder, { orderId: one!.orderId });
    expect(new Set(await settled(person, "", "", "", ""))).toEqual(new Set([""]));
    expect((await person.call(applyCode, { code: "RETOUR20" })).code?.code).toBe("RETOUR20");
    expect(await settled(person, "RETOUR20 2000")).toMatchObject(["RETOUR20 2000", "", "", ""]);
  });

  it("settle when codes and weeks change at once: the code that counts gives each amount to one box", async () => {
    const person = await household();
    const [, one, two] = await ordersOf(person);
    for (const code of ["RETOUR20", "HIVER30", "MERCI10"]) await person.call(applyCode, { code });
    await Promise.allSettled([
      person.call(applyCode, { code: "RETOUR20" }),
      person.call(skipOrder, { orderId: one!.orderId, reason: "away" }),
      person.call(applyCode, { code: "RETOUR20" }),
      person.call(invalidateCode, {}),
      person.call(skipOrder, { orderId: two!.orderId, reason: "away" }),
      person.call(applyCode, { code: "HIVER30" }),
      person.call(unskipOrder, { orderId: one!.orderId }),
    ]);
    await person.call(unskipOrder, { orderId: one!.orderId });
    await person.call(applyCode, { code: "RETOUR20" });
    expect(await settled(person, "RETOUR20 2000", "", "", "")).toEqual(["RETOUR20 2000", "", "", ""]);
  });

  it("reach the boxes that are made later, and are refused once they are used up", async () => {
    const faithful = await household();
    const once = await household();
    const late = await household();
    await faithful.call(applyCode, { code: "FIDELE3" });
    await once.call(applyCode, { code: "RETOUR20" });
    // Three amounts for two boxes: the third waits for the one that is made next.
    for (const { orderId } of (await ordersOf(late)).slice(3)) await late.call(skipOrder, { orderId, reason: "away" });
    await late.call(applyCode, { code: "HIVER30" });
    await settled(late, "HIVER30 1000", "HIVER30 1000");
    await advance(admin, "2026-11-18T17:30:00.000Z");
    const made = async (person: Somebody) =>
      eventually(
        async () => (await ordersOf(person)).find((order) => order.week === LAST_WEEK),
        (order) => order !== undefined && order.status === "open",
      );
    expect((await made(faithful))?.price.discounts).toMatchObject([{ name: "FIDELE3", cents: 300 }]);
    expect((await made(once))?.price.discounts).toEqual([]);
    expect((await made(late))?.price.discounts).toMatchObject([{ name: "HIVER30", cents: 1000 }]);
    await advance(admin, "2026-11-27T15:00:00.000Z");
    await expect(once.call(applyCode, { code: "retour20" })).rejects.toMatchObject({
      status: 422,
      body: { code: "code-used", message: "Ce code a déjà été utilisé." },
    });
    expect((await once.call(paymentSettings, {})).code).toBeNull();
  });
});
