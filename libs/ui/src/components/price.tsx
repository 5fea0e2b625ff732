import { useTranslation } from "react-i18next";
import { type Language, noBreak } from "../format/language.ts";
import { formatMoney } from "../format/money.ts";
import { cn } from "../lib/cn.ts";

interface PriceProps {
  cents: number;
  /** The price before a discount, struck through. */
  wasCents?: number;
  /** After the amount: 'per serving'. */
  per?: string;
  /** Shows 'Free' for zero. */
  freeWord?: boolean;
  /** Puts a + before the price of an option. */
  signed?: boolean;
  className?: string;
}

/** An amount in the language of the page, in figures that line up. */
export function Price({ cents, wasCents, per, freeWord = false, signed = false, className }: PriceProps) {
  const { t, i18n } = useTranslation("ui");
  const language: Language = i18n.language.startsWith("fr") ? "fr" : "en";
  const amount = cents === 0 && freeWord ? t("price.free") : formatMoney(cents, language);
  const reduced = wasCents !== undefined && wasCents !== cents;
  return (
    <span translate="no" className={cn("figures whitespace-nowrap console:font-mono", className)}>
      {reduced && (
        <>
          <span className="sr-only">{t("price.was", { price: formatMoney(wasCents, language) })} </span>
          <s aria-hidden="true" className="mr-1.5 font-normal text-muted">
            {formatMoney(wasCents, language)}
          </s>
        </>
      )}
      {signed && cents > 0 && (language === "fr" ? `+${noBreak}` : "+")}
      {amount}
      {per && <span className="font-normal font-sans normal-nums text-muted text-sm"> {per}</span>}
    </span>
  );
}
