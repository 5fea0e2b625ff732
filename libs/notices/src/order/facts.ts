import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { addMs } from "@tablee/domain/kernel/time";
import { clockWords, duringWindow } from "@tablee/domain/kernel/time-words";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { linesInBox } from "@tablee/domain/order/charges/paid-additions";
import { isReturned, paidPartOf } from "@tablee/domain/order/standing";
import type { Charge, ExistingOrder, Journey, OrderBase, Paid } from "@tablee/domain/order/state";
import { minimumOf } from "@tablee/domain/pricing/minimum";
import type { OrderLine, PriceDifference, RefundAmounts } from "@tablee/domain/pricing/vocabulary";
import { picksOf } from "@tablee/domain/subscription/picks";
import type { Plan } from "@tablee/domain/subscription/vocabulary";
import type { StandingAfterFailure } from "../context.ts";
import type { Bill } from "../layout/bill.ts";
import { cardName, dayOf, money } from "../layout/figures.ts";
import { localTime } from "../layout/local-time.ts";
import type { ShownDish } from "../layout/words.ts";
import type { AboutOrder } from "./about-order.ts";
import { billOf, billsOf } from "./bill.ts";
import { billWords } from "./bill-words.ts";
import { dishesAdded, dishesIn, excludedDishesIn, platesIn } from "./dishes.ts";
import { type ReceiptFacts, receiptFacts } from "./receipt-facts.ts";
import { refundLine } from "./refunds-bill.ts";

/** The facts of notices about an order, in the customer's language and the delivery's local time. */
export interface OrderFacts {
  /** `Saturday, November 28` · `samedi 28 novembre` */
  readonly deliveryDay: string;
  /** `between 7 a.m. and noon` · `de 7 h à midi` */
  readonly window: string;
  /** The last minute in which the order can be changed, with the zone. */
  readonly cutoff: string;
  /**
   * When an order that can still be changed is charged, with the zone: an hour after the cutoff; undefined where there is nothing to pay for
   * it, as it is now.
   */
  readonly chargeAt: string | undefined;
  /** The same for a paid first box, as long as it can be changed. */
  readonly changeableUntil: string | undefined;
  /** Everything the box holds, late additions included. */
  readonly dishes: readonly string[];
  /** True if a dish of the box contains an allergen that the household excludes. */
  readonly holdsExcluded: boolean;
  /** The dishes of the box that `bill` prices, and of the addition that `additionsBill` prices, each with its options and allergens. */
  readonly billedDishes: readonly string[];
  readonly addedDishes: readonly string[];
  /** The plates of `dishes`, and of `billedDishes`. */
  readonly plates: readonly ShownDish[];
  readonly billedPlates: readonly ShownDish[];
  readonly total: string;
  readonly charged: string;
  readonly card: string;
  readonly nextAttempt: string | undefined;
  /** The reason of a failed payment: it is tried again, the card is not tried again, or there is no payment method. */
  readonly unpaid: "soft" | "hard" | "no-method";
  /** It would have been the first box: nothing else of the subscription is made before one is paid. */
  readonly isFirst: boolean;
  /** The subscription after the box could not be paid. */
  readonly standing: StandingAfterFailure;
  /** The number of attempts. */
  readonly attempts: number;
  readonly retry: string | undefined;
  /** A first box that was skipped after it was paid: it does not come. */
  readonly isReturned: boolean;
  /** The amount of the refund that the notice is about, and its parts that went back to the card or PayPal account, and to credit. */
  readonly refunded: string;
  readonly refundedTo: { readonly method?: string; readonly credit?: string };
  readonly additionsCharged: string;
  /** The extra or lower cost of the change of a first box that the notice is about, and the card's part of it. */
  readonly change: { readonly went: "charged" | "back" | "same"; readonly amount: string; readonly card: string };
  readonly expectedUntil: string;
  readonly minimum: string;
  /** The amount that an order which can still be changed lacks of its minimum: unless it is changed, it will not be delivered. */
  readonly shortBy: string | undefined;
  /** The dishes of its plan that could be picked for it; undefined where all were. */
  readonly incomplete: { readonly type: Plan["type"]; readonly picked: number; readonly wanted: number } | undefined;
  /** The lines of the box's price, where it has one: as it was charged first, or as the change left it that the notice is about. */
  readonly bill: readonly Bill[];
  /** The same for the addition, and for the refund, that the notice is about. */
  readonly additionsBill: readonly Bill[];
  readonly refundBill: readonly Bill[];
  /** Everything paid and refunded so far. */
  readonly receipt: readonly Bill[];
  readonly orderId: OrderId;
  /** The token of a link that shows only this box, without a sign-in. */
  readonly trackingToken: string;
  /** The other required parts of a receipt: number, seller, customer, tax numbers. */
  readonly paper: ReceiptFacts;
}

/** An order, with the facts that only some of its states have. */
type Known = OrderBase & Partial<Charge & Paid & { readonly out: Journey }>;

