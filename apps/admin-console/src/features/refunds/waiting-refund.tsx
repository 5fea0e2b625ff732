import { decideRefund } from "@tablee/contracts/calls/admin/refunds";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { RefundParts } from "../../shared/components/refund-parts.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import type { WaitingRefund } from "./requests.ts";

/** One waiting refund: its amount, contents and reason, and the two answers. For one's own request it explains why there are none. */
export function WaitingRefundCard({ row }: { row: WaitingRefund }) {
  const { t } = useTranslation("refunds");
  const language = useLanguage();
  const mayDecide = useMay(decideRefund);
  const { request, mine } = row;
  return (
    <Pane
      title={t("of", { amount: formatMoney(request.amounts.totalCents, language), name: row.customer || t("nameless") })}
      aside={
        <Link to="/orders/$orderId" params={{ orderId: row.orderId }} className="link text-sm">
          {t("toOrder")}
        </Link>
      }
    >
      <Facts>
        <Fact name={t("console:reason")}>{request.reason}</Fact>
        <Fact name={t("askedBy")}>{mine ? t("you") : <span className="break-all font-mono text-sm">{request.requestedBy}</span>}</Fact>
        <Fact name={t("askedAt")}>{formatLocal(request.requestedAt, language)}</Fact>
        <Fact name={t("delivery")}>
          {row.comesForNothing ? t("stillComes", { day: formatDay(row.deliveryDate, language) }) : formatDay(row.deliveryDate, language)}
        </Fact>
        <Fact name={t("what")}>{whatWords(row, t)}</Fact>
      </Facts>
      <div className="border-line border-t px-3 py-2">
        <RefundParts amounts={request.amounts} />
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2">
        {!mayDecide ? (
          <p className="text-muted text-sm">{t("financeOnly")}</p>
        ) : mine ? (
          <p className="text-attention-ink text-sm">{t("ownNot")}</p>
        ) : (
          <>
            <DecideDialog row={row} approved />
            <DecideDialog row={row} approved={false} />
          </>
        )}
      </footer>
    </Pane>
  );
}

function whatWords({ request }: WaitingRefund, t: TFunction<"refunds">): string {
  const units = request.lines.reduce((total, line) => total + line.quantity, 0);
  return [units > 0 && t(request.additionId ? "unitsOfAdditions" : "units", { count: units }), request.deliveryFee && t("fee")]
    .filter(Boolean)
    .join(", ");
}
