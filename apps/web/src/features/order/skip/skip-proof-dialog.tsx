import { skipReceipts } from "@tablee/contracts/calls/receipts";
import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { Fact } from "../../../shared/ui/fact.tsx";
import type { OrderDialogProps } from "../order-dialog-props.ts";

/** The numbered receipts for having skipped a week or brought it back, newest first. */
const skipReceiptsQuery = (orderId: string) => callQuery(skipReceipts, { orderId }, { staleTime: 0 });

/** The numbered receipts of a skipped week, which support can look up. */
export function SkipProofDialog({ order, day, open, onOpenChange }: OrderDialogProps) {
  const { t } = useTranslation("order");
  return (
    <Dialog {...{ open, onOpenChange }} size="sm" title={t("proof.title", { day })} description={t("proof.text")}>
      <Receipts orderId={order.orderId} />
    </Dialog>
  );
}

function Receipts({ orderId }: { orderId: string }) {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(skipReceiptsQuery(orderId));
  if (data === undefined) {
    if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <SkeletonGroup>
        <Skeleton className="h-32 rounded-card" />
      </SkeletonGroup>
    );
  }
  const when = (at: { date: string; time: string; zone: string }) =>
    `${formatDateWithYear(at.date, language)}, ${clockWithZone(at, language)}`;
  return (
    <ol className="flex flex-col divide-y divide-line">
      {data.receipts.map((receipt) => (
        <li key={receipt.number} className="py-4 first:pt-0">
          <h3 className="font-semibold">{t(`proof.kind.${receipt.kind}`)}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <Fact name={t("proof.number")}>
              <span className="figures select-all whitespace-nowrap">{receipt.number}</span>
            </Fact>
            <Fact name={t("proof.received")}>{when(receipt.receivedAt)}</Fact>
            <Fact name={t("proof.cutoff")}>{when(receipt.cutoff)}</Fact>
            <Fact name={t("proof.event")}>
              <span className="figures break-all text-muted">{receipt.event.position}</span>
            </Fact>
          </dl>
        </li>
      ))}
    </ol>
  );
}
