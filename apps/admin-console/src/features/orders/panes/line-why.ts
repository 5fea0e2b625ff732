import type { Language } from "@tablee/ui/format/language";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList } from "@tablee/ui/format/numbers";
import type { TFunction } from "i18next";
import type { ReceiptPart } from "../requests.ts";

type Line = ReceiptPart["lines"][number];

/** Explains the price of a line: the rule, then the additions and deductions. */
export function whyWords({ why, quantity, amountCents }: Line, t: TFunction<"orders">, language: Language): string {
  const money = (cents: number): string => formatMoney(cents, language);
  const rule =
    why.rule === "tier"
      ? t("why.tier", { from: why.tierFrom ?? 0, price: money(why.perServingCents ?? 0), count: why.servings })
      : t(`why.${why.rule}`, { price: money(Math.round((amountCents - why.optionsCents) / quantity)), count: quantity });
  return [
    rule,
    why.optionsCents > 0 && t("why.options", { amount: money(why.optionsCents) }),
    why.premiumCents > 0 && t("why.premium", { amount: money(why.premiumCents) }),
    why.volumeDiscountCents > 0 && t("why.volume", { amount: money(-why.volumeDiscountCents) }),
    why.discountCents > 0 && t("why.discount", { amount: money(-why.discountCents) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Which taxes a line bears, and why it does not bear the others. */
export function taxWords({ why }: Line, t: TFunction<"orders">, language: Language): string {
  const codes = new Map<string, string[]>();
  for (const { code, taxed, reason } of why.taxes) {
    const key = `${taxed ? "taxed" : "free"}.${reason}`;
    codes.set(key, [...(codes.get(key) ?? []), t(`console:taxes.${code}`)]);
  }
  return [...codes]
    .map(([key, names]) => {
      const [kind, reason] = key.split(".") as ["taxed" | "free", string];
      const listed = formatList(names, language);
      if (reason === "taxable") return t("why.taxed", { codes: listed });
      return t(`why.${kind}Because`, { codes: listed, reason: t(`why.reasons.${reason}`, { defaultValue: reason.replaceAll("-", " ") }) });
    })
    .join(" · ");
}
