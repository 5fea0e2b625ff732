import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { credits, payments } from "@tablee/commands/aggregates";
import { billAgain } from "@tablee/commands/billing/bill-again";
import { billOrder } from "@tablee/commands/billing/bill-order";
import { resolve } from "@tablee/commands/billing/charge";
import { part } from "@tablee/commands/context";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { Steps } from "@tablee/commands/steps";
import { idFrom, paymentId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addHours, addMinutes, type Instant } from "@tablee/domain/kernel/time";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accountId } from "@tablee/domain/testing/examples";
import { GatewayTimeout } from "@tablee/gateways/payment/payment-gateway";
import { type TaskRow, tasksModel } from "@tablee/projections/tasks/read-model";
import { orderIdIn, signedUpAt } from "../../fixtures/constants.ts";
import { Household } from "../../fixtures/household.ts";
import { changeCard } from "../../fixtures/milestones.ts";
import { begin, complete, signUp, worldBeforeSignUp } from "../../fixtures/signed-up-household.ts";
import { checkBooks, orderRow, rowsOf } from "../../model/rows.ts";

/** The gateway's decisions about a week's payment, oldest first. */
const charges = ({ world }: Household, n: number) =>
  [...world.gateway.charges.values()].filter(({ paymentId }) => paymentId === paymentIdOf(purposeOf(orderIdIn(n))));
const outcomes = (household: Household, n: number) => charges(household, n).map(({ outcome }) => outcome);
const rowOf = ({ world }: Household, n: number) => orderRow(world, orderIdIn(n));

/** The same steps, over a gateway that does not answer questions about payments. */
function silenced(steps: Steps): Steps {
  const ask = () => Promise.reject(new GatewayTimeout("silent"));
  const { payments } = steps.ports;
  return new Steps(steps, steps.facts, { ...steps.ports, payments: { ...payments, card: { ...payments.card, ask } } });
}

