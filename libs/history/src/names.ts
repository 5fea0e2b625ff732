import { type Data, idOf, inner, text } from "./data.ts";
import type { Context } from "./phrases.ts";

/** The weeks of orders, and the orders or gift cards that payments are for, as a history's events name them. */
export function namesIn(
  events: readonly { readonly type: string; readonly stream: string; readonly data: Data }[],
): Required<Pick<Context, "weekOfOrder" | "orderOfPayment" | "isGiftCard">> {
  const weeks = new Map<string, string>();
  const orders = new Map<string, string>();
  const giftCards = new Set<string>();
  for (const { type, stream, data } of events) {
    if (type === "OrderGenerated") weeks.set(idOf(stream), text(data, "week"));
    if (type !== "PaymentAttempted") continue;
    const purpose = inner(data, "purpose");
    if (text(purpose, "kind") === "gift-card") giftCards.add(idOf(stream));
    else orders.set(idOf(stream), text(purpose, "orderId"));
  }
  return { weekOfOrder: (id) => weeks.get(id), orderOfPayment: (id) => orders.get(id), isGiftCard: (id) => giftCards.has(id) };
}
