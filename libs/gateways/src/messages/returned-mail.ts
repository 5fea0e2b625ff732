import { bodyOf, headerOf, type WebhookRequest } from "../payment/webhook.ts";
import { isSigned } from "../payment/webhook-signature.ts";

export type ReturnReading =
  /** `messageId`: the message's own, without the sender's domain. */
  | { readonly read: "returned"; readonly messageId: string }
  /** Signed, and not a return for good. */
  | { readonly read: "ignored" }
  | { readonly read: "unsigned" }
  | { readonly read: "malformed" };

const MESSAGE_ID = /^<?([\da-f-]{36})(?:@[^<>\s]{1,255})?>?$/;

/**
 * Reads a mail provider's report, `{"type": "bounced", "permanent": true, "messageId": "<…>"}`, signed as the card gateway signs its
 * webhooks. Without a secret none is trusted.
 */
export function readReturn(request: WebhookRequest, secret: string | undefined): ReturnReading {
  const { rawBody, nowSeconds } = request;
  if (secret === undefined || !isSigned(rawBody, headerOf(request, "tablee-signature"), secret, nowSeconds)) return { read: "unsigned" };
  const body = bodyOf(rawBody);
  if (typeof body !== "object" || body === null) return { read: "malformed" };
  const { type, permanent, messageId } = body as Readonly<Record<string, unknown>>;
  if (type !== "bounced" || permanent !== true) return { read: "ignored" };
  const [, id] = (typeof messageId === "string" && MESSAGE_ID.exec(messageId)) || [];
  return id === undefined ? { read: "malformed" } : { read: "returned", messageId: id };
}
