import { failedPayments } from "@tablee/contracts/calls/desk-money";
import { getRouteApi } from "@tanstack/react-router";
import { PaymentsScreen } from "../features/money/payments-screen.tsx";
import type { PaymentsSearch } from "../features/money/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";
import { useOpenOrder } from "./use-open-order.ts";

const route = getRouteApi("/failed_payments");

export function PaymentsPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<PaymentsSearch>();
  const onOpen = useOpenOrder();
  return (
    <Allowed call={failedPayments}>
      <PaymentsScreen search={search} onSearch={onSearch} onOpen={onOpen} />
    </Allowed>
  );
}
