import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import type { CommandContext } from "@tablee/commands/context";
import { accountIndex } from "@tablee/contracts/calls/account";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type AccountId, idFrom, type OrderId } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { Redis } from "ioredis";
import { gatewayCharges, gatewayNetCents } from "../stage/gateway-view.ts";
import { advance, eventually, ordersOf, quoteFor, readyToPay, signUp, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("billing", () => {
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
    await stage.commands.send(givePaymentMethod, { accountId, methodToken }, contextOf(crypto.randomUUID(), accountId));
  };
  const boxOf = async (person: Visitor, orderId: OrderId) => (await ordersOf(person)).find((order) => order.orderId === orderId)!;
  it("shows a card that was declined for good in the settings and on the account, and charges another one at once", async () => {
    const person = await signUp(stage.url);
    const { orderId, cutoff } = (await ordersOf(person))[1]!;
    await give(orderId, "tok_declined");
    await advance(admin, addHours(cutoff.at, 2));
    const last = addHours(cutoff.at, 21);
    expect(await boxOf(person, orderId)).toMatchObject({ status: "locked", nextAttemptAt: { at: last }, failure: { hard: true } });
    expect((await person.call(paymentSettings, {})).unpaid).toMatchObject([{ orderId, hard: true, nextAttemptAt: { at: last } }]);
    expect((await person.call(accountIndex, {})).messages).toMatchObject([{ kind: "payment-method-warning", orderId }]);
    await give(orderId, "tok_visa");
    const paid = await eventually(
      () => boxOf(person, orderId),
      (box) => box.status === "billed",
    );
    expect(paid).not.toHaveProperty("failure");
    expect((await charges(orderId)).map(({ outcome }) => outcome)).toEqual(["declined", "captured"]);
    expect((await person.call(accountIndex, {})).failedBox).toBeNull();

    // A box that is given up stays the first thing that its household sees, until a later one is paid.
    const [third, fourth] = (await ordersOf(person)).filter(({ status }) => status === "open");
    await give(third!.orderId, "tok_declined");
    await advance(admin, addHours(third!.cutoff.at, 23));
    const amountCents = third!.price.chargeCents;
    const next = { deliveryDate: fourth!.deliveryDate, chargeCents: fourth!.price.chargeCents, chargedAt: fourth!.chargedAt };
    const failed = {
      orderId: third!.orderId,
      amountCents,
      sameMethod: true,
      pausesNext: true,
      declined: expect.objectContaining({ kind: "card" }),
      next,
    };
    expect((await person.call(accountIndex, {})).failedBox).toMatchObject(failed);
    expect((await person.call(paymentSettings, {})).failedBox).toMatchObject(failed);
    await give(third!.orderId, "tok_visa");
    const { failedBox } = await eventually(
      () => person.call(accountIndex, {}),
      (account) => account.failedBox?.sameMethod === false,
    );
    expect(failedBox).toMatchObject({ orderId: third!.orderId });
    await advance(admin, addHours(fourth!.cutoff.at, 2));
    expect((await person.call(accountIndex, {})).failedBox).toBeNull();
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
