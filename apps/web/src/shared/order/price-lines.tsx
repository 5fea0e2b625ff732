import { combined, creditLines, firstDeliveryDiscount, foodDiscounts, type ShownDiscount } from "@tablee/domain/pricing/shown-discounts";
import type { AdditionPrice, OrderPrice, TaxLine } from "@tablee/domain/pricing/vocabulary";
import { discountName } from "@tablee/domain/pricing/words";
import { Price } from "@tablee/ui/components/price";
import { formatMoney } from "@tablee/ui/format/money";
import { formatList, formatPercent } from "@tablee/ui/format/numbers";
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

interface PriceLinesProps {
  price: OrderPrice | AdditionPrice;
  notes?: PriceNotes;
  /** Shows several discounts as one line. */
  brief?: boolean;
  className?: string;
}

/** The price of an order or of its additions, line by line, down to the charge; with notes that explain the lines. */
export function PriceLines({ price, notes, brief = false, className }: PriceLinesProps) {
  const { t } = useTranslation("price");
  const language = useLanguage();
  const whole = "deliveryFeeCents" in price ? price : undefined;
  const freeFrom = whole && freeFromWithoutDiscounts(whole);
  const credit = price.promotionalCents + price.purchasedCents;
  const discounts = brief ? combined(foodDiscounts(price)) : foodDiscounts(price);
  const first = firstDeliveryDiscount(price);
  const nameOf = (discount: ShownDiscount) => discountName(discount, language);
  return (
    <dl className={cn("flex flex-col gap-1.5", className)}>
      <Line label={t("food")} cents={price.foodCents} />
      {price.volumeDiscountCents > 0 && <Line good label={t("volume")} note={notes?.volume} cents={-price.volumeDiscountCents} />}
      {discounts.map((discount) => (
        <Line
          key={`${discount.type}-${discount.name}`}
          good={discount.cents > 0}
          label={nameOf(discount)}
          note={discount.of && formatList(discount.of.map(nameOf), language)}
          cents={-discount.cents}
          words={discount.type === "unknown_voucher" ? "–" : undefined}
        />
      ))}
      {whole && (
        <Line
          label={t("delivery")}
          note={notes?.delivery ?? (freeFrom && t("freeFrom", { amount: formatMoney(freeFrom, language) }))}
          cents={first?.cents ?? whole.deliveryFeeCents}
          words={whole.deliveryFree === "no" || first ? undefined : t("free")}
        />
      )}
      {first && <Line good label={nameOf(first)} cents={-first.cents} />}
      {price.taxes.map((tax) => (
        <Line
          key={tax.code}
          label={t("taxed", { tax: t(`tax.${tax.code}`), rate: formatPercent(tax.ppm / 1_000_000, language, 3) })}
          note={notes?.tax(tax.code)}
          cents={tax.cents}
        />
      ))}
      <Line strong label={t("total")} cents={price.totalCents} />
      {creditLines(price).map((line) => (
        <Line
          key={`${line.type}-${"source" in line ? line.source : ""}`}
          good
          label={line.type === "promotional_balance" ? t("promotional") : nameOf(line)}
          cents={-line.cents}
        />
      ))}
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
