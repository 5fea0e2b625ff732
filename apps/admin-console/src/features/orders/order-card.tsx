import { picksOf } from "@tablee/domain/subscription/picks";
import { formatDay } from "@tablee/ui/format/dates";
import { formatNumber } from "@tablee/ui/format/numbers";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { planWords, weekWords, windowWords } from "../../shared/format/in-words.ts";
import { formatLocal } from "../../shared/format/instants.ts";
import { methodWords } from "../../shared/format/payment-method.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { nextCharge } from "./charge-standing.ts";
import { orderStory } from "./order-story.ts";
import type { DeskOrder, Receipt } from "./requests.ts";

/** The order's plan, customer and status. */
export function OrderCardPane({ order, customer, receipt }: Pick<DeskOrder, "order" | "customer" | "receipt">) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const ahead = receipt ? undefined : nextCharge(order);
  return (
    <Pane title={t("card.title")}>
      <p className="border-line border-b px-3 py-2 font-medium">{orderStory(order, t, language)}</p>
      <Facts>
        <Fact name={t("columns.customer")}>
          <Link to="/accounts/$accountId" params={{ accountId: customer.accountId }} className="link">
            {customer.name || t("nameless")}
          </Link>{" "}
          <span className="text-muted">
            {customer.email} · {customer.city}, {t(`console:regions.${customer.region}`)}
          </span>
        </Fact>
        <Fact name={t("card.plan")}>{`${planWords(t, order.plan)}${order.firstOrder ? ` · ${t("card.first")}` : ""}`}</Fact>
        <Fact name={t("card.picked")}>
          {order.missing > 0 && t("card.incomplete", { picked: picksOf(order.plan) - order.missing, wanted: picksOf(order.plan) })}
        </Fact>
        <Fact name={t("console:week")}>{weekWords(order.week, language)}</Fact>
        <Fact name={t("columns.delivery")}>{`${formatDay(order.deliveryDate, language)}, ${windowWords(order.window, language)}`}</Fact>
        <Fact name={t("card.cutoff")}>{formatLocal(order.cutoff, language)}</Fact>
        <Fact name={t("card.paid")}>{receipt && formatLocal(receipt.issuedAt, language)}</Fact>
        <Fact name={t("card.paidWith")}>{receipt && paidWithWords(receipt, t)}</Fact>
        <Fact name={t("card.toCharge")}>{ahead && formatLocal(ahead, language)}</Fact>
        <Fact name={t("card.willPayWith")}>{ahead && order.payWith && methodWords(order.payWith)}</Fact>
        <Fact name={t("card.additionsUntil")}>
          {receipt &&
            `${formatLocal(order.lateAdditionsUntil, language)} · ${t(order.takesAdditions ? "card.additionsOpen" : "card.additionsClosed")}`}
        </Fact>
        <Fact name={t("card.points")}>
          {order.pointsToCome > 0 &&
            t(order.status === "delivered" ? "card.pointsEarned" : "card.pointsToCome", {
              count: order.pointsToCome,
              formatted: formatNumber(order.pointsToCome, language),
            })}
        </Fact>
        <Fact name={t("columns.receipt")}>{receipt && <span className="select-all font-mono">{receipt.number}</span>}</Fact>
        <Fact name={t("card.id")}>
          <span className="select-all break-all font-mono text-sm">{order.orderId}</span>
        </Fact>
      </Facts>
    </Pane>
  );
}

/** The card or account that was charged; credit alone charges none. */
const paidWithWords = ({ payWith, order }: Receipt, t: TFunction<"orders">): string | null =>
  order.price.chargeCents === 0 ? t("card.credit") : payWith && methodWords(payWith);
