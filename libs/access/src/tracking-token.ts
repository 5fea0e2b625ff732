import type { OrderId } from "@tablee/domain/kernel/ids";
import { OrderIdText } from "@tablee/domain/kernel/schemas";
import { keyedHash } from "@tablee/platform/person-keys";
import { isSame } from "./sign-in/is-same.ts";

/** 16 bytes as base64url; the last character is always a letter, so that no mail program takes it for the end of a sentence. */
const LENGTH = 22;

/**
 * The token in the link of a delivery's notice: the id of one order and its signature, 44 characters. It is the same in every notice of the
 * order, needs no row, and only shows that box (docs/decisions/0018).
 */
export function trackingToken(masterKey: string, orderId: OrderId): string {
  return `${encoded(orderId.replaceAll("-", ""))}${signatureOf(masterKey, orderId)}`;
}

/** The order that a token was made for; undefined for a token that is not ours. */
export function orderOfToken(masterKey: string, token: string): OrderId | undefined {
  if (token.length !== 2 * LENGTH) return undefined;
  const hex = Buffer.from(token.slice(0, LENGTH), "base64url").toString("hex");
  const order = OrderIdText.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"));
  if (!order.success) return undefined;
  return isSame(token.slice(LENGTH), signatureOf(masterKey, order.data)) ? order.data : undefined;
}

const encoded = (hex: string): string => Buffer.from(hex, "hex").toString("base64url");

/** The first 128 bits of the keyed hash. */
const signatureOf = (masterKey: string, orderId: OrderId): string => encoded(keyedHash(masterKey, "tracking-link", orderId).slice(0, 32));
