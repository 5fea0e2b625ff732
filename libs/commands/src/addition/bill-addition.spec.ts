import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { accounts } from "@tablee/commands/aggregates";
import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { purposeOf } from "@tablee/domain/payment/purpose";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { diesAt } from "@tablee/testing/fixtures/appended-events";
import { takeStock } from "@tablee/testing/fixtures/competing-customers";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { meanwhile } from "@tablee/testing/fixtures/event-transcript";
import { start, untilBilled, untilDelivered } from "@tablee/testing/fixtures/milestones";
import { begun, fails, type Input, jam, ordered, paid, pay, paying, settled } from "@tablee/testing/fixtures/paid-order";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream, stockStream } from "@tablee/testing/fixtures/stream-names";

const orderId = orderIds[1]!;
const tea = { sku: "MKT-0002", quantity: 1 };

describe("an addition that is paid", () => {
  it("is charged once, then belongs to the box, and its units are the box's", async () => {
    const having = await begun();
    const { additionId } = having;
    const work = paying(having);
    const { answer, events, isPlaced, statusOf: status } = await pay(having, work);
    expect(events).toMatchObject([
      [stockStream(1, jam.sku), "StockHeld", { units: 2 }],
      ordered("BillingStarted", { additionId, attempt: 1, chargeCents: 1800 }),
      paid(having, "Attempted", { attempt: 1, amountCents: 1800, purpose: purposeOf(orderId, additionId) }),
      paid(having, "Captured", { attempt: 1, amountCents: 1800 }),
      ordered("Billed", { additionId, attempt: 1, lines: [jam], price: { totalCents: 1800 } }),
      settled,
    ]);
    expect([answer, isPlaced, status]).toEqual([{ result: "billed", soldOut: [], code: undefined }, true, "billed"]);
    for (const again of [work, paying(having)])
      expect(await pay(having, again)).toMatchObject({
        answer: { result: "billed", soldOut: [] },
        events: [],
        isPlaced: false,
        statusOf: "billed",
      });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("is charged once, whichever of its steps its process dies before: %i", async (dies) => {
    const having = await begun();
    const { household } = having;
    const before = household.paidCents;
    expect(await diesAt(household.world, paying(having), dies)).toBe(true);
    household.now = addMinutes(household.now, 2);
    expect((await pay(having)).answer).toMatchObject({ result: "billed" });
    await household.follow();
    household.now = addMinutes(household.now, 20);
    await household.doDue(["hold"]);
    expect([household.paidCents, household.world.gateway.netCents]).toEqual([before + 1800, before + 1800]);
    const stock = household.stock(1, jam.sku);
    expect(stock.status === "open" && stock.orders.get(orderId)).toEqual({ settled: 2 });
  });
});

describe("an addition that is paid by the same request in another process", () => {
  it("is answered as paid, and charged once", async () => {
    const having = await begun();
    const { household } = having;
    const before = household.paidCents;
    const work = paying(having);
    const other = () => work(household.world.process().steps);
    // The first one holds the units, and has not begun the charge.
    const paidBeside = await pay(having, (steps) => work(meanwhile(steps, { write: "order", nth: 1 }, other)));
    expect(paidBeside).toMatchObject({ answer: { result: "billed", soldOut: [] }, isPlaced: true, statusOf: "billed" });
    expect(household.paidCents).toBe(before + 1800);
  });
});

describe("an addition whose card is declined", () => {
  it("releases its credit, and can be paid at another try", async () => {
    const having = await begun(700);
    const { household } = having;
    household.world.gateway.mood = "declined";
    const work = paying(having);
    const { answer, events, isPlaced, statusOf: status } = await pay(having, work);
    expect(events.slice(3)).toMatchObject([
      paid(having, "Attempted", { attempt: 1 }),
      paid(having, "Declined"),
      [creditStream, "CreditReleased", { parts: [{ cents: 700 }] }],
      fails(1, "declined"),
    ]);
    expect([answer, isPlaced, status]).toEqual([{ result: "declined", soldOut: [], code: "declined" }, true, "open"]);
    household.world.gateway.mood = "captured";
    expect(await pay(having, work)).toMatchObject({ answer: { result: "declined", soldOut: [], code: "declined" }, isPlaced: true });
    expect((await pay(having)).events.map(([, type]) => type)).toEqual([
      "StockHeld",
      "LateAdditionBillingStarted",
      "CreditReserved",
      "PaymentAttempted",
      "PaymentCaptured",
      "LateAdditionBilled",
      "StockSettled",
    ]);
  });

  it("is not asked for again once it was declined for good, until there is another card", async () => {
    const having = await begun();
    const { household } = having;
    household.world.gateway.mood = "hard";
    await pay(having);
    household.world.gateway.mood = "captured";
    const { answer, events } = await pay(having);
    expect(events.slice(1)).toMatchObject([ordered("BillingStarted", { attempt: 2 }), fails(2, "declined")]);
    expect(answer).toMatchObject({ result: "declined", code: "declined" });
    await household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken: "tok_another" }, context));
    expect(await pay(having)).toMatchObject({ answer: { result: "billed" } });
  });

  it("fails where its provider gave the payment up", async () => {
    const having = await begun();
    having.household.world.gateway.mood = "cancelled";
    const { answer, events } = await pay(having);
    expect(events.at(-1)).toMatchObject(fails(1, "cancelled"));
    expect(answer).toEqual({ result: "declined", soldOut: [], code: "cancelled" });
  });

  it.each([
    ["needs a card", 0, { result: "no-payment-method", soldOut: [], code: "no-payment-method" }],
    ["needs none where credit pays all of it", 1800, { result: "billed", soldOut: [], code: undefined }],
  ])("%s", async (_, purchased, answer) => {
    const having = await begun(purchased);
    for (const type of ["CloseAccount", "ForgetPerson"] as const)
      await having.household.act((steps, context) => steps.handle(accounts, accountId, { type, at: context.at }, context));
    const work = paying(having);
    for (const _time of ["once", "again"]) expect((await pay(having, work)).answer).toEqual(answer);
  });
});

