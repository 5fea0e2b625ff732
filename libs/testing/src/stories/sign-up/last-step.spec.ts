import { giveAddress } from "@tablee/commands/account/address/give-address";
import { openAccount } from "@tablee/commands/account/open-account";
import { accounts } from "@tablee/commands/aggregates";
import { applyCode } from "@tablee/commands/offer/apply-code";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { startSubscription } from "@tablee/commands/subscription/start-subscription";
import type { Address } from "@tablee/domain/account/vocabulary";
import { addHours, addMinutes, addWeeks } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId, person } from "@tablee/domain/testing/examples";
import { OverdueWeeks } from "@tablee/simulation/overdue-weeks";
import { subscriptionId } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { readyToPay, termsOf } from "../../fixtures/signed-up-household.ts";
import { checkBooks } from "../../model/rows.ts";
import { madeOf, pay, shownTo } from "./last-step.ts";

const vancouver: Address = { line: "200, rue Granville", city: "Vancouver", province: "BC", postalCode: "V6C 1S4", phone: "+16045550134" };

/** Lets generation look for missing orders, as its interval does, and waits for all consequences. */
async function sweep(household: Household): Promise<void> {
  await household.follow();
  await new OverdueWeeks(household.world.process().steps).commit(household.now);
  await household.follow();
}

/** More steps than a sign-up takes. */
const TURNS = 30;
/** Lets the first of two works take this many steps before the second begins. */
const after = (steps: number) => {
  let taken = 0;
  return (n: number) => (taken++ < steps ? 0 : 1) % n;
};

async function areaOf({ world }: Household): Promise<string | undefined> {
  const { state } = await world.process().steps.load(accounts, accountId);
  return "address" in state ? state.address?.areaId : undefined;
}

describe("the last step of the sign-up", () => {
  it("keeps the address that the subscription was started from, also for a request that was let in before", async () => {
    const household = await readyToPay();
    const before = await areaOf(household);
    expect(await pay(household)).toBe("billed");
    await household.act((steps, context) => giveAddress(steps, { accountId, address: vancouver }, context));
    expect([...household.refused]).toEqual([["subscription-has-address", 1]]);
    expect([await areaOf(household), household.subscription]).toMatchObject([before, { slots: [{ value: { slot: { areaId: before } } }] }]);
    // A refused address is claimed by no household: a different account may use it.
    const other = { accountId: otherAccountId, person: { ...person, email: "another@example.com" }, password: "une-longue-phrase-2027" };
    await household.beside((steps, context) => openAccount(steps, { ...other, language: "en" }, context));
    await household.beside((steps, context) => giveAddress(steps, { accountId: otherAccountId, address: vancouver }, context));
    expect(household.refused.size).toBe(1);
  });

  it("has one code also when another is entered while it is pressed, however the steps fall", async () => {
    const codes = new Set<string>();
    for (let turn = 0; turn < TURNS; turn++) {
      const household = await readyToPay();
      await household.act((steps, context) => applyCode(steps, { accountId, code: "MOITIE" }, context));
      const { quote } = await shownTo(household);
      const enter = () => household.beside((steps, context) => applyCode(steps, { accountId, code: "TABLE75" }, context));
      let outcome = "";
      const press = async () => {
        outcome = await pay(household, { quote });
      };
      await household.together(after(turn), [press, enter]);
      const isLate = household.refused.has("code-fixed");
      expect(["billed", "price-changed"]).toContain(outcome);
      if (outcome === "price-changed") expect(await pay(household)).toBe("billed");
      await household.follow();
      const names = new Set(madeOf(household).flatMap((order) => priceOf(order).discounts.map(({ name }) => name)));
      expect([...names]).toEqual([isLate ? "MOITIE" : "TABLE75"]);
      for (const name of names) codes.add(name);
    }
    expect([...codes].toSorted()).toEqual(["MOITIE", "TABLE75"]);
  });

  it("begins where the account's address is, although another one is given while it is pressed, however the steps fall", async () => {
    const areas = new Set<string>();
    for (let turn = 0; turn < TURNS; turn++) {
      const household = await readyToPay();
      const move = () => household.beside((steps, context) => giveAddress(steps, { accountId, address: vancouver }, context));
      await household.together(after(turn), [() => pay(household), move]);
      const isMoved = !household.refused.has("subscription-has-address");
      const areaId = (await areaOf(household))!;
      const subscribed = "slots" in household.subscription ? household.subscription.slots[0]!.value.slot.areaId : areaId;
      expect([areaId, subscribed]).toEqual(isMoved ? ["lower-mainland", "lower-mainland"] : ["gta", "gta"]);
      areas.add(areaId);
    }
    expect([...areas].toSorted()).toEqual(["gta", "lower-mainland"]);
  });

  it("resumes with the order that it began with, although another week is the first one open by now", async () => {
    const household = await readyToPay();
    const { cutoffAt } = (await shownTo(household)).order.calendar;
    await household.advance(addHours(cutoffAt, -1));
    expect(await pay(household, {}, "declined")).toBe("declined");
    expect(madeOf(household).map(({ week }) => week)).toHaveLength(1);
    await household.advance(addMinutes(cutoffAt, 20));
    expect(await pay(household)).toBe("billed");
    expect(household.order(0)).toMatchObject({ status: "billed", firstOrder: true });
    const [first, second, ...others] = madeOf(household);
    expect([second, ...others].map((order) => order!.firstOrder)).toEqual([false, false, false]);
    expect(second!.week).toBe(addWeeks(first!.week, 1));
  });

  it("makes no other week before the first box is paid, and sends no notice of those that it makes then", async () => {
    const household = await readyToPay({ notices: true });
    expect(await pay(household, {}, "declined")).toBe("declined");
    await sweep(household);
    expect(madeOf(household)).toHaveLength(1);
    expect(await pay(household)).toBe("billed");
    await sweep(household);
    expect(madeOf(household)).toHaveLength(4);
    const kinds = [...household.world.messages.values()].map(({ kind }) => kind);
    expect(kinds).toContain("order-charged");
    expect(kinds).not.toContain("order-ready");
  });

  it("resumes where an attempt died between the subscription and its first order: generation makes none meanwhile", async () => {
    const household = await readyToPay();
    const terms = { accountId, subscriptionId, ...termsOf({}), awaitsPayment: true } as const;
    await household.act((steps, context) => startSubscription(steps, terms, context));
    await sweep(household);
    expect(madeOf(household)).toEqual([]);
    expect(await pay(household)).toBe("billed");
    expect(household.order(0)).toMatchObject({ status: "billed", firstOrder: true });
  });

  it("begins with a later week once a first box was never paid, for what is shown then", async () => {
    const household = await readyToPay();
    expect(await pay(household, {}, "hard")).toBe("declined");
    const [unpaid] = madeOf(household);
    await household.advance(addHours(unpaid!.calendar.cutoffAt, 48));
    expect(madeOf(household)).toMatchObject([{ status: "failed" }]);
    const shown = await shownTo(household);
    expect(shown.order.week > unpaid!.week).toBe(true);
    expect(await pay(household, { quote: shown.quote })).toBe("billed");
    const first = madeOf(household)[1]!;
    expect(first).toMatchObject({ status: "billed", firstOrder: true, week: shown.order.week, price: { totalCents: shown.totalCents } });
    checkBooks(household.world);
  });
});
