import { Notice } from "@tablee/ui/components/feedback/banner";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { freshness } from "../../shared/api/freshness.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { failureKey } from "../../shared/payment/failure/failure-key.ts";
import type { Settings } from "./requests.ts";

/** Unpaid orders, with the reason and the time of the automatic retry. */
export function UnpaidOrders({ unpaid, action }: { unpaid: Settings["unpaid"]; action?: ReactNode }) {
  const { t } = useTranslation(["payment", "failure"]);
  const language = useLanguage();
  if (unpaid.length === 0) return null;
  return (
    <Notice
      tone="danger"
      action={action}
      title={
        <>
          {t("unpaid.title")} <UnderWay freshness={freshness} of={["charges"]} />
        </>
      }
    >
      <ul className="mt-1 flex flex-col gap-2">
        {unpaid.map(({ orderId, deliveryDate, chargeCents, code, hard, nextAttemptAt, charging }) => (
          <li key={orderId}>
            <p className="font-semibold">
              {t("unpaid.row", { day: formatDay(deliveryDate, language), amount: formatMoney(chargeCents, language) })}
            </p>
            <p>
              {charging
                ? t("unpaid.charging")
                : `${t(failureKey(code))} ${
                    nextAttemptAt
                      ? t(hard ? "unpaid.another" : "unpaid.retry", {
                          date: formatDayShort(nextAttemptAt.date, language),
                          time: formatTime(nextAttemptAt.time, language),
                        })
                      : t("unpaid.last")
                  }`}
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
