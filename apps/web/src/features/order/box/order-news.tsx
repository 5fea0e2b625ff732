import type { OrderCard } from "@tablee/contracts/schemas";
import { paidAdditions } from "@tablee/domain/order/charges/paid-additions";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import { LineContents } from "../../../shared/dish/line-contents.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { recipeOf } from "../../../shared/order/box-lines.ts";
import { awaitsPayment } from "../../../shared/order/unpaid.ts";
import { failureKey } from "../../../shared/payment/failure/failure-key.ts";
import { To } from "../../../shared/routing/to.tsx";
import { DishLink } from "./dish-names.tsx";

/** True from its departure until it is delivered. */
export const isOnItsWay = ({ journey, deliveredAt }: Pick<OrderCard, "journey" | "deliveredAt">): boolean =>
  journey !== undefined && deliveredAt === undefined;

/** News of a box since its cutoff: unpaid, on its way, not delivered, added to, refunded in part. */
export function OrderNews({ order }: { order: OrderCard }) {
  const { t } = useTranslation(["order", "failure"]);
  const language = useLanguage();
  const { failure, journey, nextAttemptAt } = order;
  const added = paidAdditions(order.additions);
  const unpaid = awaitsPayment(order);
  const why = t(failureKey(failure?.code));
  return (
    <>
      {failure && (
        <Notice
          tone="danger"
          action={
            failure.kind === "payment" && (
              <To name="settings_payment" className="link font-semibold">
                {t("news.fixCard")}
              </To>
            )
          }
        >
          {unpaid && nextAttemptAt
            ? t(failure.hard ? "news.another" : "news.retry", {
                why,
                date: formatDayShort(nextAttemptAt.date, language),
                time: formatTime(nextAttemptAt.time, language),
              })
            : t(unpaid ? "news.unpaid" : failure.kind === "payment" ? "card.failedPayment" : "card.failedDelivery", { why })}
        </Notice>
      )}
      {journey && isOnItsWay(order) && (
        <Notice
          tone="good"
          title={t("news.onItsWay")}
          action={
            <To name="track" className="link font-semibold">
              {t("news.track")}
            </To>
          }
        >
          {t("news.expected", {
            from: formatTime(journey.expectedFrom.time, language),
            until: formatTime(journey.expectedUntil.time, language),
          })}
        </Notice>
      )}
      {added.length > 0 && (
        <div>
          <p className="font-semibold text-sm">{t("news.added")}</p>
          <ul className="flex flex-col gap-0.5 text-sm">
            {added.flatMap((addition) =>
              addition.lines.map(({ dish, quantity, options, upgrade }) => (
                <li key={`${addition.additionId}${dish.sku}${upgrade ?? ""}`}>
                  {quantity > 1 && <span className="figures text-muted">{quantity}&nbsp;× </span>}
                  <DishLink dish={dish}>{dish.name[language]}</DishLink>
                  <LineContents dish={dish} options={options} enlarges={upgrade && recipeOf(order, dish.sku)?.options} />
                </li>
              )),
            )}
          </ul>
        </div>
      )}
      {order.refundedCents > 0 && (
        <p className="text-good-ink text-sm">{t("news.refunded", { amount: formatMoney(order.refundedCents, language) })}</p>
      )}
    </>
  );
}
