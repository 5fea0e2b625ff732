import { grantCredit, refundOrder } from "@tablee/contracts/calls/admin/refunds";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-words.ts";
import { DataAge } from "../../shared/components/data-age.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { orderTones } from "../../shared/components/order-status.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { useMay } from "../../shared/session/staff-context.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import { OrderCardPane } from "./order-card.tsx";
import { AttemptsPane } from "./panes/attempts-pane.tsx";
import { EventsPane } from "./panes/events-pane.tsx";
import { LedgerPane } from "./panes/ledger-pane.tsx";
import { MoneyPanes } from "./panes/money-pane.tsx";
import { NoticesPane } from "./panes/notices-pane.tsx";
import { RefundsPane } from "./panes/refunds-pane.tsx";
import { WhyPane } from "./panes/why-pane.tsx";
import { RefundSheet } from "./refund/refund-sheet.tsx";
import { anythingLeft, refundableParts } from "./refund/refundable.ts";
import { type DeskOrder, orderOf } from "./requests.ts";
import { SkipReceiptsPane } from "./skip-receipts.tsx";

/** One order: its content and price, its history, payments, notices and refunds. */
export function OrderScreen({ orderId }: { orderId: string }) {
  const { t } = useTranslation("orders");
  const query = useQuery(orderOf(orderId));
  const mayRefund = useMay(refundOrder);
  const mayGrant = useMay(grantCredit);
  const view = query.data;
  return (
    <Screen
      title={view ? t("orderOf", { name: view.customer.name || t("nameless") }) : t("order")}
      beside={view && <Badge tone={orderTones[view.order.status]}>{t(`console:orderStatus.${view.order.status}`)}</Badge>}
      aside={
        <>
          <DataAge asOf={view?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />
          {view && mayGrant && <CreditDialog customer={view.customer} />}
          {view?.receipt && mayRefund && anythingLeft(refundableParts(view.receipt, view.events)) && (
            <RefundSheet view={{ ...view, receipt: view.receipt }} />
          )}
        </>
      }
    >
      {query.isPending ? (
        <LoadingText lines={10} className="pane p-4" />
      ) : view ? (
        <Panes view={view} />
      ) : codeOf(query.error) === "order-not-found" ? (
        <EmptyState title={t("noOrder")}>{t("noOrderText")}</EmptyState>
      ) : (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      )}
    </Screen>
  );
}

function Panes({ view }: { view: DeskOrder }) {
  return (
    <div className="grid items-start gap-3 min-[80rem]:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <OrderCardPane {...view} />
        <WhyPane orderId={view.order.orderId} />
        <MoneyPanes {...view} />
        <RefundsPane {...view} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <EventsPane {...view} />
        <AttemptsPane attempts={view.attempts} />
        <LedgerPane {...view} />
        <NoticesPane {...view} />
        <SkipReceiptsPane receipts={view.skipReceipts} />
      </div>
    </div>
  );
}
