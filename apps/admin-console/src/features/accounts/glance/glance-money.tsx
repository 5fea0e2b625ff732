import { findGiftCards } from "@tablee/contracts/calls/admin/gift-cards";
import { accountId as toId } from "@tablee/domain/kernel/ids";
import { formatMoney } from "@tablee/ui/format/money";
import { formatNumber } from "@tablee/ui/format/numbers";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { useMay } from "../../../shared/session/staff-context.ts";
import type { AccountGlance } from "../requests.ts";
import { GlanceItem } from "./glance-item.tsx";

/** Credit by source, and points. */
export function GlanceMoney({ accountId, glance: { credit, points } }: { accountId: string; glance: AccountGlance }) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const mayFind = useMay(findGiftCards);
  return (
    <>
      <GlanceItem name={t("glance.credit")} more={t("glance.given", { amount: formatMoney(credit.promotionalCents, language) })}>
        {t("glance.purchased", { amount: formatMoney(credit.purchasedCents, language) })}
        {mayFind && (
          <Link to="/gift_cards" search={{ account: toId(accountId) }} className="link block text-sm">
            {t("glance.giftCards")}
          </Link>
        )}
      </GlanceItem>
      <GlanceItem name={t("glance.points")} more={t("glance.pending", { points: formatNumber(points.pending, language) })}>
        <span className="figures">{formatNumber(points.available, language)}</span>
      </GlanceItem>
    </>
  );
}
