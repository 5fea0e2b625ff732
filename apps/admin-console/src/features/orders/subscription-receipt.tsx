import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { planWords } from "../../shared/format/in-words.ts";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { FoundReceipt } from "./requests.ts";

/** The receipt of a change of a subscription: its time, its effect, and the first box that could still change then. */
export function SubscriptionReceiptFacts({ receipt }: { receipt: NonNullable<FoundReceipt["subscription"]> }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const { number, kind, reason, resumesAt, plan, receivedAt, from, event } = receipt;
  const isPause = kind === "paused" || kind === "pause-moved";
  return (
    <Facts>
      <Fact name={t("receipt.kind")}>{t(`receipt.kinds.${kind}`)}</Fact>
      <Fact name={t("columns.receipt")}>
        <span className="font-mono">{number}</span>
      </Fact>
      {reason && <Fact name={t("receipt.reason")}>{t(`codes:pauseReasons.${reason}`)}</Fact>}
      <Fact name={t("receipt.received")}>{formatLocal(receivedAt, language, { year: true })}</Fact>
      {isPause && (
        <Fact name={t("receipt.resumes")}>{resumesAt ? formatLocal(resumesAt, language, { year: true }) : t("receipt.resumesNot")}</Fact>
      )}
      {plan && <Fact name={t("receipt.plan")}>{planWords(t, plan)}</Fact>}
      {kind !== "pause-moved" && (
        <Fact
          name={t("receipt.from")}
        >{`${formatDay(from.deliveryDate, language)} · ${formatLocal(from.cutoff, language, { year: true })}`}</Fact>
      )}
      <Fact name={t("receipt.event")}>
        <span className="break-all font-mono text-sm">{`${event.stream} @ ${event.revision} · ${event.position}`}</span>
      </Fact>
    </Facts>
  );
}
