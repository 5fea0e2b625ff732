import { billPatch, createPatch } from "@tablee/contracts/calls/additions";
import { ledgerBalances, ledgerEntries, outbox } from "@tablee/contracts/calls/admin/money";
import { searchOrders } from "@tablee/contracts/calls/admin/orders";
import { openTasks, settleTask } from "@tablee/contracts/calls/admin/tasks";
import { receipt } from "@tablee/contracts/calls/receipts";
import { paymentSettings, sendOrderReceipts, updateCard } from "@tablee/contracts/calls/settings-payment";
import { accountHistory } from "@tablee/contracts/calls/support";
import { addDays } from "@tablee/domain/kernel/time";
import { signWebhook } from "@tablee/gateways/payment/webhook-signature";
import { brands } from "@tablee/platform/brand";
import { expectBalancedBooks } from "../stage/books.ts";
import { gatewayCaptures } from "../stage/gateway-view.ts";
import { marketItem } from "../stage/paid-boxes.ts";
import { accountIdOf, eventually, readMessage, signUp, staffMember } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";
import { cardNews, nowSeconds, sendCardWebhook } from "../stage/webhooks.ts";

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");
const finance = await staffMember(stage.url, "finance@tablee.example");

describe("money", () => {
  const captured = (of: string) => gatewayCaptures(stage.running.api.pool, of);

  it("adds items to a paid box, charges a double click once, and earns points for them", async () => {
    const person = await signUp(stage.url);
    const { firstOrderId: orderId } = person;
    const item = await marketItem(person, orderId);
    const { addition, removed, payWith } = await person.call(
      createPatch,
      { editingSession: "window-one", orderId, lines: [{ sku: item.dish.sku, quantity: 2 }] },
      { idempotencyKey: "put-together" },
    );
    expect({ removed, payWith: payWith?.brand, status: addition.status }).toEqual({ removed: [], payWith: "Visa", status: "open" });
    expect(addition.price.foodCents).toBe(2 * item.unitCents);
    const pay = (idempotencyKey = "pay-now") =>
      person.call(billPatch, { editingSession: "window-one", orderId, additionId: addition.additionId }, { idempotencyKey });
    await person.call(updateCard, { methodToken: "tok_insufficient-1" });
    expect((await pay("the first card")).result).toBe("declined");
    await person.call(updateCard, { methodToken: "tok_mastercard-1" });
    const [one, other] = await Promise.all([pay(), pay()]);
    // A call that arrives during the other's charge does not wait: it is made again.
    const results = [one.result, other.result];
    expect(results).toContain("billed");
    expect(results.filter((result) => result !== "billed" && result !== "undecided")).toEqual([]);
    expect((await pay()).result).toBe("billed");
    expect(await captured(`${orderId}_${addition.additionId}`)).toMatchObject([{ amountCents: addition.price.chargeCents }]);
    const { receipt: paper } = await eventually(
      () => person.call(receipt, { orderId }),
      (found) => found.receipt.additions.length === 1,
    );
    expect([paper.payWith?.last4, (await person.call(paymentSettings, {})).payWith?.last4]).toEqual(["4242", "4444"]);
    expect(paper.paidCents).toBe(paper.order.price.totalCents + addition.price.totalCents);
    expect(paper.additions[0]!.lines[0]!.why).toMatchObject({ rule: "unit", netCents: addition.price.discountedFoodCents });
    const { seller, taxes, pointsEarned } = paper;
    const { name, address, taxNumbers } = brands.tablee.seller;
    expect([seller, pointsEarned]).toEqual([{ name, address }, false]);
    expect(taxes.map(({ code, number }) => [code, number])).toEqual([
      ["GST", taxNumbers.GST],
      ["QST", taxNumbers.QST],
    ]);
    for (const { price, taxed } of [paper.order, ...paper.additions])
      expect(taxed.map(({ goodsCents, feeCents }) => goodsCents + feeCents)).toEqual(price.taxes.map(({ baseCents }) => baseCents));
  });

  it("accepts from the gateway only what it signed, late or twice, and then resumes billing", async () => {
    const person = await signUp(stage.url);
    const { firstOrderId } = person;
    const [charge] = await captured(firstOrderId);
    const send = async (news: object, sign?: Parameters<typeof sendCardWebhook>[2]) => {
      const response = await sendCardWebhook(stage, JSON.stringify(news), sign);
      return { status: response.status, body: (await response.json()) as { result?: string; code?: string } };
    };
    const news = { ...cardNews("evt_1", charge!), livemode: false };
    expect(await send(news)).toEqual({ status: 200, body: { result: "known" } });
    expect(await send({ ...news, id: "evt_2", outcome: "declined" })).toEqual({ status: 200, body: { result: "contradicts" } });
    expect(await send({ ...news, id: "evt_3", outcome: "declined" })).toEqual({ status: 200, body: { result: "contradicts" } });
    const { tasks } = await eventually(
      () => finance.call(openTasks, {}),
      (found) => found.tasks.some(({ kind }) => kind === "contradicting-webhook"),
    );
    expect(tasks.filter(({ kind }) => kind === "contradicting-webhook")).toMatchObject([
      { orderId: firstOrderId, facts: { known: "captured", told: "declined" } },
    ]);
    const { key } = tasks.find(({ kind }) => kind === "contradicting-webhook")!;
    const settled = { key, reason: "the provider has corrected its books" };
    const support = await staffMember(stage.url, "soutien@tablee.example");
    await expect(support.call(settleTask, settled)).rejects.toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await finance.call(settleTask, settled)).toEqual({ settled: true });
    const left = () => finance.call(openTasks, { kind: "contradicting-webhook" });
    expect(await eventually(left, (found) => found.tasks.length === 0)).toMatchObject({ tasks: [], next: null });
    await expect(finance.call(settleTask, settled)).rejects.toMatchObject({ status: 404 });
    const accountId = await accountIdOf(person);
    const { entries } = await eventually(
      () => admin.call(accountHistory, { accountId, limit: 500 }),
      (history) => history.entries.some(({ type }) => type === "TaskSettled"),
    );
    expect(entries.filter(({ type }) => type === "PaymentContradicted").map(({ data }) => data)).toEqual([
      expect.objectContaining({ attempt: 1, known: "captured", told: "declined", newsId: "evt_2" }),
    ]);
    expect(await send({ ...news, metadata: { ...news.metadata, attempt: 9 } })).toEqual({ status: 200, body: { result: "not-ours" } });
    expect(await send(news, () => "t=1,v1=00")).toMatchObject({ status: 400, body: { code: "webhook-refused" } });
    expect(await send(news, (body, secret) => signWebhook(body, secret, nowSeconds() - 600))).toMatchObject({ status: 400 });
    expect(await send({ ...news, id: "evt_4", outcome: "disputed" })).toEqual({ status: 200, body: { result: "ignored" } });
    const old = (body: string) => signWebhook(body, "the secret before the present one", nowSeconds()).split(",")[1]!;
    const both = (body: string, secret: string) => `${signWebhook(body, secret, nowSeconds())}, ${old(body)}`;
    const { metadata, ...rest } = news;
    expect(await send({ metadata, created: 1, ...rest }, both)).toEqual({ status: 200, body: { result: "known" } });
    expect(await send({ id: "evt_3", reference: "nonsense" })).toMatchObject({ status: 422 });
  });

  it("notifies customers once of what happened, in their language, and sends receipts again when asked", async () => {
    const person = await signUp(stage.url);
    await person.call(sendOrderReceipts, { orderIds: [person.firstOrderId] });
    const mine = async () => (await admin.call(outbox, { q: person.email, limit: 50 })).rows;
    const rows = await eventually(mine, (found) => found.length >= 4);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["email-code", "order-charged", "receipt", "welcome"]);
    expect(rows.every(({ handedOver }) => handedOver === 1)).toBe(true);
    const mail = await readMessage(admin, rows.find(({ kind }) => kind === "order-charged")!.messageId);
    expect(mail).toMatchObject({ to: person.email, channel: "mail" });
    expect(mail.subject).toMatch(/^Reçu de votre boîte du /);
    expect(mail.text).toContain("Bonjour Camille,");
    expect(mail.text).toMatch(/^Émis le\u00a0: \S+\s\d+\S*\snovembre 2026$/m);
    expect(mail.html).toContain('<html lang="fr">');
  });

  it("keeps books that balance to the cent with the gateway's own, whatever was done above", async () => {
    await expectBalancedBooks(finance, stage.running.api.pool);
  });

  it("lists orders whose paid amounts, less refunds, are what the gateway holds", async () => {
    const { rows, next } = await finance.call(searchOrders, { limit: 200 });
    const { gateway } = await finance.call(ledgerBalances, {});
    const paid = rows.reduce((sum, { paidCents, refundedCents }) => sum + (paidCents ?? 0) - refundedCents, 0);
    expect({ paid, next }).toEqual({ paid: gateway!.capturedCents - gateway!.refundedCents, next: null });
  });

  it("compares a past day with the gateway's books up to that day, and lists its entries only", async () => {
    const today = STAGE_NOW.slice(0, 10);
    const upTo = async (until: string) => {
      const { gateway, entries } = await finance.call(ledgerBalances, { until });
      const { rows } = await finance.call(ledgerEntries, { until, limit: 200 });
      return { ours: gateway!.cashCents, theirs: gateway!.capturedCents - gateway!.refundedCents, entries, listed: rows.length };
    };
    const now = await upTo(today);
    expect(now.ours).toBeGreaterThan(0);
    expect(now).toMatchObject({ theirs: now.ours, listed: now.entries });
    expect(await upTo(addDays(today, -1))).toEqual({ ours: 0, theirs: 0, entries: 0, listed: 0 });
  });
});
