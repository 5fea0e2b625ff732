import { receipt } from "@tablee/contracts/calls/receipts";
import { CallError } from "@tablee/contracts/client";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { To } from "../../shared/routing/to.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";

/** The receipt of a paid box, to read, to print or to have sent. */
export function ReceiptPage() {
  const { t } = useTranslation("receipt");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error, isFetching, refetch } = useQuery(callQuery(receipt, { orderId: id }));
  if (data) return <ReceiptSheet receipt={data.receipt} />;
  if (error instanceof CallError && error.status >= 400 && error.status < 500) {
    const unpaid = codeOf(error) === "order-not-billed";
    return (
      <EmptyState
        level={1}
        className="py-20"
        title={t(unpaid ? "notPaidTitle" : "missingTitle")}
        action={
          <To name="settings_payment_history" className={buttonStyle({})}>
            {t("back")}
          </To>
        }
      >
        {t(unpaid ? "notPaidText" : "missingText")}
      </EmptyState>
    );
  }
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} className="py-20" />;
  return (
    <SkeletonGroup className="mx-auto grid max-w-3xl gap-5 px-4 py-10">
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-80 rounded-card" />
    </SkeletonGroup>
  );
}
