import { accountIndex, updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { ledgerBalances } from "@tablee/contracts/calls/admin/money";
import { refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { approvePaypal, beginPaypalVaulting, paypalTestAccounts } from "@tablee/contracts/calls/paypal";
import { paymentSettings, updateCard } from "@tablee/contracts/calls/settings-payment";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { gatewayCharges, gatewayRefunds } from "../stage/gateway-view.ts";
import { eventually, ordersOf, quoteFor, readyToPay, signUp, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";
import { cardNews, nowSeconds, sendCardWebhook, sendPaypalWebhook } from "../stage/webhooks.ts";
import { approvedSetup } from "./paypal.ts";

const stage = await specStage();
const finance = await staffMember(stage.url, "finance@tablee.example");

describe("PayPal", () => {
  const charges = (orderId: OrderId) => gatewayCharges(stage.running.api.pool, orderId);
  type Almost = Awaited<ReturnType<typeof readyToPay>>;
  const completeWith = async (person: Almost, account: "camille" | "noor" | "olivier") => {
    const methodToken = await approvedSetup(person, account);
    return person.call(completeSignup, {
      methodToken,
      provider: "paypal",
      acceptTerms: currentWordings.terms,
      quote: await quoteFor(person),
    });
  };

  it("pays for a sign-up once its account is approved, and gets what is refunded", async () => {
    const person = await readyToPay(stage.url);
    const { firstOrderId: orderId } = await completeWith(person, "camille");
    expect(await charges(orderId)).toMatchObject([{ provider: "paypal", outcome: "captured" }]);
    expect((await person.call(accountIndex, {})).payWith).toMatchObject({ kind: "paypal", brand: "PayPal", last4: "" });
    const [box] = await ordersOf(person);
    const lines = [{ sku: box!.lines[0]!.dish.sku, quantity: 1 }];
    const { amounts } = await finance.call(refundOrder, { orderId, lines, deliveryFee: false, reason: "arrived damaged" });
    const refunds = await eventually(
      () => gatewayRefunds(stage.running.api.pool, orderId),
      (found) => found.length > 0,
    );
    const [charge] = await charges(orderId);
    expect(refunds).toMatchObject([{ reference: charge!.reference, amountCents: amounts.cardCents }]);
    const books = async () => (await finance.call(ledgerBalances, {})).gateway!;
    const { cashCents, capturedCents, refundedCents } = await eventually(
      books,
      (found) => found.cashCents === found.capturedCents - found.refundedCents,
    );
    expect({ cashCents, refundedCents }).toEqual({ cashCents: capturedCents - refundedCents, refundedCents: amounts.cardCents });
  });

  it("is asked once though its answer is lost, and another way to pay is asked for when it declines", async () => {
    const unheard = await readyToPay(stage.url);
    const { firstOrderId } = await completeWith(unheard, "noor");
    expect(await charges(firstOrderId)).toMatchObject([{ provider: "paypal", outcome: "captured" }]);
    const poor = await readyToPay(stage.url);
    await expect(completeWith(poor, "olivier")).rejects.toMatchObject({ status: 402, body: { code: "card-declined" } });
    const done = await poor.complete("tok_visa");
    const asked = (await charges(done.firstOrderId)).map(({ provider, outcome }) => `${provider} ${outcome}`);
    expect(asked).toEqual(["paypal declined", "card captured"]);
  });

  it("becomes the way to pay of a running account, and a card may take its place again", async () => {
    const person = await signUp(stage.url);
    const { payWith } = await person.call(updatePaymentMethodToPaypal, { setupToken: await approvedSetup(person, "camille") });
    expect(payWith).toMatchObject({ kind: "paypal" });
    const settings = await eventually(
      () => person.call(paymentSettings, {}),
      (found) => found.payWith?.kind === "paypal",
    );
    expect(settings.payWith).toEqual(payWith);
    await person.call(updateCard, { methodToken: "tok_mastercard" });
    const paysByCard = () => person.call(paymentSettings, {});
    expect((await eventually(paysByCard, (found) => found.payWith?.kind === "card")).payWith).toMatchObject({ brand: "Mastercard" });
  });

  it("does not pay for a customer who has not approved it, cancelled it, or was given another customer's token", async () => {
    const [person, other] = [await signUp(stage.url), await signUp(stage.url)];
    const unknown = { status: 422, body: { code: "payment-method-unknown" } };
    const { setupToken, approveUrl } = await person.call(beginPaypalVaulting, { returnTo: "/parametres/paiement", language: "fr" });
    expect(approveUrl).toBe(`/fr/_wip/paypal?setup=${setupToken}`);
    const use = (who: Visitor, token = setupToken) => who.call(updatePaymentMethodToPaypal, { setupToken: token });
    await expect(use(person)).rejects.toMatchObject(unknown);
    await expect(other.call(approvePaypal, { setupToken, account: "camille" })).rejects.toMatchObject(unknown);
    await expect(person.call(approvePaypal, { setupToken, account: "of-nobody" })).rejects.toMatchObject(unknown);
    const back = await person.call(approvePaypal, { setupToken, account: "camille" });
    expect(back.returnTo).toBe(`/parametres/paiement?paypal=approved&setup=${setupToken}`);
    await expect(use(other)).rejects.toMatchObject(unknown);
    const second = await person.call(beginPaypalVaulting, {});
    const cancelled = await person.call(approvePaypal, { setupToken: second.setupToken, account: null });
    expect(cancelled.returnTo).toBe("/settings/payment?paypal=cancelled");
    await expect(use(person, second.setupToken)).rejects.toMatchObject(unknown);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "settings/payment", "/settings?x=1"])(
    "redirects no customer to %s",
    async (returnTo) => {
      const person = await readyToPay(stage.url);
      await expect(person.call(beginPaypalVaulting, { returnTo })).rejects.toMatchObject({ status: 422 });
    },
  );

  it("shows accounts to choose from, of which one pays, one never does, and one pays without an answer", async () => {
    const { accounts } = await (await readyToPay(stage.url)).call(paypalTestAccounts, {});
    expect(accounts.map(({ pays }) => pays)).toEqual(["always", "unheard", "never"]);
  });

  it("is accepted on its own route only, about its own payments only", async () => {
    const { firstOrderId } = await completeWith(await readyToPay(stage.url), "camille");
    const [charge] = await charges(firstOrderId);
    const { reference, paymentId, attempt } = charge!;
    const about = (event_type: string, id = reference) =>
      JSON.stringify({ id: "evt_1", event_type, resource: { id, reference_id: paymentId, custom_id: String(attempt) } });
    const answer = async (response: Promise<Response>) => `${(await response).status} ${await (await response).text()}`;
    const captured = about("PAYMENT.CAPTURE.COMPLETED");
    expect(await answer(sendPaypalWebhook(stage, captured))).toBe('200 {"result":"known"}');
    expect(await answer(sendPaypalWebhook(stage, about("PAYMENT.CAPTURE.DENIED")))).toBe('200 {"result":"contradicts"}');
    expect(await answer(sendPaypalWebhook(stage, about("PAYMENT.CAPTURE.DENIED", "pi_of-another")))).toBe('200 {"result":"not-ours"}');
    expect(await answer(sendPaypalWebhook(stage, captured, nowSeconds() - 301))).toContain("webhook-refused");
    expect(await answer(sendPaypalWebhook(stage, about("PAYMENT.CAPTURE.PENDING")))).toBe('200 {"result":"ignored"}');
    expect(await answer(sendCardWebhook(stage, captured))).toContain("422");
    expect(await answer(sendCardWebhook(stage, JSON.stringify(cardNews("evt_2", charge!))))).toBe('200 {"result":"not-ours"}');
  });
});
