import type { Language } from "@tablee/domain/kernel/place/region";
import { inBoth, type Text } from "@tablee/domain/kernel/words";

export interface ErrorWords extends Readonly<Record<Language, string>> {
  readonly status: number;
}

/** A status of HTTP with its sentence in both languages. */
export const words = (status: number, text: Text): ErrorWords => ({ status, ...inBoth(text) });
