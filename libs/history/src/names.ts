import { type Data, idOf, inner, text } from "./data.ts";
import type { Context } from "./phrases.ts";

/** The weeks of orders, and the purposes of payments, as a history's events name them. */
export function namesIn(
  events: readonly { readonly type: string; readonly stream: string; readonly data: Data }[],
): Required<Pick<Context, "weekOfOrder" | "purposeOfPayment">> {
  const weeks = new Map<string, string>();
  const purposes = new Map<string, Data>();
  for (const { type, stream, data } of events) {
    if (type === "OrderGenerated") weeks.set(idOf(stream), text(data, "week"));
    if (type === "PaymentAttempted") purposes.set(idOf(stream), inner(data, "purpose"));
  }
  return { weekOfOrder: (id) => weeks.get(id), purposeOfPayment: (id) => purposes.get(id) };
}
