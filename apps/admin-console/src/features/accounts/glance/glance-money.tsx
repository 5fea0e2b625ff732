import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

/** Credit by source, and points. */
export function GlanceMoney({ glance: { credit, points } }: { glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  return (
    <>
      <GlanceItem name={t("glance.credit")} more={t("glance.given", { amount: formatMoney(credit.promotionalCents, language) })}>
        {t("glance.purchased", { amount: formatMoney(credit.purchasedCents, language) })}
      </GlanceItem>
      <GlanceItem name={t("glance.points")} more={t("glance.pending", { points: formatNumber(points.pending, language) })}>
        <span className="figures">{formatNumber(points.available, language)}</span>
      </GlanceItem>
    </>
  );
}
