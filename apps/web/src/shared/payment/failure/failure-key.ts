import type { words } from "./words.ts";

type Code = keyof typeof words.code;

const codes: Readonly<Record<Code, true>> = {
  card_declined: true,
  insufficient_funds: true,
  instrument_declined: true,
  expired_card: true,
  "no-payment-method": true,
  other: true,
};

/** The sentence of why a box could not be charged, by the provider's code; one that has no sentence of its own says only that it was not. */
export const failureKey = (code: string | undefined): `failure:code.${Code}` =>
  `failure:code.${code !== undefined && Object.hasOwn(codes, code) ? (code as Code) : "other"}`;
