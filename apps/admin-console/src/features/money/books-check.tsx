import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatMoney } from "@tablee/ui/format/money";
import { useTranslation } from "react-i18next";
import { Amount } from "../../shared/components/amount.tsx";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { Stat } from "../../shared/components/stat.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { Balances } from "./requests.ts";

/** The reconciliation: unbalanced entries, the sum of all accounts, and the gateway's books up to the same day beside ours. */
export function BooksCheck({ balances }: { balances: Balances }) {
  const { t } = useTranslation("money");
  const language = useLanguage();
  const { entries, unbalanced, totalCents, gateway } = balances;
  const theirs = gateway && gateway.capturedCents - gateway.refundedCents;
  const apart = gateway && theirs !== null ? gateway.cashCents - theirs : 0;
  return (
    <Pane title={t("ledger.check")}>
      <div className="flex flex-wrap border-line border-b px-1 py-1">
        <Stat label={t("ledger.entryCount")} value={entries} />
        <Stat label={t("ledger.unbalanced")} value={unbalanced} tone="danger" />
        <div className="flex flex-col px-3 py-1.5">
          <Amount
            cents={totalCents}
            className={totalCents === 0 ? "font-semibold text-lg leading-6" : "font-semibold text-danger-ink text-lg leading-6"}
          />
          <span className="text-muted text-sm">{t("ledger.total")}</span>
        </div>
      </div>
      {gateway && theirs !== null ? (
        <Facts>
          <Fact name={t("ledger.captured")}>
            <Amount cents={gateway.capturedCents} />
          </Fact>
          <Fact name={t("ledger.refunded")}>
            <Amount cents={-gateway.refundedCents} />
          </Fact>
          <Fact name={t("ledger.theirs")}>
            <Amount cents={theirs} className="font-semibold" />
          </Fact>
          <Fact name={t("ledger.ours")}>
            <Amount cents={gateway.cashCents} className="font-semibold" />
          </Fact>
        </Facts>
      ) : (
        <p className="px-3 py-2 text-muted">{t("ledger.noGateway")}</p>
      )}
      {apart !== 0 && (
        <Notice tone="danger" className="m-3" title={t("ledger.apart", { amount: formatMoney(apart, language) })}>
          {t("ledger.apartText")}
        </Notice>
      )}
    </Pane>
  );
}
