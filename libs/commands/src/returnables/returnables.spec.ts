import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { accountId as accountIdOf, idFrom } from "@tablee/domain/kernel/ids";
import { addDays, addHours } from "@tablee/domain/kernel/time";
import { payment } from "@tablee/domain/payment/decider";
import { paymentIdOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
import { streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { type ReceiptRow, receiptsModel } from "@tablee/projections/receipts/read-model";
import { type TaskRow, tasksModel } from "@tablee/projections/tasks/read-model";
import { orderIds, subscriptionId } from "@tablee/testing/fixtures/constants";
import { transcriptOf } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import {
  asset,
  bag,
  delivered,
  lentWith,
  neverOutside,
  outOf,
  planned,
  replaceAndCancel,
  stateOf,
} from "@tablee/testing/fixtures/returnables";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { checkBooks, rowsOf } from "@tablee/testing/model/rows";
import { accounts, returnablesOfAccounts } from "../aggregates.ts";
import { scheduledBy } from "../context.ts";
import { closeSubscription } from "../subscription/close-subscription.ts";
import { recordReturn } from "./record-return.ts";
import { settlePickup } from "./settle-pickup.ts";

const paymentOf = ({ view }: Household, assetId: string) =>
  view.state(payment, streamName("payment", paymentIdOf(returnablePurposeOf(accountId, assetId))));

/** Advances to the day on which the first bag is charged: it was missed with each of three later boxes. */
async function untilCharge(household: Household): Promise<void> {
  await delivered(household, 3);
  household.now = household.world.facts.nextDue(["return-charge"])!;
}
const chargeDay = (household: Household) => household.doDue(["return-charge"]);

describe("bags and kits", () => {
  it("come with each box, and the driver takes earlier ones along", async () => {
    const household = await begin();
    await delivered(household, 0);
    expect(outOf(household)).toEqual(lentWith(0));
    await delivered(household, 1);
    expect(outOf(household)).toEqual(lentWith(1));
    expect(stateOf(household).assets[0]).toMatchObject({ returnedOn: orderIds[1], attempts: [] });
  });

  it("are collected by pickups that the route plans, once no more boxes come", async () => {
    const household = await begin();
    await household.finish();
    expect(outOf(household)).toEqual([]);
    const { pickup } = stateOf(household);
    expect(pickup).toMatchObject({ by: "route", place: "main", status: "done" });
    expect(pickup!.route.date > addDays(household.order(3).calendar.deliveryDate, 42)).toBe(true);
  });
});

describe("a forgotten person", () => {
  const forget = (household: Household) =>
    household.act((steps, context) => steps.handle(accounts, accountId, { type: "ForgetPerson", at: context.at }, context));

  it("is lent nothing by a box that still comes", async () => {
    const household = await begin();
    await forget(household);
    await delivered(household, 0);
    expect([household.order(0).status, stateOf(household).assets]).toEqual(["delivered", []]);
  });

  it("has no pickup planned: what is overdue is written off", async () => {
    const { household, first } = await planned();
    await replaceAndCancel(household, first);
    await forget(household);
    await household.doDue(["pickup"]);
    expect([outOf(household), household.world.facts.nextDue(["pickup"])]).toEqual([[], undefined]);
  });
});

it("sets the planning of a pickup aside where no route passes the account's address", async () => {
  const { world } = await begin();
  const elsewhere = accountIdOf(idFrom("elsewhere"));
  const box = { orderId: orderIds[0]!, kinds: ["bag"], zone: "America/Toronto", deliveredOn: "2027-01-02" } as const;
  const context = (at: string) => scheduledBy("test", [at], at, elsewhere);
  const lentAt = context("2027-01-02T17:00:00.000Z");
  const lend = { type: "LendWithDelivery", ...box, at: lentAt.at } as const;
  expect(await transcriptOf(world, (steps) => steps.handle(returnablesOfAccounts, elsewhere, lend, lentAt))).toEqual(["ReturnableLent"]);
  const overdue = context("2027-02-14T17:00:00.000Z");
  expect(await transcriptOf(world, (steps) => settlePickup(steps, { accountId: elsewhere }, overdue))).toEqual(["refused: slot-not-open"]);
});

describe("a charge for a bag", () => {
  it("comes six weeks after its delivery, after three attempts, once, with the ledger's entry; its return reverses it", async () => {
    const household = await neverOutside();
    await delivered(household, 3);
    const before = household.paidCents;
    await untilCharge(household);
    expect(household.now.slice(0, 10)).toBe(addDays(household.order(0).calendar.deliveryDate, 42));
    await chargeDay(household);
    await household.follow();
    expect(household.paidCents - before).toBe(3_500);
    await chargeDay(household);
    expect(household.paidCents - before).toBe(3_500);
    checkBooks(household.world);
    await household.act((steps, context) =>
      recordReturn(steps, { accountId, way: "handed-in", assetIds: lentWith(0) }, context).then(() => {}),
    );
    await household.follow();
    expect(household.paidCents).toBe(before);
    const rows = rowsOf<ReceiptRow>(receiptsModel, household.world).filter(({ asset_id }) => asset_id !== null);
    expect(rows.map(({ kind, asset_id, amounts }) => [kind, asset_id, amounts?.totalCents, amounts?.cardCents])).toEqual([
      ["returnable", bag(0), 2_000, 2_000],
      ["returnable", asset(0, "kit"), 1_500, 1_500],
      ["returnable-refund", bag(0), -2_000, -2_000],
      ["returnable-refund", asset(0, "kit"), -1_500, -1_500],
    ]);
    expect([paymentOf(household, bag(0)).refunds.size, household.world.gateway.netCents]).toEqual([1, household.paidCents]);
    checkBooks(household.world);
  });

  it.each(Array.from({ length: 12 }, (_, steps) => steps))(
    "is made once for each, if a process dies after %i steps of it",
    async (dies) => {
      const household = await neverOutside();
      await untilCharge(household);
      const before = household.paidCents;
      await household.doDue(["return-charge"], dies);
      household.now = addHours(household.now, 1);
      await chargeDay(household);
      expect([household.paidCents - before, household.world.gateway.netCents]).toEqual([3_500, household.paidCents]);
      expect(stateOf(household).assets.slice(0, 2)).toMatchObject([{ charge: { status: "charged" } }, { charge: { status: "charged" } }]);
    },
  );

  it("that a provider has not answered is asked about, and not made again", async () => {
    const household = await neverOutside();
    await untilCharge(household);
    household.world.gateway.mood = "captured-unheard";
    await chargeDay(household);
    household.world.gateway.mood = "captured";
    household.now = addHours(household.now, 1);
    await chargeDay(household);
    expect(paymentOf(household, bag(0)).attempts).toMatchObject([{ outcome: "captured" }]);
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "charged" });
  });

  it("that was declined is tried three days later, with the method of then", async () => {
    const household = await neverOutside();
    await untilCharge(household);
    household.world.gateway.mood = "declined";
    await chargeDay(household);
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "failed", attempt: 1 });
    const ids = household.world.log.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    household.world.gateway.mood = "captured";
    await household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken: "tok_new_card" }, context).then(() => {}));
    household.now = addHours(household.now, 72);
    await chargeDay(household);
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "charged", attempt: 2 });
  });
});

