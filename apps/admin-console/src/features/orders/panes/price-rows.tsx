import { creditLines, firstDeliveryDiscount, foodDiscounts } from "@tablee/domain/pricing/shown-discounts";
import { TableCell, TableRow } from "@tablee/ui/components/table";
import { formatMoney } from "@tablee/ui/format/money";
import { formatPercent } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import { useTranslation } from "react-i18next";
import { Amount } from "../../../shared/components/amount.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { ChargeStanding } from "../charge-standing.ts";
import type { ReceiptPart } from "../requests.ts";

/** From the food to the charge, made or not: discounts, delivery, each tax with its base, balances. */
export function PriceRows({ price, charge }: { price: ReceiptPart["price"]; charge: ChargeStanding }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const order = "deliveryFeeCents" in price ? price : undefined;
  const first = firstDeliveryDiscount(price);
  const free = order && !first && order.deliveryFree !== "no" ? ` (${t(`money.free.${order.deliveryFree}`)})` : "";
  return (
    <>
      <PriceRow name={t("money.food")} cents={price.foodCents} />
      {price.volumeDiscountCents > 0 && <PriceRow name={t("money.volume")} cents={-price.volumeDiscountCents} />}
      {foodDiscounts(price).map(({ type, name, cents }) => (
        <PriceRow key={`${type} ${name}`} name={`${t(`money.discounts.${type}`)}${name ? ` · ${name}` : ""}`} cents={-cents} />
      ))}
      {order && <PriceRow name={`${t("money.delivery")}${free}`} cents={first?.cents ?? order.deliveryFeeCents} />}
      {first && <PriceRow name={t(`money.discounts.${first.type}`)} cents={-first.cents} />}
      {price.taxes.map(({ code, ppm, baseCents, cents }) => (
        <PriceRow
          key={code}
          name={t("money.tax", {
            code: t(`console:taxes.${code}`),
            rate: formatPercent(ppm / 1_000_000, language, 3),
            base: formatMoney(baseCents, language),
          })}
          cents={cents}
        />
      ))}
      <PriceRow strong name={t("columns.total")} cents={price.totalCents} />
      {creditLines(price).map((line) => (
        <PriceRow
          key={`${line.type} ${"source" in line ? line.source : ""}`}
          name={
            line.type === "promotional_balance"
              ? t("money.promotional")
              : line.source === "gift-card"
                ? t("money.purchased")
                : `${t(`money.discounts.${line.type}`)} · ${t(`money.sources.${line.source ?? "gift-card"}`)}`
          }
          cents={-line.cents}
        />
      ))}
      <PriceRow strong name={t(`money.card.${charge}`)} cents={price.chargeCents} />
    </>
  );
}

function PriceRow({ name, cents, strong = false }: { name: string; cents: number; strong?: boolean }) {
  return (
    <TableRow className={cn(strong && "font-semibold")}>
      <TableCell />
      <TableCell className="whitespace-normal">{name}</TableCell>
      <TableCell numeric>
        <Amount cents={cents} mutedZero />
      </TableCell>
    </TableRow>
  );
}
