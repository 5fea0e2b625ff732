import { paymentHistory, sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { LoadingRows } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callPages } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { SettingsFrame } from "../../shared/settings/settings-frame.tsx";
import { HistoryTable } from "./history-table.tsx";
import { UnpaidOrders } from "./unpaid-orders.tsx";

/** The contract's limit for one mailing. */
const MAX = 20;

/** Charges and refunds, with receipts to open or to have sent. */
export function HistoryPage() {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const history = useInfiniteQuery(callPages(paymentHistory, "before", {}));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const send = useMutation(
    callMutation(sendOrderReceipts, {
      onSuccess: () => {
        setChosen([]);
        toast.success(t("receipts.sent"));
      },
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  const unpaid = history.data?.pages[0]?.unpaid ?? [];
  const rows = history.data?.pages.flatMap((page) => page.rows);
  return (
    <SettingsFrame
      title={t("history.title")}
      text={
        <>
          {t("history.text")} {rows && rows.length > 0 && t("receipts.text")}
        </>
      }
    >
      <UnpaidOrders
        unpaid={unpaid}
        action={
          <To name="settings_payment" className={buttonStyle({ size: "sm" })}>
            {t("changeCard")}
          </To>
        }
      />
      {rows === undefined ? (
        history.isError ? (
          <ErrorState title={t("history.error")} onRetry={() => void history.refetch()} />
        ) : (
          <LoadingRows count={3} row="h-12" />
        )
      ) : rows.length === 0 ? (
        <EmptyState title={t("history.empty")}>{t("history.emptyText")}</EmptyState>
      ) : (
        <>
          <HistoryTable
            rows={rows}
            chosen={chosen}
            toggle={(orderId) =>
              setChosen((held) => (held.includes(orderId) ? held.filter((other) => other !== orderId) : [...held, orderId].slice(-MAX)))
            }
          />
          <div className="flex flex-wrap gap-3">
            <Button disabled={chosen.length === 0} loading={send.isPending} onClick={() => send.mutate({ orderIds: [...chosen] })}>
              {t("receipts.sendAll")}
            </Button>
            {history.hasNextPage && (
              <Button variant="secondary" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                {t("history.more")}
              </Button>
            )}
          </div>
        </>
      )}
    </SettingsFrame>
  );
}
