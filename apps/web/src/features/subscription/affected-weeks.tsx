import { formatDate, formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pauseEffect } from "./pause-effect.ts";
import type { SubscriptionSettings } from "./requests.ts";

type Week = SubscriptionSettings["weeks"][number];

/** The boxes that still come, each with its charge and date, and those that are skipped: only weeks before `until`, if given. */
export function AffectedWeeks({ weeks, until }: { weeks: readonly Week[]; until?: string | undefined }) {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const comes = weeks.filter(({ standing }) => standing === "comes");
  const { skipped } = pauseEffect(weeks, until);
  const said = ({ deliveryDate, paid, totalCents, chargeCents, chargedAt }: Week): string => {
    const day = capital(formatDay(deliveryDate, language));
    if (paid) return t("weeks.paid", { day, amount: formatMoney(totalCents, language) });
    if (chargeCents === 0) return t("weeks.balance", { day, amount: formatMoney(totalCents, language) });
    return t("weeks.charged", { day, amount: formatMoney(chargeCents, language), date: formatDate(chargedAt.date, language) });
  };
  const lists = [
    { key: "comes", rows: comes.map((week) => [week.orderId, said(week)]), none: t("weeks.noneComes") },
    {
      key: "skipped",
      rows: skipped.map(({ orderId, deliveryDate }) => [orderId, capital(formatDay(deliveryDate, language))]),
      none: t("weeks.noneSkipped"),
    },
  ] as const;
  return (
    <div className="grid gap-4 rounded-card bg-oat p-4 sm:grid-cols-2">
      {lists.map(({ key, rows, none }) => (
        <section key={key} aria-label={t(`weeks.${key}`)}>
          <h3 className="font-semibold">{t(`weeks.${key}`)}</h3>
          {rows.length === 0 ? (
            <p className="text-sm">{none}</p>
          ) : (
            <ul className="figures flex flex-col gap-1 text-sm">
              {rows.map(([orderId, text]) => (
                <li key={orderId}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
