import { typedNumber } from "@tablee/domain/kernel/text/tidy";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Input } from "@tablee/ui/components/form/input";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-words.ts";
import { Amount } from "../../shared/components/amount.tsx";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { receiptOf } from "./requests.ts";
import { SkippedWeeksFacts, SkipReceiptFacts } from "./skip-receipts.tsx";
import { SubscriptionReceiptFacts } from "./subscription-receipt.tsx";

interface ReceiptSheetProps {
  number: string | undefined;
  onFind: (number: string) => void;
  onClose: () => void;
}

/** Looks up a receipt number and shows its subject. */
export function ReceiptSheet({ number, onFind, onClose }: ReceiptSheetProps) {
  const { t } = useTranslation("orders");
  const [text, setText] = useState(number ?? "");
  const wanted = typedNumber(text);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("receipt.title")}
      description={t("receipt.text")}
      className="w-[min(36rem,calc(100vw-2.5rem))]"
    >
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.length >= 4) onFind(wanted);
        }}
      >
        <Input
          aria-label={t("columns.receipt")}
          placeholder="O-CVKHP-X4E2D"
          className="font-mono"
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" disabled={wanted.length < 4}>
          {t("receipt.find")}
        </Button>
      </form>
      {number && <Found number={number} />}
    </Sheet>
  );
}

function Found({ number }: { number: string }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const query = useQuery(receiptOf(number));
  if (query.isPending) return <LoadingText lines={4} className="mt-4" />;
  if (codeOf(query.error) === "not-found") return <EmptyState title={t("receipt.none", { number })}>{t("receipt.noneText")}</EmptyState>;
  if (!query.data) return <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />;
  const { orderId, accountId, receipt, skip, weeks, subscription } = query.data;
  return (
    <div className="pane mt-4">
      {receipt && (
        <Facts>
          <Fact name={t("receipt.kind")}>{t(receipt.number === number ? "receipt.kinds.order" : "receipt.kinds.part")}</Fact>
          <Fact name={t("columns.receipt")}>
            <span className="font-mono">{receipt.number}</span>
          </Fact>
          <Fact name={t("receipt.issued")}>{formatLocal(receipt.issuedAt, language, { year: true })}</Fact>
          <Fact name={t("receipt.billedTo")}>{`${receipt.billedTo.name}, ${receipt.billedTo.city} ${receipt.billedTo.province}`}</Fact>
          <Fact name={t("receipt.paid")}>
            <Amount cents={receipt.paidCents} />
          </Fact>
          <Fact name={t("columns.refunded")}>{receipt.refundedCents > 0 && <Amount cents={receipt.refundedCents} />}</Fact>
        </Facts>
      )}
      {weeks && <SkippedWeeksFacts record={weeks} />}
      {skip && <SkipReceiptFacts receipt={skip} />}
      {subscription && <SubscriptionReceiptFacts receipt={subscription} />}
      {!(receipt || weeks || skip || subscription) && (
        <Facts>
          <Fact name={t("receipt.kind")}>{t(`receipt.kinds.${number.startsWith("B") ? "returnable" : "returnable-refund"}`)}</Fact>
          <Fact name={t("columns.receipt")}>
            <span className="font-mono">{number}</span>
          </Fact>
        </Facts>
      )}
      <p className="flex gap-2 border-line border-t px-3 py-2">
        {orderId && (
          <Link to="/orders/$orderId" params={{ orderId }} className={buttonStyle({ variant: "secondary", size: "sm" })}>
            {t("receipt.toOrder")}
          </Link>
        )}
        <Link to="/accounts/$accountId" params={{ accountId }} className={buttonStyle({ variant: "secondary", size: "sm" })}>
          {t("toHistory")}
        </Link>
      </p>
    </div>
  );
}