describe("billing", () => {
  it("asks for another card at sign-up until one pays, and charges once", async () => {
    const world = await worldBeforeSignUp();
    const household = new Household(world, signedUpAt, { followed: world.log.head });
    const { steps } = world.process();
    world.gateway.mood = "hard";
    expect(await signUp(steps, household.context(), accountId, { token: "tok_declined" })).toBe("declined");
    world.gateway.mood = "declined";
    expect(await complete(steps, household.context(), accountId, { token: "tok_insufficient" })).toBe("declined");
    world.gateway.mood = "captured";
    expect(await complete(steps, household.context(), accountId, { token: "tok_visa" })).toBe("billed");
    expect(outcomes(household, 0)).toEqual(["hard", "declined", "captured"]);
    checkBooks(world);
  });

  it("takes the money once when the gateway does not answer after taking it", async () => {
    const world = await worldBeforeSignUp();
    const household = new Household(world, signedUpAt, { followed: world.log.head });
    world.gateway.mood = "captured-unheard";
    expect(await signUp(world.process().steps, household.context())).toBe("billed");
    expect(outcomes(household, 0)).toEqual(["captured"]);
    expect(household.order(0).status).toBe("billed");
    checkBooks(world);
  });

  it("makes an attempt a task whose worker died before the gateway was asked, and whose gateway is silent since", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    const context = household.context();
    const id = paymentId(idFrom("billing", "died"));
    const wanted = { attempt: 1, amountCents: cents(1_000), methodToken: "tok_visa" };
    const { reference } = await steps.ports.payments.card.prepare({ paymentId: id, ...wanted, description: "Tablée" });
    const recorded = { ...wanted, purpose: purposeOf(orderIdIn(0)), provider: "card", reference, at: context.at } as const;
    const { state } = await steps.handle(payments, id, { type: "AttemptPayment", ...recorded }, context);
    const asked = await resolve(silenced(steps), state.attempts[0]!, id, context);
    expect(asked).toEqual({ outcome: "unknown" });
    const tasks = rowsOf<TaskRow>(tasksModel, household.world).filter(({ key }) => key === `undecided-payment:${id}:1`);
    expect(tasks.map(({ kind }) => kind)).toEqual(["undecided-payment"]);
  });

  it("asks no card again that was declined for good, and gives up at the last hour only", async () => {
    const household = await begin({ notices: true });
    const { cutoffAt } = household.order(1).calendar;
    const last = addHours(cutoffAt, 21);
    await changeCard(household, "tok_insufficient", "declined");
    await household.advance(addHours(cutoffAt, 2));
    expect(outcomes(household, 1)).toEqual(["declined"]);
    expect(rowOf(household, 1)).toMatchObject({ next_attempt_at: addHours(cutoffAt, 5), failure: { hard: false } });
    await household.act((steps, context) => billAgain(steps, { accountId }, context));
    expect(charges(household, 1)).toHaveLength(1);

    await changeCard(household, "tok_declined", "hard");
    expect(rowOf(household, 1)).toMatchObject({ status: "locked", next_attempt_at: last, failure: { hard: true } });
    await household.advance(addHours(cutoffAt, 6));
    expect(outcomes(household, 1)).toEqual(["declined", "hard"]);

    await changeCard(household, "tok_insufficient-2", "declined");
    expect(charges(household, 1)).toHaveLength(3);
    await changeCard(household, "tok_declined", "hard");
    await household.advance(addHours(cutoffAt, 20));
    expect(charges(household, 1)).toHaveLength(3);
    expect(rowOf(household, 1)).toMatchObject({ status: "locked", next_attempt_at: last });
    await household.advance(addHours(cutoffAt, 22));
    expect(household.order(1).status).toBe("failed");
    expect(outcomes(household, 1)).toEqual(["declined", "hard", "declined"]);
    const mails = [...household.world.messages.values()].filter(({ kind }) => kind === "payment-failed" || kind === "order-failed");
    expect(mails.at(-1)!.text).toContain("Your card was declined for good, and no other card was given in time.");
    expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining("Give another one by "));
    checkBooks(household.world);
  });

  it("announces a failed payment some minutes later, by its last outcome, and not at all once another card has paid", async () => {
    const household = await begin({ notices: true });
    const { cutoffAt } = household.order(1).calendar;
    const mails = () => [...household.world.messages.values()].filter(({ kind }) => kind === "payment-failed").map(({ text }) => text);
    await changeCard(household, "tok_declined", "hard");
    await household.advance(addMinutes(cutoffAt, 65));
    expect([outcomes(household, 1), mails()]).toEqual([["hard"], []]);
    await changeCard(household, "tok_insufficient", "declined");
    expect([outcomes(household, 1), mails()]).toEqual([["hard", "declined"], []]);
    await household.advance(addMinutes(cutoffAt, 80));
    expect(mails()).toEqual([expect.stringContaining("We will try again on ")]);

    const paying = await begin({ notices: true });
    await changeCard(paying, "tok_declined", "hard");
    await paying.advance(addMinutes(cutoffAt, 65));
    await changeCard(paying, "tok_visa", "captured");
    await paying.advance(addMinutes(cutoffAt, 90));
    expect([...paying.world.messages.values()].map(({ kind }) => kind)).not.toContain("payment-failed");
    expect(paying.order(1).status).toBe("billed");
  });

  it("charges another card at once when the first was declined for good", async () => {
    const household = await begin();
    const { cutoffAt } = household.order(1).calendar;
    await changeCard(household, "tok_declined", "hard");
    await household.advance(addHours(cutoffAt, 6));
    expect(rowOf(household, 1)).toMatchObject({ status: "locked", failure: { hard: true } });
    expect(outcomes(household, 1)).toEqual(["hard"]);
    await changeCard(household, "tok_visa", "captured");
    expect(rowOf(household, 1)).toMatchObject({ status: "billed", failure: null });
    expect(outcomes(household, 1)).toEqual(["hard", "captured"]);
    checkBooks(household.world);
  });

  it("reports a box as paid that another process charged between the read and the guard", async () => {
    const household = await begin();
    await changeCard(household, "tok_declined", "hard");
    const { orderId, calendar } = household.order(1);
    await household.advance(addMinutes(calendar.cutoffAt, 65));
    household.world.gateway.mood = "captured";
    await household.act(async (steps, context) => void (await givePaymentMethod(steps, { accountId, methodToken: "tok_visa" }, context)));
    const [one, other] = [household.world.process().steps, household.world.process().steps];
    let isRaced = false;
    const racing = Object.create(one, {
      load: {
        value: async (...asked: Parameters<Steps["load"]>) => {
          const loaded = await one.load(...asked);
          if (!isRaced) {
            isRaced = true;
            expect(await billOrder(other, { orderId, early: true }, household.context())).toMatchObject({ result: "billed" });
          }
          return loaded;
        },
      },
    }) as Steps;
    expect(await billOrder(racing, { orderId, early: true }, household.context())).toMatchObject({ result: "billed" });
    expect(outcomes(household, 1)).toEqual(["hard", "captured"]);
    checkBooks(household.world);
  });

  it("spends nothing of a balance that expired between being set aside and the lock", async () => {
    const household = await begin();
    const { orderId, calendar } = household.order(1);
    const total = priceOf(household.order(1)).totalCents;
    const { steps } = household.world.process();
    const context = household.context();
    const grant = {
      grantId: idFrom("grant", accountId),
      kind: "promotional",
      source: "goodwill",
      name: "late box",
      cents: cents(500),
    } as const;
    await grantCredit(steps, { accountId, ...grant, expiresAt: addHours(context.at, 1) }, context);
    const { at } = context;
    const reserve = {
      type: "ReserveCredit",
      purpose: purposeOf(orderId),
      promotionalCents: cents(500),
      purchasedCents: cents(0),
      at,
    } as const;
    await steps.handle(credits, accountId, reserve, part(context, "by a process that died"));
    await household.advance(addHours(calendar.cutoffAt, 2));
    expect(charges(household, 1)).toMatchObject([{ outcome: "captured", amountCents: total }]);
    expect(household.credit).toMatchObject({ reserved: {}, spent: {} });
    checkBooks(household.world);
  });
});

describe("an attempt that took the money unheard", () => {
  it("pays the order, though the card that was declined for good has been given back since", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    const { lockAt, billingAt } = household.order(1).calendar;
    const bill = async (at: Instant, by = steps) => {
      household.now = at;
      return (await billOrder(by, { orderId: orderIdIn(1), early: true }, household.context())).result;
    };
    /** No policy sees the card: the next attempt is the schedule's. */
    const give = (methodToken: string) =>
      household.act((acting, context) => givePaymentMethod(acting, { accountId, methodToken }, context));

    household.now = lockAt;
    await give("tok_declined");
    await household.doDue(["cutoff"]);
    household.world.gateway.mood = "hard";
    expect(await bill(billingAt)).toBe("declined");
    await give("tok_visa");
    household.world.gateway.mood = "captured-unheard";
    expect(await bill(addHours(billingAt, 1), silenced(steps))).toBe("undecided");
    await give("tok_declined");
    household.world.gateway.mood = "hard";
    expect(await bill(addHours(billingAt, 2))).toBe("billed");
    expect(outcomes(household, 1)).toEqual(["hard", "captured"]);
    await household.follow();
    checkBooks(household.world);
  });
});
