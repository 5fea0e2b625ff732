import type { Pair } from "@tablee/domain/kernel/words";

export interface ErrorWords {
  readonly status: number;
  readonly en: string;
  readonly fr: string;
}

/** A status of HTTP with its sentence in both languages. */
export const words = (status: number, [en, fr]: Readonly<Record<0 | 1, string>> & Pair): ErrorWords => ({ status, en: en!, fr });
