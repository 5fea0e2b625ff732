import { formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { OrderStatusWord } from "../../../shared/components/order-status.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { methodWords } from "../../../shared/format/payment-method.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

/** The next box with its cutoff and price, and the boxes still to be paid. */
export function GlanceNextBox({ glance: { nextBox, payWith, unpaid } }: { glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const method = (known: AccountGlance["payWith"]) => (known ? methodWords(known) : t("glance.noMethod"));
  return (
    <>
      {nextBox ? (
        <>
          <GlanceItem
            name={t("glance.nextBox")}
            more={[
              t(nextBox.isOpen ? "glance.cutoff" : "glance.cutoffPassed", { at: formatLocal(nextBox.cutoff, language) }),
              ...(nextBox.missing > 0 ? [t("glance.missing", { count: nextBox.missing })] : []),
            ].join(" · ")}
          >
            <span className="inline-flex flex-wrap items-center gap-x-2">
              <Link to="/orders/$orderId" params={{ orderId: nextBox.orderId }} className="link">
                {formatDayShort(nextBox.deliveryDate, language)}
              </Link>
              <OrderStatusWord status={nextBox.status} />
            </span>
          </GlanceItem>
          <GlanceItem
            name={t(nextBox.status === "billed" ? "glance.charged" : "glance.toCharge")}
            more={[
              nextBox.belowMinimum ? t("glance.belowMinimum") : method(nextBox.payWith),
              ...(nextBox.refundedCents > 0 ? [t("glance.refunded", { amount: formatMoney(nextBox.refundedCents, language) })] : []),
            ].join(" · ")}
          >
            <span className="figures">{formatMoney(nextBox.chargeCents - nextBox.refundedCents, language)}</span>
          </GlanceItem>
        </>
      ) : (
        <GlanceItem name={t("glance.nextBox")} more={method(payWith)}>
          {t("glance.noBox")}
        </GlanceItem>
      )}
      {unpaid.map(({ orderId, deliveryDate, chargeCents, nextAttemptAt }) => (
        <GlanceItem
          key={orderId}
          name={t("glance.failed")}
          more={nextAttemptAt ? t("glance.again", { at: formatLocal(nextAttemptAt, language) }) : t("glance.notAgain")}
        >
          <span className="text-danger-ink">
            <span className="figures font-semibold">{formatMoney(chargeCents, language)}</span>
            {" · "}
            <Link to="/orders/$orderId" params={{ orderId }} className="link">
              {formatDayShort(deliveryDate, language)}
            </Link>
          </span>
        </GlanceItem>
      ))}
    </>
  );
}
