import type { AdditionPrice, OrderPrice, TaxLine } from "@tablee/domain/pricing/vocabulary";
import { discountName } from "@tablee/domain/pricing/words";
import { Price } from "@tablee/ui/components/price";
import { formatMoney } from "@tablee/ui/format/money";
import { formatPercent } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../i18n/use-language.ts";
import { freeFromWithoutDiscounts } from "./delivery-note.ts";

/** Explanations of the amounts, as texts below their labels. */
export interface PriceNotes {
  readonly volume?: ReactNode;
  readonly delivery?: ReactNode;
  readonly tax: (code: TaxLine["code"]) => ReactNode;
}

/** The price of an order or of its additions, line by line, down to the charge; with notes that explain the lines. */
export function PriceLines({ price, notes, className }: { price: OrderPrice | AdditionPrice; notes?: PriceNotes; className?: string }) {
  const { t } = useTranslation("price");
  const language = useLanguage();
  const whole = "deliveryFeeCents" in price ? price : undefined;
  const freeFrom = whole && freeFromWithoutDiscounts(whole);
  const credit = price.promotionalCents + price.purchasedCents;
  return (
    <dl className={cn("flex flex-col gap-1.5", className)}>
      <Line label={t("food")} cents={price.foodCents} />
      {price.volumeDiscountCents > 0 && <Line good label={t("volume")} note={notes?.volume} cents={-price.volumeDiscountCents} />}
      {whole?.discounts.map((discount) => (
        <Line key={`${discount.type}-${discount.name}`} good label={discountName(discount, language)} cents={-discount.cents} />
      ))}
      {whole && (
        <Line
          label={t("delivery")}
          note={notes?.delivery ?? (freeFrom && t("freeFrom", { amount: formatMoney(freeFrom, language) }))}
          cents={whole.deliveryFeeCents}
          words={whole.deliveryFree === "no" ? undefined : t(whole.deliveryFree === "first-week" ? "freeFirst" : "free")}
        />
      )}
      {price.taxes.map((tax) => (
        <Line
          key={tax.code}
          label={t("taxed", { tax: t(`tax.${tax.code}`), rate: formatPercent(tax.ppm / 1_000_000, language, 3) })}
          note={notes?.tax(tax.code)}
          cents={tax.cents}
        />
      ))}
      <Line strong label={t("total")} cents={price.totalCents} />
      {price.promotionalCents > 0 && <Line good label={t("promotional")} cents={-price.promotionalCents} />}
      {price.purchasedCents > 0 && <Line good label={t("purchased")} cents={-price.purchasedCents} />}
      {credit > 0 && <Line strong label={t("charge")} cents={price.chargeCents} />}
    </dl>
  );
}

function Line({
  label,
  cents,
  words,
  note,
  strong = false,
  good = false,
}: {
  label: ReactNode;
  cents: number;
  words?: string;
  note?: ReactNode;
  strong?: boolean;
  good?: boolean;
}) {
  return (
    <div
      className={cn(
        "flex items-baseline justify-between gap-4",
        strong && "mt-1.5 border-line border-t pt-2.5 font-semibold text-lg",
        good && "text-good-ink",
      )}
    >
      <dt>
        {label}
        {note && <span className="block text-muted text-sm">{note}</span>}
      </dt>
      <dd className="text-right">{words ?? <Price cents={cents} />}</dd>
    </div>
  );
}
