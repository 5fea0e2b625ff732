import { createHmac, timingSafeEqual } from "node:crypto";

/** The maximum age of a message: a recorded one cannot be replayed for long. */
const TOLERANCE_SECONDS = 300;

/** `t=<seconds>,v1=<hex>` over `<seconds>.<raw body>`, as card providers sign their webhooks. */
export const signWebhook = (rawBody: string, secret: string, nowSeconds: number): string =>
  `t=${nowSeconds},v1=${macOf(rawBody, secret, nowSeconds)}`;

/**
 * True if a webhook was signed by the gateway, over exactly these bytes, within the tolerance. While a secret is replaced, a provider signs
 * with both secrets: one valid signature suffices, in any order, and other schemes in the header are ignored.
 */
export function isSigned(rawBody: string, header: string | undefined, secret: string, nowSeconds: number): boolean {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2) as [name: string, value?: string]);
  const valuesOf = (wanted: string) => parts.flatMap(([name, value]) => (name === wanted && value ? [value] : []));
  const [seconds] = valuesOf("t");
  return valuesOf("v1").some((mac) => isMac(mac, rawBody, secret, Number(seconds), nowSeconds));
}

/** True if a message authentication code is that of a body at a time, and the time is within the tolerance. */
export function isMac(mac: string | undefined, rawBody: string, secret: string, seconds: number, nowSeconds: number): boolean {
  if (!Number.isInteger(seconds) || Math.abs(nowSeconds - seconds) > TOLERANCE_SECONDS) return false;
  if (!/^[\da-f]*$/i.test(mac ?? "")) return false;
  const given = Buffer.from(mac ?? "", "hex");
  const wanted = Buffer.from(macOf(rawBody, secret, seconds), "hex");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The code of a body at a time, in hex. */
export const macOf = (rawBody: string, secret: string, seconds: number): string =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