/** The facts of an order in its present state, in the language of its account. */
export function orderFacts(about: AboutOrder): OrderFacts {
  const { account, products, at } = about;
  // A first box that was skipped after payment still has its refunds and its receipt.
  const order = paidPartOf(about.order) ?? about.order;
  const { language } = account;
  const { calendar, slot, price, attempts = 0, unpaid, additions = {}, changes = {}, refunds = {}, out }: Known = order;
  const { partId = "" } = about;
  const { zone, window } = slot;
  const { minimumCents, missingCents } = minimumOf(order, calendar.deliveryDate);
  const refund = refunds[partId];
  const added = additions[partId];
  const change = changes[partId];
  const box = change ?? boxAsCharged(order);
  const time = (instant: string) => localTime(instant, zone, language);
  const words = { products, language, excluded: about.excluded ?? [] };
  return {
    orderId: order.orderId,
    trackingToken: about.trackingToken,
    paper: receiptFacts(about),
    deliveryDay: dayOf(calendar.deliveryDate, language),
    window: duringWindow(window, language),
    cutoff: time(addMs(calendar.cutoffAt, -60_000)),
    changeableUntil:
      order.firstOrder && order.status === "billed" && at < calendar.cutoffAt ? time(addMs(calendar.cutoffAt, -60_000)) : undefined,
    chargeAt: about.expectedCents === 0 ? undefined : time(calendar.billingAt),
    dishes: dishesIn(order, words),
    holdsExcluded: excludedDishesIn(order, words.excluded, words).length > 0,
    billedDishes: dishesIn({ lines: box.lines }, words),
    plates: platesIn(order, words),
    billedPlates: platesIn({ lines: box.lines }, words),
    addedDishes: added ? dishesAdded(added.lines, order.lines, words) : [],
    total: money(price?.totalCents ?? 0, language),
    charged: money(box.price?.chargeCents ?? 0, language),
    card: account.method ? cardName(account.method) : "",
    nextAttempt: order.status === "locked" && order.nextAttemptAt ? time(order.nextAttemptAt) : undefined,
    unpaid: unpaidBecause(unpaid),
    isFirst: order.firstOrder,
    standing: about.standing ?? "active",
    attempts,
    retry: order.status === "billed" && order.retries > 0 ? dayOf(toLocal(zone, addMs(at, 86_400_000)).date, language) : undefined,
    isReturned: isReturned(about.order),
    refunded: money(refund?.amounts.totalCents ?? 0, language),
    refundedTo: refundedTo(refund?.amounts, language),
    additionsCharged: money(added?.price.chargeCents ?? 0, language),
    change: changeFacts(change?.difference, language),
    expectedUntil: clockWords(toLocal(zone, out?.expectedUntil ?? calendar.deliveryUntil).time.slice(0, 5), language),
    minimum: money(price?.minimumCents ?? minimumCents, language),
    shortBy: order.status === "open" && missingCents > 0 ? money(missingCents, language) : undefined,
    incomplete: incompleteOf(order),
    bill: box.price ? [billOf(billWords[language].yourBox, { lines: box.lines, price: box.price }, words)] : [],
    additionsBill: added ? [billOf(billWords[language].added, added, words, order.lines)] : [],
    refundBill: refund ? [{ title: billWords[language].refunds, lines: [refundLine(refund.amounts, language)] }] : [],
    receipt: billsOf(order, words),
  };
}

/** The box of an order as it was charged first: changes of a first box may have followed. */
function boxAsCharged({ lines, price, changes = {} }: Known): Partial<Pick<Charge, "price">> & Pick<OrderBase, "lines"> {
  const changed = Object.values(changes).find(({ status }) => status === "made");
  return changed?.boxBefore ?? { lines, ...(price && { price }) };
}

/** All lines that a notice about an order may name: those in its box, and those of the box before and after each change. */
export function linesNamedIn(order: ExistingOrder): OrderLine[] {
  const known: Known = paidPartOf(order) ?? order;
  const changes = Object.values(known.changes ?? {});
  return [...linesInBox(known), ...changes.flatMap(({ lines, boxBefore }) => [...lines, ...(boxBefore?.lines ?? [])])];
}

function incompleteOf({ plan, missing = 0 }: OrderBase): OrderFacts["incomplete"] {
  const wanted = picksOf(plan);
  return missing > 0 ? { type: plan.type, picked: wanted - missing, wanted } : undefined;
}

function changeFacts(difference: PriceDifference | undefined, language: Language): OrderFacts["change"] {
  const { totalCents = 0, cardCents = 0 } = difference ?? {};
  const went = totalCents === 0 ? "same" : totalCents > 0 ? "charged" : "back";
  return { went, amount: money(Math.abs(totalCents), language), card: money(Math.abs(cardCents), language) };
}

function unpaidBecause(unpaid: Charge["unpaid"]): OrderFacts["unpaid"] {
  if (unpaid?.code === "no-payment-method") return "no-method";
  return unpaid?.hard ? "hard" : "soft";
}

function refundedTo(amounts: RefundAmounts | undefined, language: Language): OrderFacts["refundedTo"] {
  const { cardCents = 0, promotionalCents = 0, purchasedCents = 0 } = amounts ?? {};
  const creditCents = promotionalCents + purchasedCents;
  return {
    ...(cardCents > 0 && { method: money(cardCents, language) }),
    ...(creditCents > 0 && { credit: money(creditCents, language) }),
  };
}
