import { billAddition } from "@tablee/commands/addition/bill-addition";
import { handleGatewayWebhook } from "@tablee/commands/billing/handle-gateway-webhook";
import { resumeBilling } from "@tablee/commands/billing/resume-billing";
import { causedBy } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import { idFrom, type PaymentId } from "@tablee/domain/kernel/ids";
import { gatewayActor } from "@tablee/domain/payment/gateway-actor";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { streamName } from "@tablee/domain/streams";
import { accountId, method } from "@tablee/domain/testing/examples";
import type { PaymentOutcome } from "@tablee/gateways/payment/payment-gateway";
import { appended, appendedAfterDeaths, given } from "@tablee/testing/fixtures/appended-events";
import { orderIds } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { start, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream, stockStream } from "@tablee/testing/fixtures/stream-names";

const orderId = orderIds[1]!;
const jam = [{ sku: "MKT-0001", quantity: 2 }];
const declined = { outcome: "declined", code: "declined", hard: false } as const;

/** The provider reports the outcome of a payment's first attempt. */
async function report(
  household: Household,
  paymentId: PaymentId,
  outcome: Exclude<PaymentOutcome, { outcome: "cancelled" }>,
): Promise<void> {
  const [reference] = [...household.world.gateway.charges].find(([, charge]) => charge.paymentId === paymentId)!;
  const news = { newsId: idFrom("news"), reference, paymentId, attempt: 1, ...outcome };
  await household.act((steps, context) => handleGatewayWebhook(steps, { provider: "card", news }, { ...context, actor: gatewayActor }));
}

/** The policy that follows the report. */
function resume({ world, now }: Household, paymentId: PaymentId) {
  const reported = world.log.events.at(-1)!;
  return (steps: Steps) => resumeBilling(steps, { paymentId }, causedBy("resume-billing", reported, now));
}

describe("a charge whose provider reports its outcome", () => {
  const paymentId = paymentIdOf(purposeOf(orderId));

  /** The provider was silent when the second box was charged. */
  async function undecided(): Promise<Household> {
    const household = await begin();
    household.world.gateway.mood = "lost-on-the-way";
    await untilBilled(household, 1);
    return household;
  }

  it("is completed: the box is paid, once", async () => {
    const household = await undecided();
    await report(household, paymentId, { outcome: "captured" });
    const work = resume(household, paymentId);
    expect(await appended(household.world, work)).toMatchObject([[orderStream(1), "OrderBilled", { attempt: 1, chargedCents: 7169 }]]);
    expect(await appended(household.world, work)).toEqual([]);
  });

  it("is completed: the box waits for its next attempt", async () => {
    const household = await undecided();
    await report(household, paymentId, declined);
    expect(await appended(household.world, resume(household, paymentId))).toMatchObject([
      [orderStream(1), "OrderPaymentFailed", { attempt: 1, code: "declined" }],
    ]);
  });

  it("concerns nothing where no such payment was ever attempted", async () => {
    const household = await undecided();
    expect(await appended(household.world, resume(household, paymentIdOf(purposeOf(orderIds[2]!))))).toEqual([]);
  });
});

describe("a charge of an addition whose provider reports its outcome", () => {
  /** The provider is silent when an addition to the second box is charged. */
  async function undecided() {
    const household = await begin();
    await untilBilled(household, 1);
    const additionId = await start(household, 1, jam);
    household.world.gateway.mood = "lost-on-the-way";
    const context = household.context();
    const bill = (steps: Steps) => billAddition(steps, { accountId, orderId, additionId }, context);
    await bill(household.world.process().steps);
    household.world.gateway.mood = "captured";
    return { household, additionId, paymentId: paymentIdOf(purposeOf(orderId, additionId)), bill };
  }

  it("is completed: the addition is paid and its units are settled, once, wherever a process dies", async () => {
    const reported = async () => {
      const begun = await undecided();
      await report(begun.household, begun.paymentId, { outcome: "captured" });
      return begun;
    };
    const { household, paymentId, additionId } = await reported();
    const work = resume(household, paymentId);
    const whole = await appended(household.world, work);
    expect(whole).toEqual([
      [orderStream(1), "LateAdditionBilled", expect.objectContaining({ additionId, attempt: 1 })],
      [stockStream(1, "MKT-0001"), "StockSettled", expect.objectContaining({ units: 2 })],
    ]);
    expect(await appended(household.world, work)).toEqual([]);
    expect((await appendedAfterDeaths(async () => (await reported()).household.world, work))[0]).toEqual(whole);
  });

  it("is completed: the addition can be charged again", async () => {
    const { household, paymentId, additionId } = await undecided();
    await report(household, paymentId, declined);
    expect(await appended(household.world, resume(household, paymentId))).toMatchObject([
      [orderStream(1), "LateAdditionPaymentFailed", { additionId, attempt: 1, code: "declined" }],
    ]);
  });

  it("is no other attempt where the process that began it has recorded the outcome already", async () => {
    const { household, paymentId, bill } = await undecided();
    await report(household, paymentId, declined);
    const work = resume(household, paymentId);
    await bill(household.world.process().steps);
    expect(household.order(1)).toMatchObject({ additions: { [Object.keys(additionsOf(household))[0]!]: { status: "open", attempts: 1 } } });
    expect(await appended(household.world, work)).toEqual([]);
  });
});

describe("a charge of an addition that the box does not have", () => {
  it("concerns nothing", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    const { now: attemptedAt } = household;
    const purpose = purposeOf(orderId, idFrom("no addition"));
    const facts = { attempt: 1, amountCents: 900, methodToken: method.token, provider: "card", reference: "a reference", attemptedAt };
    const attempted = { type: "PaymentAttempted", data: { purpose, ...facts } };
    await given(household.world, streamName("payment", paymentIdOf(purpose)), [attempted], attemptedAt);
    expect(await appended(household.world, resume(household, paymentIdOf(purpose)))).toEqual([]);
  });
});

const additionsOf = (household: Household) =>
  (household.order(1) as Extract<ReturnType<Household["order"]>, { status: "billed" }>).additions;
