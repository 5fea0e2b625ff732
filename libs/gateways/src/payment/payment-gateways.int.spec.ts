import { paymentId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { createPool } from "@tablee/platform/postgres";
import { EmbeddedPaypal } from "../paypal/embedded-paypal.ts";
import { type BookEntry, totalsOf } from "./books.ts";
import { EmbeddedCardGateway } from "./embedded-card-gateway.ts";
import { openEmbeddedTables } from "./embedded-tables.ts";
import type { PaymentRequest } from "./payment-gateway.ts";
import type { WebhookReading } from "./webhook.ts";
import { macOf, signWebhook } from "./webhook-signature.ts";

const pool = createPool(process.env.DATABASE_URL!);
const webhookSecret = "a-secret-of-the-provider";
const gateways = {
  card: new EmbeddedCardGateway(pool, { webhookSecret, offersTestCards: true }),
  paypal: new EmbeddedPaypal(pool, { webhookSecret, offersApprovals: true }),
};
beforeAll(() => openEmbeddedTables(pool));
afterAll(() => pool.end());

const now = 1_800_000_000;
const signed = {
  card: (rawBody: string, seconds: number) => ({ "tablee-signature": signWebhook(rawBody, webhookSecret, seconds) }),
  paypal: (rawBody: string, seconds: number) => ({
    "paypal-transmission-time": new Date(seconds * 1000).toISOString(),
    "paypal-transmission-sig": macOf(rawBody, webhookSecret, seconds),
  }),
};
const bodies = {
  card: (reference: string, captured: boolean) => ({
    id: "evt_1",
    reference,
    metadata: { paymentId: "a-payment", attempt: 2 },
    outcome: captured ? "captured" : "declined",
  }),
  paypal: (reference: string, captured: boolean) => ({
    id: "evt_1",
    event_type: captured ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED",
    resource: { id: reference, reference_id: "a-payment", custom_id: "2" },
  }),
};

interface Tokens {
  readonly pays: string;
  readonly declined: string;
  readonly timesOut: string;
}
const tokens: Readonly<Record<PaymentProvider, Tokens>> = {
  card: { pays: "tok_visa", declined: "tok_insufficient", timesOut: "tok_timeout" },
  paypal: { pays: "pp_camille-1", declined: "pp_olivier-1", timesOut: "pp_noor-1" },
};

describe.each(["card", "paypal"] as const)("the embedded gateway of %s", (provider) => {
  const gateway = gateways[provider];
  const { pays, declined, timesOut } = tokens[provider];
  const asked = (methodToken: string): PaymentRequest => {
    const payment = paymentId(crypto.randomUUID());
    return { paymentId: payment, attempt: 1, amountCents: cents(1250), methodToken, description: "Tablée" };
  };
  const prepared = async (token: string) => (await gateway.prepare(asked(token))).reference;

  it("prepares a payment once, under one reference, and a second one under a second", async () => {
    const request = asked(pays);
    const { reference } = await gateway.prepare(request);
    expect(await gateway.prepare(request)).toEqual({ reference });
    for (const other of [{ attempt: 2 }, { amountCents: cents(1251) }, { methodToken: declined }])
      expect(await gateway.prepare({ ...request, ...other })).not.toEqual({ reference });
    expect(await gateway.ask(reference)).toEqual({ outcome: "prepared" });
  });

  it("takes the money of a reference once, though many callers confirm it at once", async () => {
    const from = new Date().toISOString();
    const reference = await prepared(pays);
    const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.confirm(reference)));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["captured"]));
    expect(await gateway.ask(reference)).toEqual({ outcome: "captured" });
    const until = new Date(Date.now() + 1_000).toISOString();
    expect(await totalsOf([gateway.books({ from, until })])).toEqual({ capturedCents: 1250, refundedCents: 0 });
  });

  it("declines what its method cannot pay, and answers the same each time", async () => {
    const reference = await prepared(declined);
    const answer = await gateway.confirm(reference);
    expect(answer).toMatchObject({ outcome: "declined", hard: false });
    expect(await gateway.confirm(reference)).toEqual(answer);
    expect(await gateway.ask(reference)).toEqual(answer);
    const unknown = await prepared("tok_of-nobody");
    expect(await gateway.confirm(unknown)).toMatchObject({ outcome: "declined", hard: true });
  });

  it("returns the outcome of a payment whose answer was lost, when asked by its reference", async () => {
    const reference = await prepared(timesOut);
    await expect(gateway.confirm(reference)).rejects.toMatchObject({ code: "gateway-timeout" });
    expect(await gateway.ask(reference)).toEqual({ outcome: "captured" });
    expect(await gateway.confirm(reference)).toEqual({ outcome: "captured" });
  });

  it("never takes the money of a payment that was cancelled, nor of one that it does not know", async () => {
    const reference = await prepared(pays);
    await gateway.cancel(reference);
    const elsewhere = await (provider === "card" ? gateways.paypal : gateways.card).prepare(asked(pays));
    for (const none of [reference, "pi_of-nobody", elsewhere.reference]) {
      expect(await gateway.confirm(none)).toEqual({ outcome: "cancelled" });
      expect(await gateway.ask(none)).toEqual({ outcome: "cancelled" });
    }
    const taken = await prepared(pays);
    await gateway.confirm(taken);
    await gateway.cancel(taken);
    expect(await gateway.ask(taken)).toEqual({ outcome: "captured" });
  });

  it("pays a refund once, however often it is asked, and refuses its id for something else", async () => {
    const from = new Date().toISOString();
    const reference = await prepared(pays);
    await gateway.confirm(reference);
    const refund = { refundId: crypto.randomUUID(), reference, amountCents: cents(250) };
    expect(await gateway.refund(refund)).toEqual(await gateway.refund(refund));
    for (const other of [{ reference: "pi_other" }, { amountCents: cents(251) }])
      await expect(gateway.refund({ ...refund, ...other })).rejects.toThrow("was asked for before");
    const until = new Date(Date.now() + 1_000).toISOString();
    const entries: BookEntry[] = [];
    for await (const entry of gateway.books({ from, until })) entries.push(entry);
    // The capture of the previous test may be at the same millisecond.
    expect(entries.filter((entry) => entry.reference === reference)).toMatchObject([
      { kind: "captured", reference, amountCents: 1250 },
      { kind: "refunded", reference, amountCents: 250 },
    ]);
    const later = gateway.books({ from: until, until: "2999-01-01T00:00:00.000Z" });
    expect(await totalsOf([later])).toEqual({ capturedCents: 0, refundedCents: 0 });
  });

  const read = (body: string, headers: Record<string, string>): WebhookReading =>
    gateway.readWebhook({ rawBody: body, headers, nowSeconds: now });

  it("reads a webhook that is signed by itself, over exactly these bytes, within five minutes", () => {
    const body = JSON.stringify(bodies[provider]("pi_1", true));
    const news = { newsId: "evt_1", reference: "pi_1", paymentId: "a-payment", attempt: 2, outcome: "captured" };
    expect(read(body, signed[provider](body, now))).toEqual({ read: "news", news });
    expect(read(body, signed[provider](body, now - 300))).toMatchObject({ read: "news" });
    const refused = JSON.stringify(bodies[provider]("pi_1", false));
    expect(read(refused, signed[provider](refused, now))).toMatchObject({ news: { outcome: "declined" } });
    const unsigned = [signed[provider](body, now - 301), signed[provider](body, now + 301), signed[provider](`${body} `, now), {}];
    for (const headers of unsigned) expect(read(body, headers)).toEqual({ read: "unsigned" });
    const other = signed[provider === "card" ? "paypal" : "card"](body, now);
    expect(read(body, other)).toEqual({ read: "unsigned" });
  });

  it("takes fields in any order, and ignores those that it does not know", () => {
    const [first, ...rest] = Object.entries(bodies[provider]("pi_1", true));
    const body = JSON.stringify(Object.fromEntries([["api_version", "2026-11-01"], ...rest.toReversed(), first!, ["livemode", false]]));
    expect(read(body, signed[provider](body, now))).toMatchObject({ read: "news", news: { newsId: "evt_1" } });
  });

  it("ignores types of events that it does not follow, and payments that another program made", () => {
    const type = provider === "card" ? "outcome" : "event_type";
    for (const changed of [{ [type]: "CUSTOMER.DISPUTE.CREATED" }, { metadata: {}, resource: {} }]) {
      const body = JSON.stringify({ ...bodies[provider]("pi_1", true), ...changed });
      expect(read(body, signed[provider](body, now))).toEqual({ read: "ignored" });
    }
  });

  it.each(["", "{", "[]", '{"id":"evt_1"}', '{"id":"evt_1","reference":"../etc"}'])("finds nothing in %p", (body) => {
    expect(read(body, signed[provider](body, now))).toEqual({ read: "malformed" });
  });
});

