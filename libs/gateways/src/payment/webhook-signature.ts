import { createHmac, timingSafeEqual } from "node:crypto";

/** A message may be this old: whoever recorded one cannot send it again for long. */
const TOLERANCE_SECONDS = 300;

/** `t=<seconds>,v1=<hex>` over `<seconds>.<raw body>`, as card providers sign their webhooks. */
export const signWebhook = (rawBody: string, secret: string, nowSeconds: number): string =>
  `t=${nowSeconds},v1=${macOf(rawBody, secret, nowSeconds)}`;

/** Whether a webhook was signed by the gateway, over exactly these bytes, and a moment ago. */
export function isSigned(rawBody: string, header: string | undefined, secret: string, nowSeconds: number): boolean {
  const parts = new Map((header ?? "").split(",").map((part) => part.split("=", 2) as [string, string]));
  const time = Number(parts.get("t"));
  if (!Number.isInteger(time) || Math.abs(nowSeconds - time) > TOLERANCE_SECONDS) return false;
  const given = Buffer.from(parts.get("v1") ?? "", "hex");
  const wanted = Buffer.from(macOf(rawBody, secret, time), "hex");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const macOf = (rawBody: string, secret: string, seconds: number): string =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
