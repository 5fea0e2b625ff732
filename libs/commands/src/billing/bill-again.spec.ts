import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { accounts } from "@tablee/commands/aggregates";
import { billAgain } from "@tablee/commands/billing/bill-again";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { causedBy } from "@tablee/commands/context";
import { lockOrder } from "@tablee/commands/order/lock-order";
import type { Steps } from "@tablee/commands/steps";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountId, method } from "@tablee/domain/testing/examples";
import type { Mood } from "@tablee/simulation/gateway";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream, paymentStream } from "@tablee/testing/fixtures/stream-names";

const another = "tok_another";

/** The second box could not be paid. */
async function unpaid(mood: Mood = "declined"): Promise<Household> {
  const household = await begin();
  household.world.gateway.mood = mood;
  await untilBilled(household, 1);
  household.world.gateway.mood = "captured";
  household.now = addMinutes(household.now, 5);
  return household;
}

const giveCard = (household: Household) =>
  household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken: another }, context));

/** The policy that follows the account's last event. */
function again({ world, now }: Household) {
  const given = world.log.events.findLast(({ stream }) => stream.startsWith("account"))!;
  return (steps: Steps) => billAgain(steps, { accountId }, causedBy("bill-again", given, now));
}

const paid = (n: number, attempt = 2) => [
  [orderStream(n), "OrderBillingStarted", expect.objectContaining({ attempt })],
  [paymentStream(n), "PaymentAttempted", expect.objectContaining({ methodToken: another })],
  [paymentStream(n), "PaymentCaptured", expect.anything()],
  [orderStream(n), "OrderBilled", expect.anything()],
];

describe("an account that gives another card", () => {
  it("has its unpaid box charged to it at once, and once", async () => {
    const household = await unpaid();
    await giveCard(household);
    const from = household.world.log.head;
    expect(await appended(household.world, again(household))).toEqual(paid(1));
    expect(household.world.log.events.slice(from).map(({ metadata }) => metadata.subject)).toEqual(
      Array.from({ length: 4 }, () => accountId),
    );
    expect(await appended(household.world, again(household))).toEqual([]);
  });

  it("has each of its unpaid boxes charged", async () => {
    const household = await unpaid();
    household.world.gateway.mood = "declined";
    const orderId = orderIds[2]!;
    await household.act((steps, context) => lockOrder(steps, { orderId, early: true }, context));
    await household.act((steps, context) => billOrder(steps, { orderId }, context));
    household.world.gateway.mood = "captured";
    await giveCard(household);
    expect(await appended(household.world, again(household))).toEqual([...paid(1), ...paid(2)]);
  });

  it("has a box charged that had waited for a card", async () => {
    const household = await unpaid("hard");
    await giveCard(household);
    expect(await appended(household.world, again(household))).toEqual(paid(1));
  });

  it("has nothing charged that the schedule has tried with that card already, and could not be paid", async () => {
    const household = await unpaid();
    household.world.gateway.mood = "declined";
    for (const card of [method.token, another]) {
      if (card === another) await giveCard(household);
      household.now = household.world.facts.nextDue(["billing"], household.now)!;
      await household.doDue(["billing"]);
    }
    expect(household.payment(1).attempts.map(({ methodToken }) => methodToken)).toEqual([method.token, method.token, another]);
    household.world.gateway.mood = "captured";
    expect(await appended(household.world, again(household))).toEqual([]);
  });

  it("has nothing charged where nothing is unpaid, and no box before its time", async () => {
    const household = await unpaid("captured");
    await giveCard(household);
    expect(await appended(household.world, again(household))).toEqual([]);
    household.now = household.order(2).calendar.lockAt;
    await household.doDue(["cutoff"]);
    expect(await appended(household.world, again(household))).toEqual([]);
  });
});

describe("an account without any card", () => {
  it("has no box charged that waits for one", async () => {
    const household = await begin();
    for (const type of ["CloseAccount", "ForgetPerson"] as const)
      await household.act((steps, context) => steps.handle(accounts, accountId, { type, at: context.at }, context));
    await untilBilled(household, 1);
    expect(household.order(1)).toMatchObject({ status: "locked", attempts: 1 });
    expect(await appended(household.world, again(household))).toEqual([]);
  });
});
