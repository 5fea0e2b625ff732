/** The letters and digits of gift codes: none that is read as one of the others. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ0";
const LENGTH = 16;
const BITS = 5;

/** Returns the gift code of a keyed hash in hexadecimal digits: sixteen letters and digits, eighty bits. */
export function giftCodeOf(hash: string): string {
  const digits = hash.replaceAll("-", "").slice(0, (LENGTH * BITS) / 4);
  const bits = [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
  return Array.from({ length: LENGTH }, (_, i) => ALPHABET[Number.parseInt(bits.slice(i * BITS, (i + 1) * BITS), 2)]).join("");
}

/** A gift code as it was typed from paper: codes have no letter O, so that sign is a zero. */
export const readGiftCode = (text: string): string => text.replaceAll("O", "0");

/** True for a text that may be a gift code, without the dashes that people group it by. */
export const isGiftCode = (text: string): boolean =>
  text.length === LENGTH && [...readGiftCode(text)].every((sign) => ALPHABET.includes(sign));

/** A gift code in groups of four, as mails and printed cards show it. */
export const groupedGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

export const lastFourOf = (code: string): string => code.slice(-4);