describe("a charge that was declined for the last time", () => {
  const giveCard = (household: Household, methodToken: string) =>
    household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken }, context).then(() => {}));
  const mailed = ({ world }: Household, wanted: string) => [...world.messages.values()].filter(({ kind }) => kind === wanted).length;

  /** A household whose first bag and kit were declined as often as they are charged automatically. */
  async function leftUnpaid(): Promise<Household> {
    const household = await neverOutside({ notices: true });
    await untilCharge(household);
    household.world.gateway.mood = "declined";
    for (let attempt = 0; attempt < 3; attempt++) {
      household.now = household.world.facts.nextDue(["return-charge"])!;
      await chargeDay(household);
    }
    await household.follow();
    household.world.gateway.mood = "captured";
    return household;
  }
  const tasks = ({ world }: Household) => rowsOf<TaskRow>(tasksModel, world).filter(({ kind }) => kind === "unpaid-returnable");
  const firstCharges = (household: Household) =>
    stateOf(household)
      .assets.map(({ charge }) => charge?.status)
      .slice(0, 2);

  it("is a task for staff, and a mail says that it is owed", async () => {
    const household = await leftUnpaid();
    expect([household.world.facts.nextDue(["return-charge"]), firstCharges(household)]).toEqual([undefined, ["failed", "failed"]]);
    expect(tasks(household)).toMatchObject([{ account_id: accountId, facts: { attempt: 3, cents: 2_000 } }, { facts: { cents: 1_500 } }]);
    expect(mailed(household, "returnable-unpaid")).toBe(2);
    await household.act((steps, context) =>
      recordReturn(steps, { accountId, way: "handed-in", assetIds: lentWith(0) }, context).then(() => {}),
    );
    await household.follow();
    expect([tasks(household), mailed(household, "returnable-refunded")]).toEqual([[], 0]);
  });

  it("is made at once, and once, to a new card", async () => {
    const household = await leftUnpaid();
    const before = household.paidCents;
    await giveCard(household, "tok_new_card");
    await household.follow();
    await household.follow();
    expect([household.paidCents - before, household.world.gateway.netCents, tasks(household)]).toEqual([3_500, household.paidCents, []]);
    expect([firstCharges(household), mailed(household, "returnable-charged")]).toEqual([["charged", "charged"], 2]);
    checkBooks(household.world);
    await giveCard(household, "tok_third_card");
    await household.follow();
    expect(household.paidCents - before).toBe(3_500);
  });

  it("is made once, where the process dies while a new card is charged", async () => {
    for (let dies = 0; dies < 12; dies++) {
      const household = await leftUnpaid();
      const before = household.paidCents;
      await giveCard(household, "tok_new_card");
      await household.follow(dies);
      household.now = addHours(household.now, 1);
      await chargeDay(household);
      await household.follow();
      expect([household.paidCents - before, household.world.gateway.netCents]).toEqual([3_500, household.paidCents]);
    }
  });

  it("stays owed where the new card is declined as well, and is not tried twice with it", async () => {
    const household = await leftUnpaid();
    household.world.gateway.mood = "declined";
    await giveCard(household, "tok_new_card");
    await household.follow();
    await giveCard(household, "tok_new_card");
    await household.follow();
    expect(stateOf(household).assets[0]?.charge).toMatchObject({ status: "failed", attempt: 4 });
    expect([tasks(household).length, mailed(household, "returnable-unpaid")]).toEqual([2, 4]);
  });
});

