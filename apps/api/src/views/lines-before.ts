import { paidAdditions } from "@tablee/domain/order/charges/paid-additions";
import type { OrderRow } from "@tablee/projections/orders/read-model";

type Addition = Pick<OrderRow["additions"][number], "additionId" | "status" | "billedAt" | "lines">;

/** The content of the box when a late addition was priced: its own lines, and the additions paid before it. */
export const linesBefore = <A extends Addition>(
  { lines, additions }: { readonly lines: OrderRow["lines"]; readonly additions: readonly A[] },
  { additionId, billedAt }: A,
): OrderRow["lines"] => [
  ...lines,
  ...paidAdditions(additions)
    .filter((other) => other.additionId !== additionId && (other.billedAt ?? "") < (billedAt ?? ""))
    .flatMap((other) => other.lines),
];
