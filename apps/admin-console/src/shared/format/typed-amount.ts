import { tidied } from "@tablee/domain/kernel/text/tidy";
import type { Language } from "@tablee/ui/format/language";

/** An amount as typed for a confirmation: '12.34' / '12,34', without spaces or a sign. */
export const typedAmount = (cents: number, language: Language): string =>
  (cents / 100).toFixed(2).replace(".", language === "fr" ? "," : ".");

/** Dollars as people type them, '12', '12.5', '12,50', as cents; undefined for anything else. */
export function centsTyped(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(tidied(text));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : undefined;
}