describe("an addition whose provider is silent", () => {
  it("stays undecided, and is completed by another request", async () => {
    const having = await begun();
    const { household } = having;
    household.world.gateway.mood = "lost-on-the-way";
    const { answer, isPlaced, statusOf: status } = await pay(having);
    expect([answer, isPlaced, status]).toEqual([{ result: "undecided", soldOut: [], code: undefined }, false, "billing"]);
    household.world.gateway.mood = "captured";
    household.now = addMinutes(household.now, 2);
    const { events } = await pay(having);
    // Its units are held until the first request's hold ends, which settles them.
    expect(events).toMatchObject([paid(having, "Captured", { attempt: 1 }), ordered("Billed")]);
  });
});

describe("an addition that others have bought in between", () => {
  it("is dropped and not charged", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    const additionId = await start(household, 1, [jam, tea]);
    const having = { household, additionId };
    household.now = addMinutes(household.now, 15);
    await takeStock(household, 1, jam.sku);
    const work = paying(having);
    const { answer, events, isPlaced, statusOf: status } = await pay(having, work);
    expect(events).toMatchObject([
      [stockStream(1, tea.sku), "StockHeld", { units: 1 }],
      ordered("Dropped", { additionId, because: "sold-out" }),
    ]);
    expect([answer, isPlaced, status]).toEqual([{ result: "sold-out", soldOut: [jam.sku], code: undefined }, true, "dropped"]);
    await expect(pay(having)).rejects.toMatchObject({ code: "addition-dropped" });
  });
});

describe("paying for an addition is refused", () => {
  it("where there is none, or the box is not paid, or another account's", async () => {
    const having = await begun();
    const refusal = (more: Partial<Input>) => pay(having, paying(having, more)).catch(({ code }) => code);
    expect(await refusal({ additionId: idFrom("no addition") })).toBe("addition-not-found");
    expect(await refusal({ orderId: orderIds[2]! })).toBe("additions-closed");
    expect(await refusal({ accountId: otherAccountId })).toBe("order-not-found");
    expect(await refusal({ orderId: asOrderId(idFrom("no order")) })).toBe("order-not-found");
  });

  it("once its own cutoff has passed", async () => {
    const having = await begun();
    having.household.now = having.household.order(1).calendar.lateAdditionsUntil;
    await expect(pay(having)).rejects.toMatchObject({ code: "additions-past-cutoff" });
    await untilDelivered(having.household, 1);
    await expect(pay(having)).rejects.toMatchObject({ code: "additions-closed" });
  });

  it("in a window that a newer one has taken the box over from, which finds nothing held", async () => {
    const having = await begun();
    const { head } = having.household.world.log;
    having.household.world.windows.set(orderId, "another window");
    await expect(pay(having, paying(having, { editingSession: "a window" }))).rejects.toMatchObject({ code: "editing-session-moved" });
    expect(having.household.world.log.head).toBe(head);
    expect(await pay(having, paying(having, { editingSession: "another window" }))).toMatchObject({ answer: { result: "billed" } });
  });

  it("in no window, once its charge has begun: that is completed", async () => {
    const having = await begun();
    const { household } = having;
    await diesAt(household.world, paying(having), 4);
    household.now = addMinutes(household.now, 2);
    household.world.windows.set(orderId, "another window");
    expect(await pay(having, paying(having, { editingSession: "a window" }))).toMatchObject({ answer: { result: "billed" } });
  });
});
