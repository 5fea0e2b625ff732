import { bareCode } from "./text/tidy.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The letter of a receipt's kind: an order, late additions, a change of a first order, a bag or kit, a refund, or a week or account that
 * was skipped or paused.
 */
export type ReceiptLetter = "O" | "A" | "C" | "B" | "R" | "S";

/**
 * A number that people can read out: a letter, and fifty bits of the event's id in ten signs of Crockford's alphabet. The same
 * event has the same number for ever.
 */
export function receiptNumber(letter: ReceiptLetter, eventId: string): string {
  let bits = BigInt(`0x${eventId.replaceAll("-", "").slice(0, 13)}`) >> 2n;
  let signs = "";
  for (let i = 0; i < 10; i++) {
    signs = alphabet[Number(bits & 31n)]! + signs;
    bits >>= 5n;
  }
  return `${letter}-${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** The number of the record that weeks share when one act skipped them, from that act's id. */
export const recordNumber = (skippedTogether: string): string => receiptNumber("S", skippedTogether);

/** Normalises a number as people type it: lower case, other dashes, spaces, O for 0, I and L for 1. */
export const normalizedNumber = (typed: string): string => {
  const [letter = "", ...rest] = bareCode(typed);
  const signs = rest
    .join("")
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return `${letter}-${signs.slice(0, 5)}-${signs.slice(5)}`;
};
