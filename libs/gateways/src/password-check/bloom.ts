import { createHash } from "node:crypto";

/** Bits for each text, and the number of them that it sets: about one unknown text in 100,000 matches. */
const BITS_EACH = 24;
const SET_BY_EACH = 17;

/** The shortest text that is kept: a shorter common word within a password does not make it guessable. */
export const MIN_WORD = 4;

/** A bloom filter of texts: small, and without false negatives. */
export class Bloom {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  static of(texts: readonly string[]): Bloom {
    const bloom = new Bloom(new Uint8Array(Math.ceil((texts.length * BITS_EACH) / 8)));
    for (const text of texts) for (const bit of bloom.#bitsOf(text)) bloom.#bytes[bit >> 3]! |= 1 << (bit & 7);
    return bloom;
  }

  static fromBase64(text: string): Bloom {
    return new Bloom(Buffer.from(text, "base64"));
  }

  has(text: string): boolean {
    return this.#bitsOf(text).every((bit) => (this.#bytes[bit >> 3]! & (1 << (bit & 7))) !== 0);
  }

  toBase64(): string {
    return Buffer.from(this.#bytes).toString("base64");
  }

  /** Two hashes give all the positions (Kirsch and Mitzenmacher, Less Hashing, Same Performance). */
  #bitsOf(text: string): number[] {
    const digest = createHash("sha256").update(text).digest();
    const [first, step] = [digest.readUIntBE(0, 5), digest.readUIntBE(5, 5)];
    return Array.from({ length: SET_BY_EACH }, (_, i) => (first + i * step) % (this.#bytes.length * 8));
  }
}
