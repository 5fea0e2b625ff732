import type { Language } from "@tablee/domain/kernel/region";
import { addMs } from "@tablee/domain/kernel/time";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { unitsInBox } from "@tablee/domain/order/state";
import { priceOf } from "../../order/price-of.ts";
import { type Bill, billOf, billsOf } from "./bill.ts";
import { billWords } from "./bill-words.ts";
import type { About } from "./compose.ts";
import { clockTime, dayOf, money } from "./figures.ts";

/** What messages speak of, in the customer's language and the delivery's own time. */
export interface MessageFacts {
  /** `Saturday, November 28` · `samedi 28 novembre` */
  readonly deliveryDay: string;
  /** `7 a.m. and 12 p.m.`, to stand after “between” · `7 h à 12 h`, after « de » */
  readonly window: string;
  /** The last minute in which the order can be changed, with the zone. */
  readonly cutoff: string;
  /** All that the box holds, late additions among it. */
  readonly dishes: readonly string[];
  readonly total: string;
  readonly charged: string;
  readonly card: string;
  readonly nextAttempt: string | undefined;
  /** Why a payment did not go through: tried again, or the card is not asked again, or there is nothing to pay with. */
  readonly unpaid: "soft" | "hard" | "no-method";
  /** It would have been the first box: nothing else is made of the subscription before one is paid. */
  readonly isFirst: boolean;
  /** How often it was tried. */
  readonly attempts: number;
  readonly retry: string | undefined;
  /** Of the last refund. */
  readonly refunded: string;
  readonly additionsCharged: string;
  readonly expectedUntil: string;
  readonly minimum: string;
  /** What an order that can still be changed lacks of its minimum: as it stands, it will not be delivered. */
  readonly shortBy: string | undefined;
  /** How the box's price adds up, where it has one. */
  readonly bill: readonly Bill[];
  /** The same for what was added last. */
  readonly additionsBill: readonly Bill[];
  /** Everything paid and given back so far. */
  readonly receipt: readonly Bill[];
  readonly orderId: string;
  readonly receiptNumber: string | undefined;
}

export function factsOf({ order, account, nameOf, at, receiptNumber }: About): MessageFacts {
  const { language } = account;
  const { zone, window } = order.slot;
  const { calendar } = order;
  const price = "price" in order ? order.price : undefined;
  const { foodCents, minimumCents, minimumMet } = price ?? priceOf(order);
  const patches = "patches" in order ? Object.values(order.patches).filter((patch) => patch.status === "billed") : [];
  const refund = "refunds" in order ? Object.values(order.refunds).at(-1) : undefined;
  const time = (instant: string) => moment(instant, zone, language);
  const out = "out" in order ? order.out : undefined;
  const added = patches.at(-1);
  const names = { nameOf, language };
  return {
    orderId: order.orderId,
    receiptNumber,
    deliveryDay: dayOf(calendar.deliveryDate, language),
    window: window
      .split("-")
      .map((hour) => clockTime(`${hour}:00`, language))
      .join(language === "fr" ? " à " : " and "),
    cutoff: time(addMs(calendar.cutoffAt, -60_000)),
    dishes: [...unitsInBox(order)].map(([sku, units]) => (units > 1 ? `${units} × ${nameOf(sku)}` : nameOf(sku))),
    total: money(price?.totalCents ?? 0, language),
    charged: money(price?.chargeCents ?? 0, language),
    card: account.method ? [account.method.brand, account.method.last4 && `•••• ${account.method.last4}`].filter(Boolean).join(" ") : "",
    nextAttempt: order.status === "locked" && order.nextAttemptAt ? time(order.nextAttemptAt) : undefined,
    unpaid: unpaidOf(order),
    isFirst: order.firstOrder,
    attempts: "attempts" in order ? order.attempts : 0,
    retry: order.status === "billed" && order.retries > 0 ? dayOf(toLocal(zone, addMs(at, 86_400_000)).date, language) : undefined,
    refunded: money(refund?.amounts.totalCents ?? 0, language),
    additionsCharged: money(added?.price.chargeCents ?? 0, language),
    expectedUntil: clockTime(toLocal(zone, out?.expectedUntil ?? calendar.deliveryUntil).time.slice(0, 5), language),
    minimum: money(minimumCents, language),
    shortBy: order.status === "open" && !minimumMet ? money(minimumCents - foodCents, language) : undefined,
    bill: price ? [billOf(billWords[language].yourBox, price, names)] : [],
    additionsBill: added ? [billOf(billWords[language].added, added.price, names)] : [],
    receipt: billsOf(order, names),
  };
}

function moment(instant: string, zone: About["order"]["slot"]["zone"], language: Language): string {
  const { date, time, abbreviation } = toLocal(zone, instant);
  return `${dayOf(date, language)}${language === "fr" ? " à " : ", "}${clockTime(time.slice(0, 5), language)} (${abbreviation})`;
}

function unpaidOf(order: About["order"]): MessageFacts["unpaid"] {
  const unpaid = "unpaid" in order ? order.unpaid : undefined;
  if (unpaid?.code === "no-payment-method") return "no-method";
  return unpaid?.hard ? "hard" : "soft";
}
