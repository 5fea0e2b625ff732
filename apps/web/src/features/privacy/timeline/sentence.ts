import type { OutputOf } from "@tablee/contracts/call";
import type { exportEvents } from "@tablee/contracts/calls/privacy";
import { accountTold } from "./told/account-told.ts";
import { inner, text } from "./told/data.ts";
import { moneyTold } from "./told/money-told.ts";
import { orderTold } from "./told/order-told.ts";
import { type Context, phrases } from "./told/phrases.ts";
import type { HistoryType, LeftOut, Tell } from "./told/told.ts";

/** An event of the export. */
export type Happening = OutputOf<typeof exportEvents>["events"][number];

export const told: Readonly<Record<HistoryType, Tell | LeftOut>> = { ...accountTold, ...orderTold, ...moneyTold };

const isKnown = (type: string): type is HistoryType => Object.hasOwn(told, type);
const idOf = (stream: string): string => stream.slice(stream.indexOf("-") + 1);

/**
 * What happened, in one sentence for the person whom it concerns; undefined for what the timeline leaves out. An event that this page
 * does not know yet is told as one that the other file describes.
 */
export function sentenceOf(
  { type, stream, data, by }: Pick<Happening, "type" | "stream" | "data" | "by">,
  context: Context,
): string | undefined {
  const { t } = context;
  if (!isKnown(type)) return t("timeline:say.unknown");
  const tell = told[type];
  if ("leftOut" in tell) return undefined;
  const { variant, ...facts } = tell(data, phrases(context), idOf(stream));
  return t(`timeline:sentences.${type}${variant ? `-${variant}` : ""}`, { ...facts, who: t(`timeline:who.${by}`) });
}

/** The weeks of orders, and the orders that payments are for, as the events of a history name them. */
export function namesIn(events: readonly Pick<Happening, "type" | "stream" | "data">[]): Pick<Context, "weekOfOrder" | "orderOfPayment"> {
  const weeks = new Map<string, string>();
  const orders = new Map<string, string>();
  for (const { type, stream, data } of events) {
    if (type === "OrderGenerated") weeks.set(idOf(stream), text(data, "week"));
    if (type === "PaymentAttempted") orders.set(idOf(stream), text(inner(data, "purpose"), "orderId"));
  }
  return { weekOfOrder: (id) => weeks.get(id), orderOfPayment: (id) => orders.get(id) };
}
