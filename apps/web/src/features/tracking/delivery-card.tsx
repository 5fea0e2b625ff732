import { Card, CardHeader, CardTitle } from "@tablee/ui/components/card";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Price } from "@tablee/ui/components/price";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { recipeOf } from "../../shared/order/box-lines.ts";
import { To } from "../../shared/routing/to.tsx";
import { WhyDishes } from "../../shared/why/why-dishes.tsx";
import { ExcludedInBox } from "./excluded-in-box.tsx";
import { PlateRow } from "./plate-row.tsx";
import type { Delivery } from "./requests.ts";

/** The part of a delivered box's card in which its customer rates it. */
export type ReviewPart = ComponentType<{ day: string; orderId: Delivery["orderId"]; lines: Delivery["lines"] }>;

/** A box that was delivered, or should have been: its content, price and receipt. */
export function DeliveryCard({ delivery, review: Review }: { delivery: Delivery; review: ReviewPart }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const { orderId, deliveryDate, status, deliveredAt, lines, totalCents, refundedCents, receiptNumber } = delivery;
  const day = formatDay(deliveryDate, language);
  // Without a receipt it was never paid, so it was not sent either.
  const unpaid = status === "failed" && receiptNumber === null;
  return (
    <Card asChild>
      <article className="flex flex-col gap-4">
        <CardHeader>
          <div>
            <CardTitle level={2}>{capital(day)}</CardTitle>
            {deliveredAt && (
              <p className="text-muted text-sm">
                {t("at", { date: formatDayShort(deliveredAt.date, language), time: formatTime(deliveredAt.time, language) })}
              </p>
            )}
          </div>
          <Badge tone={status === "delivered" ? "good" : "danger"}>{t(unpaid ? "unpaid" : status)}</Badge>
        </CardHeader>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {lines.map(({ dish, quantity, options, pairedWith, upgrade }) => (
            <PlateRow
              key={`${dish.sku}${pairedWith ?? ""}${upgrade ?? ""}`}
              dish={dish}
              quantity={quantity}
              options={options}
              enlarges={upgrade && recipeOf({ lines }, dish.sku)?.options}
              again={status === "delivered"}
            />
          ))}
        </ul>
        {status === "delivered" && <ExcludedInBox order={{ ...delivery, additions: [] }} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 empty:hidden">
          {status === "delivered" && <Review {...{ orderId, day, lines }} />}
          <WhyDishes {...{ orderId, day, lines }} className="self-auto" />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t pt-3">
          <p>
            {unpaid ? t("unpaidWhy") : <Price cents={totalCents} className="font-semibold" />}
            {refundedCents > 0 && (
              <span className="block text-good-ink text-sm">{t("refunded", { amount: formatMoney(refundedCents, language) })}</span>
            )}
          </p>
          {unpaid && (
            <To name="settings_payment" className="link inline-flex min-h-9 items-center font-semibold">
              {t("checkCard")}
            </To>
          )}
          {receiptNumber && (
            <To
              name="receipt"
              params={{ id: orderId }}
              aria-label={t("receiptLabel", { day })}
              className="link inline-flex min-h-9 items-center font-semibold"
            >
              {t("receipt")}
            </To>
          )}
        </div>
      </article>
    </Card>
  );
}
