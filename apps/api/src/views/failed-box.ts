import type { FailedBox, OrderCard } from "@tablee/contracts/schemas";
import { zero } from "@tablee/domain/kernel/money";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { methodView } from "./order-card.ts";
import type { Holder } from "./payer.ts";

/** The last box, which could not be paid, with the next charge and the card of both. Boxes that the balance covers have no charge. */
export function failedBoxView(
  row: OrderRow | undefined,
  { account, subscription }: Pick<Holder, "account" | "subscription">,
  cards: readonly OrderCard[],
): FailedBox | null {
  if (!row) return null;
  const declined = account?.methods.find(({ token }) => token === row.method_token);
  const next = cards
    .filter(({ status, belowMinimum, deliveryDate }) => status === "open" && !belowMinimum && deliveryDate > row.delivery_date)
    .filter(({ price }) => price.chargeCents > 0)
    .toSorted((one, other) => (one.chargedAt.at < other.chargedAt.at ? -1 : 1))[0];
  return {
    orderId: row.key,
    deliveryDate: row.delivery_date,
    amountCents: row.price?.chargeCents ?? zero,
    code: row.failure?.code ?? "",
    declined: declined ? methodView(declined) : null,
    sameMethod: declined !== undefined && account?.method?.token === declined.token,
    pausesNext: subscription?.status === "active",
    next: next ? { deliveryDate: next.deliveryDate, chargeCents: next.price.chargeCents, chargedAt: next.chargedAt } : null,
  };
}