describe("a household that keeps its bags", () => {
  it("is reminded in weeks 3 and 5, told of each charge, and of its refund", async () => {
    const household = await neverOutside({ notices: true });
    await household.finish();
    const mails = [...household.world.messages.values()].map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === "return-reminder")).toHaveLength(4);
    expect(mails.filter((kind) => kind === "return-last-reminder")).toHaveLength(4);
    expect(mails.filter((kind) => kind === "returnable-charged")).toHaveLength(8);
    expect(stateOf(household).assets.every(({ attempts, charge }) => attempts.length >= 3 && charge?.status === "charged")).toBe(true);
    await household.act((steps, context) => recordReturn(steps, { accountId, way: "handed-in" }, context).then(() => {}));
    await household.follow();
    expect([...household.world.messages.values()].filter(({ kind }) => kind === "returnable-refunded")).toHaveLength(8);
    checkBooks(household.world);
  });

  it.each(Array.from({ length: 10 }, (_, steps) => steps))(
    "is reminded once where a part comes back after %i steps of the notice",
    async (dies) => {
      const household = await neverOutside({ notices: true });
      await delivered(household, 0);
      household.now = household.world.facts.nextDue(["return-reminder"])!;
      await household.doDue(["return-reminder"], dies);
      await household.act((steps, context) =>
        recordReturn(steps, { accountId, way: "handed-in", assetIds: [bag(0)] }, context).then(() => {}),
      );
      await household.doDue(["return-reminder"]);
      expect([...household.world.messages.values()].filter(({ kind }) => kind === "return-reminder")).toHaveLength(1);
      expect(stateOf(household).assets[1]).toMatchObject({ kind: "kit", reminded: "first" });
    },
  );

  it("closes its subscription once they are back or paid", async () => {
    const household = await neverOutside();
    await untilCharge(household);
    await chargeDay(household);
    const close = () =>
      transcriptOf(household.world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other" }, household.context()));
    expect(await close()).toEqual(["refused: assets-out"]);
    const unpaid = [1, 2, 3].flatMap(lentWith);
    await household.act((steps, context) => recordReturn(steps, { accountId, way: "handed-in", assetIds: unpaid }, context).then(() => {}));
    expect([outOf(household), await close()]).toEqual([lentWith(0), ["SubscriptionClosed"]]);
  });

  it("closes its subscription only once they are back", async () => {
    const household = await begin();
    await delivered(household, 0);
    const close = () =>
      transcriptOf(household.world, (steps) => closeSubscription(steps, { subscriptionId, reason: "other" }, household.context()));
    expect(await close()).toEqual(["refused: assets-out"]);
    await household.act((steps, context) => recordReturn(steps, { accountId, way: "handed-in" }, context).then(() => {}));
    expect(await close()).toEqual(["SubscriptionClosed"]);
  });
});
