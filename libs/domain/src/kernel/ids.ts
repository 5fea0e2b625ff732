import type { z } from "zod";
import { sha1 } from "./sha1.ts";

/** The namespace of every name-based id of the product (a UUID chosen once, never changed). */
const NAMESPACE = "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001";

/** A text as UTF-8 bytes, without a platform's encoder: the domain knows no platform. */
const utf8 = (text: string): Uint8Array => {
  const ascii = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Nearly every name is plain ASCII, and ids are made by the thousand.
    if (unit > 0x7f) return utf8OfAny(text);
    ascii[i] = unit;
  }
  return ascii;
};

const utf8OfAny = (text: string): Uint8Array => {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] !== "%") bytes.push(escaped.charCodeAt(i));
    else {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    }
  }
  return Uint8Array.from(bytes);
};

const namespace = Uint8Array.from(NAMESPACE.replaceAll("-", "").match(/../g) ?? [], (hex) => Number.parseInt(hex, 16));
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** A name-based UUID (RFC 9562, version 5) of the parts: the same parts give the same id, everywhere and for ever. */
export function idFrom(...parts: readonly (string | number)[]): string {
  const name = utf8(parts.join("\u001f"));
  const input = new Uint8Array(namespace.length + name.length);
  input.set(namespace);
  input.set(name, namespace.length);
  const hash = sha1(input);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  let id = "";
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) id += "-";
    id += hex[hash[i]!];
  }
  return id;
}

/**
 * An id of one kind. Only the compiler tells kinds apart: a schema (schemas.ts) or one of the functions below gives a text its kind,
 * and it is a plain string again wherever one is wanted.
 */
type Id<Kind extends string> = string & z.core.$brand<Kind>;

/** The id of an account, of its credit and of its points. */
export type AccountId = Id<"AccountId">;

/** The id of a subscription. */
export type SubscriptionId = Id<"SubscriptionId">;

/** The id of an order. */
export type OrderId = Id<"OrderId">;

/** The id of a payment. It says nothing: what a payment is for stands in its events. */
export type PaymentId = Id<"PaymentId">;

/** A text that is an account's id: of a stream's name, a session, or a row of the console. */
export const accountId = (text: string): AccountId => text as AccountId;

/** A text that is a subscription's id: of a stream's name, or of something due. */
export const subscriptionId = (text: string): SubscriptionId => text as SubscriptionId;

/** A text that is an order's id: of a stream's name, or of something due. */
export const orderId = (text: string): OrderId => text as OrderId;

/** A text that is a payment's id: of a stream's name, a row, or a provider's message. */
export const paymentId = (text: string): PaymentId => text as PaymentId;

/** The subscription that an account's sign-up leads to: the same however often its last step is repeated. */
export const subscriptionIdOf = (account: AccountId): SubscriptionId => subscriptionId(idFrom("subscription", account));

/** The one order that a subscription can have in a week. */
export const orderIdOf = (subscription: SubscriptionId, week: string): OrderId => orderId(idFrom("order", subscription, week));
