import { refundsWaiting } from "@tablee/contracts/calls/admin/refunds";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { UnderWay } from "@tablee/ui/components/shown-line";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { freshness } from "../../../shared/api/freshness.ts";
import { Amount } from "../../../shared/components/amount.tsx";
import { Pane } from "../../../shared/components/pane.tsx";
import { RefundParts } from "../../../shared/components/refund-parts.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { useMay } from "../../../shared/session/staff-context.ts";
import type { DeskOrder } from "../requests.ts";

/** Refunds made, and those that need a second person. */
export function RefundsPane({ receipt, requests }: Pick<DeskOrder, "receipt" | "requests">) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const maySeeWaiting = useMay(refundsWaiting);
  const done = receipt?.refunds ?? [];
  if (done.length + requests.length === 0) return null;
  const waiting = requests.map((request) => ({ ...request, at: request.requestedAt, waits: true }));
  return (
    <Pane
      title={t("refund.title")}
      aside={
        <span className="flex items-center gap-2">
          <UnderWay freshness={freshness} of={["refunds"]} />
          {requests.length > 0 && maySeeWaiting && (
            <Link to="/refunds" className="link text-sm">
              {t("refund.toWaiting")}
            </Link>
          )}
        </span>
      }
    >
      <ul>
        {[...waiting, ...done.map((refund) => ({ ...refund, waits: false }))].map((refund) => (
          <li key={refund.refundId} className="flex flex-col gap-2 border-line px-3 py-2 not-last:border-b">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Amount cents={refund.amounts.totalCents} className="font-semibold" />
              <span className="text-muted text-sm">{formatLocal(refund.at, language)}</span>
              {refund.additionId && <span className="text-muted text-sm">{t("refund.ofAdditions")}</span>}
              {refund.waits && <Badge tone="attention">{t("refund.waits")}</Badge>}
            </p>
            <p>{refund.reason}</p>
            <RefundParts amounts={refund.amounts} />
          </li>
        ))}
      </ul>
    </Pane>
  );
}
