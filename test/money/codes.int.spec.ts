import { skipOrder } from "@tablee/contracts/calls/account";
import { applyCode, invalidateCode, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { saveDiscountCode } from "@tablee/contracts/calls/signup";
import { advance, boxesOf, eventually, newVisitor, ordersOf, readyToPay, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

/** A Friday: the orders of its week are made, those of the week after are not, and their menu is published. */
const FRIDAY = "2026-11-13T15:00:00.000Z";
const LAST_WEEK = "2026-12-28";

const stage = await specStage({ now: FRIDAY });
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("codes for an account's boxes", () => {
  /** The discounts of the boxes after the first, soonest first: names of codes with their cents. */
  const carried = async (person: Visitor) =>
    (await ordersOf(person)).slice(1).map((order) => order.price.discounts.map(({ name, cents }) => `${name} ${cents}`).join());
  const settled = (person: Visitor, ...expected: readonly string[]) =>
    eventually(
      () => carried(person),
      (all) => expected.every((one, i) => all[i] === one),
    );
  const household = async () => {
    const { complete, ...person } = await readyToPay(stage.url);
    await complete("tok_visa");
    await boxesOf(person, { weeks: 5 });
    return person;
  };

  it("are not taken at sign-up", async () => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    await expect(visitor.call(saveDiscountCode, { code: "FIDELE3" })).rejects.toMatchObject({ body: { code: "code-invalid" } });
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
    const made = async (person: Visitor) =>
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
    expect((await faithful.call(paymentSettings, {})).code?.code).toBe("FIDELE3");
    expect((await faithful.call(invalidateCode, {})).code).toBeNull();
    const withdrawn = await eventually(
      () => carried(faithful),
      (all) => all.at(-1) === "",
    );
    expect(withdrawn.at(-1)).toBe("");
  });
});
