import type { OrderRow } from "@tablee/projections/orders/read-model";

type Addition = Pick<OrderRow["additions"][number], "patchId" | "status" | "billedAt" | "lines">;

/** What the box held when a late addition was priced: its own lines, and the additions that were paid before that one. */
export const linesBefore = <A extends Addition>(
  { lines, additions }: { readonly lines: OrderRow["lines"]; readonly additions: readonly A[] },
  { patchId, billedAt }: A,
): OrderRow["lines"] => [
  ...lines,
  ...additions
    .filter((other) => other.status === "billed" && other.patchId !== patchId && (other.billedAt ?? "") < (billedAt ?? ""))
    .flatMap((other) => other.lines),
];
