import { accounts } from "@tablee/commands/aggregates";
import { useCode } from "@tablee/commands/offer/use-code";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { offerOf } from "@tablee/domain/offer/offers";
import { accountId, plan } from "@tablee/domain/testing/examples";
import { draws } from "@tablee/simulation/turns";
import { orderIdIn, signedUpAt, subscriptionId } from "../../fixtures/constants.ts";
import { Household } from "../../fixtures/household.ts";
import { beginWith, complete, signUp, worldBeforeSignUp } from "../../fixtures/signed-up-household.ts";

/** The first box and the four after it. */
const WEEKS = 5;
const later = [1, 2, 3, 4];

/** The grants of the boxes after the first, soonest first: names of codes with their cents, once the policies have run. */
async function carried(household: Household): Promise<readonly string[]> {
  await household.follow();
  return later.map((n) =>
    discountsOf(household, n)
      .map(({ name, cents }) => `${name} ${cents}`)
      .join(),
  );
}
const discountsOf = (household: Household, n: number) => priceOf(household.order(n)).discounts;
const enter = (household: Household, code?: string): Promise<void> =>
  household.act((steps, context) => useCode(steps, { accountId, subscriptionId, code }, context));
const skip = (household: Household, n: number): Promise<void> =>
  household.act((steps, context) => skipOrder(steps, { accountId, orderId: orderIdIn(n), reason: "away" }, context));
const unskip = (household: Household, n: number): Promise<void> =>
  household.act((steps, context) => unskipOrder(steps, { accountId, orderId: orderIdIn(n) }, context));
/** The code entered for future boxes. */
async function entered({ world }: Household): Promise<string | undefined> {
  const { state } = await world.process().steps.load(accounts, accountId);
  return "boxCode" in state ? state.boxCode : undefined;
}

describe("codes for an account's boxes", () => {
  it("are not taken before the first box is paid, whose price they would lower beside the sign-up's code", async () => {
    const world = await worldBeforeSignUp(WEEKS);
    const household = new Household(world, signedUpAt, { followed: world.log.head });
    const { steps } = world.process();
    const choice = { code: "DEUXREPAS", token: "tok_insufficient" };
    await enter(household, "RETOUR20");
    world.gateway.mood = "declined";
    expect(await signUp(steps, household.context(), accountId, choice)).toBe("declined");
    await enter(household, "RETOUR20");
    expect([...household.refused]).toEqual([["code-before-first-box", 2]]);
    world.gateway.mood = "captured";
    expect(await complete(steps, household.context(), accountId, { ...choice, token: "tok_visa" })).toBe("billed");
    await enter(household, "RETOUR20");
    expect([await entered(household), household.refused.size]).toEqual(["RETOUR20", 1]);
    expect(discountsOf(household, 0).map(({ name }) => name)).toEqual(["DEUXREPAS"]);
  });

  it("are not taken once the subscription is closed, as no box is to come", async () => {
    const household = await beginWith({ code: "DEUXREPAS" }, WEEKS);
    await household.act((steps, context) => closeSubscription(steps, { subscriptionId, reason: "other" }, context));
    await enter(household, "RETOUR20");
    expect([...household.refused]).toEqual([["subscription-closed", 1]]);
    expect(await entered(household)).toBeUndefined();
  });

  it("leave what the sign-up's code still owes, when they come and when they are taken back", async () => {
    const household = await beginWith({ code: "TABLE75" }, WEEKS);
    const owed = ["TABLE75 2000", "TABLE75 1500", "TABLE75 1000", ""];
    expect(await carried(household)).toEqual(owed);
    await enter(household, "RETOUR20");
    expect(await carried(household)).toEqual(["RETOUR20 2000,TABLE75 2000", "TABLE75 1500", "TABLE75 1000", ""]);
    await enter(household, "HIVER30");
    const both = ["TABLE75 2000,HIVER30 1000", "TABLE75 1500,HIVER30 1000", "TABLE75 1000,HIVER30 1000", ""];
    expect(await carried(household)).toEqual(both);
    await enter(household);
    expect(await entered(household)).toBeUndefined();
    expect(await carried(household)).toEqual(owed);
  });

  it("of a sign-up follow boxes, not weeks: one that is skipped takes nothing along", async () => {
    const household = await beginWith({ code: "TABLE75" }, WEEKS);
    await skip(household, 1);
    expect(await carried(household)).toEqual(["", "TABLE75 2000", "TABLE75 1500", "TABLE75 1000"]);
    await unskip(household, 1);
    expect(await carried(household)).toEqual(["TABLE75 2000", "TABLE75 1500", "TABLE75 1000", ""]);
  });

  it("of free meals leave one recipe of a box to be paid for; what is beyond that moves to the next", async () => {
    const household = await beginWith({ code: "DEUXREPAS", plan: { ...plan, recipes: 2 } as typeof plan }, WEEKS);
    const first = priceOf(household.order(0));
    expect(first).toMatchObject({ discounts: [{ name: "DEUXREPAS", cents: 2 * 1475 }], discountedFoodCents: 2 * 1475 });
    const one = `DEUXREPAS ${first.discounts[0]!.cents}`;
    expect(await carried(household)).toEqual([one, "", "", ""]);
    await skip(household, 1);
    expect(await carried(household)).toEqual(["", one, "", ""]);
  });

  it("give their amount once: to the next box that comes, whatever is skipped, entered again and asked for after all", async () => {
    const household = await beginWith({ code: "DEUXREPAS" }, WEEKS);
    await enter(household, "RETOUR20");
    expect(await carried(household)).toEqual(["RETOUR20 2000", "", "", ""]);
    await skip(household, 1);
    expect(await carried(household)).toEqual(["", "RETOUR20 2000", "", ""]);
    await enter(household, "RETOUR20");
    expect(await carried(household)).toEqual(["", "RETOUR20 2000", "", ""]);
    await unskip(household, 1);
    expect(await carried(household)).toEqual(["RETOUR20 2000", "", "", ""]);
    await skip(household, 1);
    await skip(household, 2);
    expect(await carried(household)).toEqual(["", "", "RETOUR20 2000", ""]);
    await enter(household);
    await unskip(household, 1);
    expect(await carried(household)).toEqual(["", "", "", ""]);
    await enter(household, "RETOUR20");
    expect(await entered(household)).toBe("RETOUR20");
    expect(await carried(household)).toEqual(["RETOUR20 2000", "", "", ""]);
    expect(household.refused.size).toBe(0);
  });

  it("settle when codes and weeks change at once: the code that counts gives each amount to one box", async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const household = await beginWith({ code: "DEUXREPAS" }, WEEKS);
      for (const code of ["RETOUR20", "HIVER30", "MERCI10"]) await enter(household, code);
      await household.together(draws(seed), [
        () => enter(household, "RETOUR20"),
        () => skip(household, 1),
        () => enter(household, "RETOUR20"),
        () => enter(household),
        () => skip(household, 2),
        () => enter(household, "HIVER30"),
        () => unskip(household, 1),
        () => household.follow(),
      ]);
      const code = offerOf((await entered(household)) ?? "", signedUpAt.slice(0, 10));
      const carrying = (await carried(household)).filter((names) => names !== "");
      const boxes = later.filter((n) => household.order(n).status === "open").length;
      expect(carrying).toHaveLength(Math.min(code?.grants.length ?? 0, boxes));
      await unskip(household, 1);
      await enter(household, "RETOUR20");
      expect(await carried(household)).toEqual(["RETOUR20 2000", "", "", ""]);
    }
  }, 60_000);
});
