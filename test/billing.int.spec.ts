import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { credits, payments } from "@tablee/commands/aggregates";
import { billAgain } from "@tablee/commands/billing/bill-again";
import { resolve } from "@tablee/commands/billing/charge";
import { type CommandContext, part } from "@tablee/commands/context";
import { GrantCredit } from "@tablee/commands/credit/grant-credit";
import { type PaymentPort, Steps } from "@tablee/commands/steps";
import { accountIndex } from "@tablee/contracts/calls/account";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type AccountId, idFrom, type OrderId, paymentId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { addHours } from "@tablee/domain/kernel/time";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { GatewayTimeout } from "@tablee/gateways/payment/payment-gateway";
import { Redis } from "ioredis";
import { gatewayCharges, gatewayNetCents } from "./gateway-view.ts";
import { advance, eventually, ordersOf, quoteFor, readyToPay, type Somebody, signUp, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

const silentWhenAsked = ({ prepare, confirm, refund, methodOf }: PaymentPort): PaymentPort => {
  const ask = () => Promise.reject(new GatewayTimeout("silent"));
  return { prepare, confirm, refund, methodOf, ask };
};

describe("billing", () => {
  let stage: Stage;
  let admin: Somebody;
  beforeAll(async () => {
    stage = await setStage();
    admin = await staffMember(stage.url, "admin@tablee.example");
  });
  afterAll(() => stage.stop());

  const charges = (orderId: OrderId) => gatewayCharges(stage.running.api.pool, paymentIdOf(purposeOf(orderId)));

  const accountOf = async (orderId: OrderId) =>
    (await stage.running.api.pool.query<{ account_id: AccountId }>("SELECT account_id FROM read.orders WHERE key = $1", [orderId])).rows[0]!
      .account_id;
  const contextOf = (what: string, accountId: AccountId): CommandContext => {
    const commandId = idFrom("billing", what, accountId);
    const at = stage.running.api.opened.clock.now();
    return { commandId, actor: { kind: "system", id: "test" }, correlationId: commandId, subject: accountId, at };
  };

  it("asks for another card when the first one is declined, and charges once", async () => {
    await expect(signUp(stage.url, { card: "tok_declined" })).rejects.toMatchObject({ status: 402, body: { code: "card-declined" } });
  });

  it("answers a repeated key as before, and refuses the key with another body", async () => {
    const person = await readyToPay(stage.url);
    const quote = await quoteFor(person);
    const complete = (methodToken: string) =>
      person.call(completeSignup, { methodToken, acceptTerms: currentWordings.terms, quote }, { idempotencyKey: "the-same-key" });
    const first = await complete("tok_visa");
    expect(await complete("tok_visa")).toEqual(first);
    await expect(complete("tok_mastercard")).rejects.toMatchObject({ status: 409, body: { code: "idempotency-conflict" } });
    expect(await charges(first.firstOrderId)).toHaveLength(1);
  });

  it("takes the money once when the gateway does not answer after taking it", async () => {
    const person = await signUp(stage.url, { card: "tok_timeout" });
    const taken = await charges(person.firstOrderId);
    expect(taken).toMatchObject([{ outcome: "captured" }]);
    expect((await ordersOf(person))[0]).toMatchObject({ status: "billed" });
  });

  it("makes an attempt a task whose worker died before the gateway was asked, and whose gateway is silent since", async () => {
    const { firstOrderId: orderId } = await signUp(stage.url);
    const { steps } = stage;
    const context = contextOf("died", await accountOf(orderId));
    const id = paymentId(idFrom("billing", "died", orderId));
    const wanted = { attempt: 1, amountCents: cents(1_000), methodToken: "tok_visa" };
    const { reference } = await steps.ports.payments.card.prepare({ paymentId: id, ...wanted, description: "Tablée" });
    const recorded = { ...wanted, purpose: purposeOf(orderId), provider: "card", reference, at: context.at } as const;
    const { state } = await steps.handle(payments, id, { type: "AttemptPayment", ...recorded }, context);
    const card = silentWhenAsked(steps.ports.payments.card);
    const asked = await resolve(
      new Steps(steps, steps.facts, { ...steps.ports, payments: { ...steps.ports.payments, card } }),
      state.attempts[0]!,
      id,
      context,
    );
    expect(asked).toEqual({ outcome: "unknown" });
    const task = await eventually(
      () => stage.running.api.pool.query("SELECT kind FROM read.tasks WHERE key = $1", [`undecided-payment:${id}:1`]),
      ({ rowCount }) => rowCount === 1,
    );
    expect(task.rows).toEqual([{ kind: "undecided-payment" }]);
  });

  it("bills once what was due while Redis was flushed and the workers were away", async () => {
    const person = await signUp(stage.url);
    const [, second] = await ordersOf(person);
    const redis = new Redis(process.env.REDIS_URL!);
    await redis.flushall();
    await stage.restartWorkers();
    await redis.flushall();
    redis.disconnect();
    await advance(admin, addHours(second!.cutoff.at, 2));
    const { orders } = await person.call(accountIndex, {});
    expect(orders.find((order) => order.orderId === second!.orderId)).toMatchObject({ status: "billed" });
    expect(await charges(second!.orderId)).toMatchObject([{ outcome: "captured", amountCents: second!.price.chargeCents }]);
  });

  const give = async (orderId: OrderId, methodToken: string) => {
    const accountId = await accountOf(orderId);
    await stage.bus.execute(new GivePaymentMethod({ accountId, methodToken }, contextOf(crypto.randomUUID(), accountId)));
  };
  const boxOf = async (person: Somebody, orderId: OrderId) => (await ordersOf(person)).find((order) => order.orderId === orderId)!;
  const mailsOf = async (orderId: OrderId) =>
    (
      await stage.running.api.pool.query<{ kind: string; text: string }>(
        `SELECT o.kind, o.text FROM embedded_outbox.message o JOIN read.notices n ON n.key = o.message_id
         WHERE n.subject_id = $1 AND o.kind IN ('payment-failed', 'order-failed') ORDER BY o.at, o.kind DESC`,
        [orderId],
      )
    ).rows;

  it("asks no card again that was declined for good, charges another one at once, and gives up at the last hour only", async () => {
    const person = await signUp(stage.url, { language: "en" });
    const saved = await signUp(stage.url);
    const theirs = (await ordersOf(saved))[1]!.orderId;
    await give(theirs, "tok_declined");
    const [, second] = await ordersOf(person);
    const { orderId, cutoff } = second!;
    const last = addHours(cutoff.at, 21);
    await give(orderId, "tok_insufficient");
    await advance(admin, addHours(cutoff.at, 2));
    expect(await charges(orderId)).toMatchObject([{ outcome: "declined" }]);
    expect(await boxOf(person, orderId)).toMatchObject({ nextAttemptAt: { at: addHours(cutoff.at, 5) }, failure: { hard: false } });
    const accountId = await accountOf(orderId);
    await billAgain(stage.steps, { accountId }, contextOf("saw the card late", accountId));
    expect(await charges(orderId)).toHaveLength(1);

    await give(orderId, "tok_declined");
    await eventually(
      () => boxOf(person, orderId),
      (box) => box.failure?.hard === true,
    );
    expect(await boxOf(person, orderId)).toMatchObject({ status: "locked", nextAttemptAt: { at: last } });
    expect((await person.call(paymentSettings, {})).unpaid).toMatchObject([{ orderId, hard: true, nextAttemptAt: { at: last } }]);
    expect((await person.call(accountIndex, {})).messages).toMatchObject([{ kind: "payment-method-warning", orderId }]);
    await advance(admin, addHours(cutoff.at, 6));
    expect(await charges(orderId)).toHaveLength(2);
    expect(await boxOf(saved, theirs)).toMatchObject({ status: "locked", failure: { hard: true } });
    await give(theirs, "tok_visa");
    const paid = await eventually(
      () => boxOf(saved, theirs),
      (box) => box.status === "billed",
    );
    expect(paid.status).toBe("billed");
    expect(paid).not.toHaveProperty("failure");
    expect((await charges(theirs)).map(({ outcome }) => outcome)).toEqual(["declined", "captured"]);

    await give(orderId, "tok_insufficient-2");
    await eventually(
      () => charges(orderId),
      (rows) => rows.length === 3,
    );
    await give(orderId, "tok_declined");
    await advance(admin, addHours(cutoff.at, 20));
    expect(await charges(orderId)).toHaveLength(3);
    expect(await boxOf(person, orderId)).toMatchObject({ status: "locked", nextAttemptAt: { at: last } });
    await advance(admin, addHours(cutoff.at, 22));
    expect(await boxOf(person, orderId)).toMatchObject({ status: "failed" });
    expect(await charges(orderId)).toHaveLength(3);
    const mails = await eventually(
      () => mailsOf(orderId),
      (rows) => rows.some(({ kind }) => kind === "order-failed"),
    );
    expect(mails.at(-1)!.text).toContain("Your card was declined for good, and no other one was given in time.");
    // The third decline's mail is sent only if it is written before the card is replaced.
    expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining("Give another one by "));
  });

  it("spends nothing of a balance that expired between being set aside and the lock", async () => {
    const person = await signUp(stage.url);
    const [, second] = await ordersOf(person);
    const { orderId, cutoff, price } = second!;
    const accountId = await accountOf(orderId);
    const { runtime } = stage.running.api.opened.dependencies;
    const context = contextOf("a balance", accountId);
    const grant = {
      grantId: idFrom("grant", accountId),
      kind: "promotional",
      source: "goodwill",
      name: "late box",
      cents: cents(500),
    } as const;
    const until = addHours(context.at, 1);
    await stage.bus.execute(new GrantCredit({ accountId, ...grant, expiresAt: until }, context));
    const { at } = context;
    const reserve = { type: "ReserveCredit", payment: orderId, promotionalCents: cents(500), purchasedCents: cents(0), at } as const;
    await runtime.handle(credits, accountId, reserve, part(context, "by a process that died"));
    await advance(admin, addHours(cutoff.at, 2));
    expect(await charges(orderId)).toMatchObject([{ outcome: "captured", amountCents: price.totalCents }]);
    const { state } = await runtime.load(credits, accountId);
    expect(state).toMatchObject({ reserved: {}, spent: {} });
  });

  it("keeps books that balance, judged by SQL alone", async () => {
    const { rows } = await stage.running.api.pool.query<{ unbalanced: string; total: string; clearing: string }>(`
      SELECT (SELECT count(*) FROM (SELECT entry_id FROM read.ledger GROUP BY entry_id HAVING sum(cents) <> 0) x) AS unbalanced,
             (SELECT coalesce(sum(cents), 0) FROM read.ledger) AS total,
             (SELECT coalesce(sum(cents), 0) FROM read.ledger WHERE account = 'card-clearing') AS clearing`);
    expect(rows[0]).toEqual({ unbalanced: "0", total: "0", clearing: "0" });
    const cash = await stage.running.api.pool.query<{ cents: string }>(
      "SELECT sum(cents) AS cents FROM read.ledger WHERE account = 'cash'",
    );
    expect(Number(cash.rows[0]!.cents)).toBe(await gatewayNetCents(stage.running.api.pool));
  });
});
