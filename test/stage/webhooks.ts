import { macOf, signWebhook } from "@tablee/gateways/payment/webhook-signature";
import type { Stage } from "./stage.ts";

export const CARD_WEBHOOKS = "/api/webhooks/card";
export const PAYPAL_WEBHOOKS = "/api/webhooks/paypal";

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** News of the card provider about a payment, as its webhooks carry them. */
export const cardNews = (id: string, payment: { readonly reference: string; readonly paymentId: string; readonly attempt: number }) => {
  const { reference, paymentId, attempt } = payment;
  return { id, reference, metadata: { paymentId, attempt }, outcome: "captured" };
};

/** Sends a body to the card provider's route; `sign` takes the place of the right signature, undefined for none. */
export function sendCardWebhook(
  { url, running }: Pick<Stage, "url" | "running">,
  body: string,
  sign: (body: string, secret: string) => string | undefined = (raw, secret) => signWebhook(raw, secret, nowSeconds()),
  init: RequestInit = {},
): Promise<Response> {
  const signature = sign(body, running.api.config.PAYMENT_WEBHOOK_SECRET);
  const headers = { "content-type": "application/json", ...(signature === undefined ? {} : { "tablee-signature": signature }) };
  return fetch(`${url}${CARD_WEBHOOKS}`, { method: "POST", body, headers, ...init });
}

/** Sends a body to PayPal's route, signed at a time. */
export function sendPaypalWebhook(
  { url, running }: Pick<Stage, "url" | "running">,
  body: string,
  seconds = nowSeconds(),
): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    "paypal-transmission-time": new Date(seconds * 1000).toISOString(),
    "paypal-transmission-sig": macOf(body, running.api.config.PAYPAL_WEBHOOK_SECRET, seconds),
  };
  return fetch(`${url}${PAYPAL_WEBHOOKS}`, { method: "POST", body, headers });
}

/** Sends the mail provider's report that a message came back for good, signed with a secret; the configured one by default. */
export function sendMailReturned(
  { url, running }: Pick<Stage, "url" | "running">,
  messageId: string,
  secret = running.api.config.MAIL_WEBHOOK_SECRET!,
): Promise<Response> {
  const body = JSON.stringify({ type: "bounced", permanent: true, messageId: `<${messageId}@tablee.example>` });
  const headers = { "content-type": "application/json", "tablee-signature": signWebhook(body, secret, nowSeconds()) };
  return fetch(`${url}/api/webhooks/mail`, { method: "POST", body, headers });
}
