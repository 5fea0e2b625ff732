import type { Language } from "@tablee/ui/format/language";

/** An amount as one types it to confirm it: '12.34' / '12,34', without spaces or a sign. */
export const typedAmount = (cents: number, language: Language): string =>
  (cents / 100).toFixed(2).replace(".", language === "fr" ? "," : ".");