describe("cards", () => {
  it("are offered for tests only where they may be", () => {
    expect(gateways.card.testCards.map(({ label }) => label)).toContain("Visa •••• 4242");
    expect(new EmbeddedCardGateway(pool, { webhookSecret, offersTestCards: false }).testCards).toEqual([]);
  });

  it("are known by their tokens", async () => {
    const cardOf = (token: string, customer = "one") => gateways.card.methodOf(token, customer);
    expect(await cardOf("tok_visa-7")).toMatchObject({ kind: "card", token: "tok_visa-7", brand: "Visa", last4: "4242" });
    expect(await cardOf("tok_of-nobody")).toBeUndefined();
    const printOf = async (token: string, customer: string) => (await cardOf(token, customer))!.fingerprint;
    expect(await printOf("tok_visa-7", "one")).toBe(await printOf("tok_visa-7", "another"));
    expect(await printOf("tok_visa", "one")).not.toBe(await printOf("tok_visa", "another"));
  });
});

describe("a PayPal account", () => {
  const { paypal } = gateways;
  const { approve } = paypal.approvals!;

  it("becomes a way to pay once its owner has approved it, for that customer alone, and always the same", async () => {
    const { setupToken, approveUrl } = await paypal.beginVaulting("customer-1", { returnTo: "/parametres/paiement", language: "fr" });
    expect(approveUrl).toBe(`/fr/_wip/paypal?setup=${setupToken}`);
    expect(await paypal.methodOf(setupToken, "customer-1")).toBeUndefined();
    expect(await approve(setupToken, "customer-2", "camille")).toBeUndefined();
    expect(await approve(setupToken, "customer-1", "camille")).toBe(`/parametres/paiement?paypal=approved&setup=${setupToken}`);
    const method = await paypal.methodOf(setupToken, "customer-1");
    expect(method).toMatchObject({ kind: "paypal", brand: "PayPal", last4: "" });
    expect(await paypal.methodOf(setupToken, "customer-1")).toEqual(method);
    expect(await paypal.methodOf(setupToken, "customer-2")).toBeUndefined();
    const { reference } = await paypal.prepare({
      paymentId: paymentId(crypto.randomUUID()),
      attempt: 1,
      amountCents: cents(500),
      methodToken: method!.token,
      description: "Tablée",
    });
    expect(await paypal.confirm(reference)).toEqual({ outcome: "captured" });
  });

  it("that its owner does not approve pays for nothing", async () => {
    const { setupToken } = await paypal.beginVaulting("customer-1", { returnTo: "/settings/payment", language: "en" });
    expect(await approve(setupToken, "customer-1", undefined)).toBe("/settings/payment?paypal=cancelled");
    expect(await paypal.methodOf(setupToken, "customer-1")).toBeUndefined();
    expect((await paypal.beginVaulting("customer-1", { returnTo: "/settings/payment", language: "en" })).approveUrl).toMatch(/^\/_wip\//);
  });

  it("cannot be approved on a page of ours in production", () => {
    expect(new EmbeddedPaypal(pool, { webhookSecret, offersApprovals: false }).approvals).toBeUndefined();
  });
});
