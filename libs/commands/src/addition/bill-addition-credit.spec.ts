import { credits } from "@tablee/commands/aggregates";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents, zero } from "@tablee/domain/kernel/money";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { meanwhile } from "@tablee/testing/fixtures/event-transcript";
import { give, start, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begun, fails, jam, ordered, paid, pay, paying, settled } from "@tablee/testing/fixtures/paid-order";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream } from "@tablee/testing/fixtures/stream-names";

const orderId = orderIds[1]!;
const isAway = () => Promise.reject(new Error("away"));

describe("an addition that credit pays", () => {
  it.each([
    ["a part of it", 700, 1100],
    ["all of it", 1800, 0],
  ])("reserves it before the rest is charged: %s", async (_, purchased, rest) => {
    const having = await begun(purchased);
    const payment = paymentIdOf(purposeOf(orderId, having.additionId));
    const reserved = { payment, parts: [{ grantId: idFrom("grant", "purchased", purchased), cents: purchased }] };
    const charge = rest === 0 ? [] : [paid(having, "Attempted", { amountCents: rest }), paid(having, "Captured")];
    const work = paying(having);
    // A payment by credit alone does not use the payment stream.
    const without = rest === 0 ? (steps: Steps) => work(meanwhile(steps, { read: "payment" }, isAway)) : work;
    const { answer, events } = await pay(having, without);
    expect(events.slice(1)).toMatchObject([
      ordered("BillingStarted", { chargeCents: rest }),
      [creditStream, "CreditReserved", reserved],
      ...charge,
      ordered("Billed"),
      settled,
    ]);
    expect(answer.result).toBe("billed");
  });

  it("of both kinds reserves as much of each as its price holds", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await give(household, "promotional", 600);
    await give(household, "purchased", 600);
    const { events } = await pay({ household, additionId: await start(household, 1, [jam]) });
    expect(events[2]).toMatchObject([creditStream, "CreditReserved", { parts: [{ cents: 600 }, { cents: 600 }] }]);
  });

  it("is not charged when another box has spent that credit since", async () => {
    const having = await begun(700);
    const { household } = having;
    const reserve = {
      type: "ReserveCredit",
      purpose: purposeOf(orderIds[2]!),
      promotionalCents: zero,
      purchasedCents: cents(700),
      at: household.now,
    } as const;
    await household.act((steps, context) => steps.handle(credits, accountId, reserve, context));
    const work = paying(having);
    const { answer, events, isPlaced } = await pay(having, work);
    expect(events.slice(1)).toMatchObject([ordered("BillingStarted"), fails(1, "credit-changed")]);
    expect([answer, isPlaced]).toEqual([{ result: "declined", soldOut: [], code: "credit-changed" }, true]);
    // A repeated request gets the same answer, even if the credit is available again.
    const release = { type: "ReleaseCredit", payment: orderIds[2]!, at: household.now } as const;
    await household.act((steps, context) => steps.handle(credits, accountId, release, context));
    const again = await pay(having, work);
    expect(again.answer).toEqual(answer);
    expect(again.events.map(([, type]) => type)).not.toContain("PaymentAttempted");
  });

  it("is interrupted, and has not failed, where the credit cannot be asked", async () => {
    const having = await begun(700);
    const work = paying(having);
    await expect(pay(having, (steps) => work(meanwhile(steps, { write: "credit", nth: 1 }, isAway)))).rejects.toThrow("away");
    expect(having.household.order(1)).toMatchObject({ additions: { [having.additionId]: { status: "billing" } } });
  });

  it("does not wait for credit that it does not take", async () => {
    const having = await begun();
    const work = paying(having);
    expect(await pay(having, (steps) => work(meanwhile(steps, { write: "credit" }, isAway)))).toMatchObject({
      answer: { result: "billed" },
    });
  });
});
