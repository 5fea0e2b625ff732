import type { OrderId } from "@tablee/domain/kernel/ids";
import { OrderIdText } from "@tablee/domain/kernel/schemas";
import { keyedHash } from "@tablee/platform/person-keys";
import { isSame } from "./sign-in/is-same.ts";

/** 16 bytes as base64url; its last sign is always a letter, so that no mail program takes it for the end of a sentence. */
const LENGTH = 22;

/**
 * What the link of a delivery's notice carries: the id of one order and its signature, 44 signs. It is the same however often a
 * notice is sent, needs no row, and opens nothing but the sight of that box (docs/decisions/0018).
 */
export function trackingToken(masterKey: string, orderId: OrderId): string {
  return `${encoded(orderId.replaceAll("-", ""))}${signatureOf(masterKey, orderId)}`;
}

/** The order that a token was made for; undefined where it is not one of ours. */
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
