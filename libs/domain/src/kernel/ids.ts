import { parse, v5 } from "uuid";
import type { z } from "zod";

/** The namespace of every name-based id of the product (a UUID chosen once, never changed). */
const NAMESPACE = parse("6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001");

/** A name-based UUID (RFC 9562, version 5) of the parts: the same parts give the same id, everywhere and for ever. */
export const idFrom = (...parts: readonly (string | number)[]): string => v5(parts.join("\u001f"), NAMESPACE);

/**
 * An id of one kind. Only the compiler distinguishes kinds: a schema (schemas.ts) or one of the functions below brands a text with its
 * kind, and it is accepted as a plain string everywhere.
 */
type Id<Kind extends string> = string & z.core.$brand<Kind>;

/** The id of an account, of its credit and of its points. */
export type AccountId = Id<"AccountId">;

/** The id of a subscription. */
export type SubscriptionId = Id<"SubscriptionId">;

/** The id of an order. */
export type OrderId = Id<"OrderId">;

/** The id of a payment. It carries no meaning: the payment's events hold its purpose. */
export type PaymentId = Id<"PaymentId">;

/** Brands a text as an account's id: from a stream's name, a session, or a row of the console. */
export const accountId = (text: string): AccountId => text as AccountId;

/** Brands a text as a subscription's id: from a stream's name, or from something due. */
export const subscriptionId = (text: string): SubscriptionId => text as SubscriptionId;

/** Brands a text as an order's id: from a stream's name, or from something due. */
export const orderId = (text: string): OrderId => text as OrderId;

/** Brands a text as a payment's id: from a stream's name, a row, or a provider's message. */
export const paymentId = (text: string): PaymentId => text as PaymentId;

/** The subscription that an account's sign-up starts: the id is the same however often its last step is repeated. */
export const subscriptionIdOf = (account: AccountId): SubscriptionId => subscriptionId(idFrom("subscription", account));

/** The one order that a subscription can have in a week. */
export const orderIdOf = (subscription: SubscriptionId, week: string): OrderId => orderId(idFrom("order", subscription, week));
