import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { weekWords } from "../../shared/format/in-words.ts";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { FoundReceipt, SkipReceipt } from "./requests.ts";

/** A receipt for a skip: when it arrived, the cutoff it was judged by, and its event. */
export function SkipReceiptFacts({ receipt }: { receipt: SkipReceipt }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const inTime = receipt.receivedAt.at < receipt.cutoff.at;
  return (
    <Facts>
      <Fact name={t("receipt.kind")}>{t(`receipt.kinds.${receipt.kind}`)}</Fact>
      <Fact name={t("columns.receipt")}>
        <span className="font-mono">{receipt.number}</span>
      </Fact>
      <Fact name={t("console:week")}>{weekWords(receipt.week, language)}</Fact>
      <Fact name={t("columns.delivery")}>{formatDay(receipt.deliveryDate, language)}</Fact>
      <Fact name={t("receipt.received")}>{formatLocal(receipt.receivedAt, language, { year: true })}</Fact>
      <Fact
        name={t("card.cutoff")}
      >{`${formatLocal(receipt.cutoff, language, { year: true })} · ${t(inTime ? "receipt.inTime" : "receipt.late")}`}</Fact>
      <Fact name={t("receipt.event")}>
        <span className="break-all font-mono text-sm">{`${receipt.event.stream} @ ${receipt.event.revision} · ${receipt.event.position}`}</span>
      </Fact>
    </Facts>
  );
}

/** The record of weeks that were skipped in one act, with each week's own receipts. */
export function SkippedWeeksFacts({ record }: { record: NonNullable<FoundReceipt["weeks"]> }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  return (
    <>
      <Facts>
        <Fact name={t("receipt.kind")}>{t("receipt.kinds.together")}</Fact>
        <Fact name={t("columns.receipt")}>
          <span className="font-mono">{record.number}</span>
        </Fact>
        <Fact name={t("receipt.received")}>{formatLocal(record.receivedAt, language, { year: true })}</Fact>
      </Facts>
      <ul>
        {record.weeks
          .flatMap(({ skip, back }) => (back ? [skip, back] : [skip]))
          .map((receipt) => (
            <li key={receipt.number} className="border-line border-t">
              <SkipReceiptFacts receipt={receipt} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** The receipts for having skipped the week, or brought it back. */
export function SkipReceiptsPane({ receipts }: { receipts: readonly SkipReceipt[] }) {
  const { t } = useTranslation("orders");
  if (receipts.length === 0) return null;
  return (
    <Pane title={t("skips.title")}>
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.number} className="border-line not-last:border-b">
            <SkipReceiptFacts receipt={receipt} />
          </li>
        ))}
      </ul>
    </Pane>
  );
}
