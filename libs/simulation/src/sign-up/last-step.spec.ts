import { giveAddress } from "@tablee/commands/account/give-address";
import { openAccount } from "@tablee/commands/account/open-account";
import { accounts } from "@tablee/commands/aggregates";
import { startSubscription } from "@tablee/commands/subscription/start-subscription";
import type { Address } from "@tablee/domain/account/vocabulary";
import { addHours, addMinutes, addWeeks } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId, person } from "@tablee/domain/testing/examples";
import { readyToPay, termsOf } from "../beginning.ts";
import type { Household } from "../household.ts";
import { OverdueWeeks } from "../overdue-weeks.ts";
import { checkBooks } from "../rows.ts";
import { subscriptionId } from "../setting.ts";
import { madeOf, pay, shownTo } from "./last-step.ts";

const vancouver: Address = { line: "200, rue Granville", city: "Vancouver", province: "BC", postalCode: "V6C 1S4", phone: "+16045550134" };

/** Has generation look for missing orders, as its interval does, and waits for all that follows from it. */
async function sweep(household: Household): Promise<void> {
  await household.follow();
  await new OverdueWeeks(household.world.process().steps).commit(household.now);
  await household.follow();
}

describe("the last step of the sign-up", () => {
  it("keeps the address that the subscription was started from, also for a request that was let in before", async () => {
    const household = await readyToPay();
    const areaOf = async () => {
      const { state } = await household.world.process().steps.load(accounts, accountId);
      return "address" in state ? state.address?.areaId : undefined;
    };
    const before = await areaOf();
    expect(await pay(household)).toBe("billed");
    await household.act((steps, context) => giveAddress(steps, { accountId, address: vancouver }, context));
    expect([...household.refused]).toEqual([["subscription-has-address", 1]]);
    expect([await areaOf(), household.subscription]).toMatchObject([before, { slots: [{ value: { slot: { areaId: before } } }] }]);
    // A refused address is claimed by no household: another one may use it.
    const other = { accountId: otherAccountId, person: { ...person, email: "another@example.com" }, password: "une-longue-phrase-2027" };
    await household.beside((steps, context) => openAccount(steps, { ...other, language: "en" }, context));
    await household.beside((steps, context) => giveAddress(steps, { accountId: otherAccountId, address: vancouver }, context));
    expect(household.refused.size).toBe(1);
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
