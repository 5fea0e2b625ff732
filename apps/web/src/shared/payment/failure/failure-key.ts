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

/** The key of the sentence that explains a failed charge, by the provider's code; an unknown code gets the general sentence. */
export const failureKey = (code: string | undefined): `failure:code.${Code}` =>
  `failure:code.${code !== undefined && Object.hasOwn(codes, code) ? (code as Code) : "other"}`;
