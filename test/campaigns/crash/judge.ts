import { slot } from "@tablee/domain/capacity/decider";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { paidWith } from "@tablee/domain/order/charges/refund-route";
import { order as orderDecider } from "@tablee/domain/order/decider";
import { isBillingClosed, isPaid, isPriced } from "@tablee/domain/order/standing";
import type { Order } from "@tablee/domain/order/state";
import { payment } from "@tablee/domain/payment/decider";
import { changePurposeOf, paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { points as pointsDecider } from "@tablee/domain/points/decider";
import type { PointsEvent } from "@tablee/domain/points/events";
import { slotId, streamName } from "@tablee/domain/streams";
import type { Logged } from "@tablee/simulation/log-view";
import { hasBox } from "@tablee/testing/fixtures/constants";
import { checkCapacity, checkPoints } from "@tablee/testing/model/balance-rules";
import { checkGateway, checkOrder } from "@tablee/testing/model/rules";
import { StoredLogView } from "../model/log-view.ts";
import { type Books, type Charge, readBooks } from "./books.ts";
import { creditIsSettled, noticesOf, refundsOf } from "./judge-after.ts";
import { generationFindings } from "./judge-generation.ts";
import type { Product, Seeded, Week } from "./product.ts";

export interface Verdict {
  /** Orders that did not reach their due end, or whose money, points, slot or notices went missing. */
  readonly lost: number;
  readonly doubleCharges: number;
  readonly doubleRefunds: number;
  readonly doublePoints: number;
  readonly doubleDeliveries: number;
  readonly findings: readonly string[];
}

/** Compares the records of gateway and carrier, which survive every kill, with the log's events of a week's orders. */
export async function judge({ opened }: Product, week: Week): Promise<Verdict> {
  const { orders } = week;
  const log = await StoredLogView.read(opened.store);
  const books = await readBooks(opened.pool, log);
  const unasked = books.charges.filter(({ orderId }) => !orderId);
  const judged = orders.map((order) => judgeOne(log, order, books));
  const count = (kind: keyof Faults) => judged.filter((faults) => faults[kind]).length;
  return {
    lost: count("lost"),
    doubleCharges: count("doubleCharge") + unasked.length,
    doubleRefunds: count("doubleRefund"),
    doublePoints: count("doublePoints"),
    doubleDeliveries: count("doubleDelivery"),
    findings: [
      ...judged.flatMap((faults, i) =>
        Object.values(faults).some(Boolean) ? [`${JSON.stringify(faults)} ${tell(log, orders[i]!, books)}`] : [],
      ),
      ...(await generationFindings(opened.pool, log, week)),
      ...unasked.map((charge) => `charged without an attempt: ${JSON.stringify(charge)}`),
    ],
  };
}

interface Faults {
  /** The missing facts. */
  readonly lost: string;
  readonly doubleCharge: boolean;
  readonly doubleRefund: boolean;
  readonly doublePoints: boolean;
  readonly doubleDelivery: boolean;
}

function judgeOne(log: StoredLogView, seeded: Seeded, books: Books): Faults {
  const { orderId, accountId } = seeded;
  const ofOrder = log.of(streamName("order", orderId));
  const ofPoints = log.of(streamName("points", accountId)).filter((event) => (event.data as { orderId?: OrderId }).orderId === orderId);
  const order = log.state(orderDecider, streamName("order", orderId));
  const charges = books.charges.filter((charge) => charge.orderId === orderId);
  const payments = paymentsOf(log, order, charges);
  const refunds = refundsOf(log, seeded, books);
  const place = order.status === "none" ? undefined : slotId(order.slot.depotId, order.calendar.deliveryDate, order.slot.window);
  const places = place ? log.state(slot, streamName("slot", place)) : undefined;
  const missing = {
    "its end": ended(log, order, seeded),
    "its money": payments.every(({ taken, owed, recorded }) => taken === owed && recorded === (owed > 0 ? 1 : 0)),
    "its refunds": refunds.complete,
    "its balance": creditIsSettled(log, order, accountId),
    "its points": pointsOf(ofPoints) === expectedPoints(order) && log.state(pointsDecider, streamName("points", accountId)).pending === 0,
    "its place": order.status !== "none" && places?.status === "open" && places.orders.has(orderId) === hasBox(order),
    "its stop": books.stops.get(orderId) === { delivered: true, undelivered: false, unpaid: undefined }[seeded.end],
    "its notices": noticesOf(log, seeded, books),
  };
  const broken = ruleBroken(log, orderId, accountId, place, charges);
  const lost = Object.entries(missing).flatMap(([what, there]) => (there ? [] : [what]));
  return {
    lost: [...lost, ...(broken ? [broken] : [])].join(", "),
    doubleCharge: payments.some(({ taken, owed, recorded }) => taken > owed || recorded > 1) || times(ofOrder, "OrderBilled") > 1,
    doubleRefund: refunds.double,
    doublePoints: new Set(reasonsOf(ofPoints)).size !== reasonsOf(ofPoints).length,
    doubleDelivery: times(ofOrder, "OrderDelivered") > 1,
  };
}

const times = (events: readonly { readonly type: string }[], type: string): number => events.filter((event) => event.type === type).length;

/** For the order and each of its changes and additions: the amount captured, the amount expected, and the number of records. In cents. */
function paymentsOf(log: StoredLogView, order: Order, charges: readonly Charge[]) {
  if (!isPriced(order)) return [];
  const { orderId } = order;
  const paid = isPaid(order) ? paidWith(order) : [];
  const owing = isBillingClosed(order)
    ? [
        ...Object.keys(order.additions).map((id) => purposeOf(orderId, id)),
        ...Object.keys(order.changes).map((id) => changePurposeOf(orderId, id)),
      ]
    : [];
  const owed = new Map([purposeOf(orderId), ...owing].map((purpose) => [paymentIdOf(purpose), 0]));
  for (const { purpose, cardCents } of paid) owed.set(paymentIdOf(purpose), cardCents);
  return [...owed].map(([paymentId, cents]) => {
    const stream = streamName("payment", paymentId);
    const references = new Set(log.state(payment, stream).attempts.map(({ reference }) => reference));
    const captured = charges.filter(({ reference, outcome }) => references.has(reference) && outcome === "captured");
    const events = log.of(stream);
    const resolved = events.filter(({ type, data }) => type === "PaymentResolved" && (data as { outcome: string }).outcome === "captured");
    return {
      owed: cents,
      taken: captured.reduce((total, { amountCents }) => total + amountCents, 0),
      recorded: times(events, "PaymentCaptured") + resolved.length,
    };
  });
}

/** True if delivered, failed for lack of payment, or failed at delivery and refunded in full; each of its additions paid or not. */
function ended(log: StoredLogView, order: Order, { end, orderId, token }: Seeded): boolean {
  if (!isBillingClosed(order)) return false;
  const additions = Object.values(order.additions);
  const added = additions.every(({ status }) => status === (token === "tok_mastercard" ? "open" : "billed"));
  const wanted = { delivered: "delivered", undelivered: "failed", unpaid: "failed" }[end];
  if (order.status !== wanted || !added) return false;
  if (order.status !== "failed") return times(log.of(streamName("order", orderId)), "OrderBilled") === 1;
  if (end === "unpaid") return order.kind === "payment";
  return order.kind === "delivery" && order.refundedCents === order.price.totalCents;
}

/** The reasons for which points were earned. */
const reasonsOf = (events: readonly Logged[]): string[] =>
  events
    .filter(({ type }) => type === "PointsPending")
    .map(({ data }) => data as Extract<PointsEvent, { type: "PointsPending" }>["data"])
    .map(({ by, additionId, changeId }) => `${by} ${additionId ?? changeId ?? ""}`);
const pointsOf = (events: readonly Logged[]): number => reasonsOf(events).filter((reason) => !reason.startsWith("unskip")).length;
const expectedPoints = (order: Order): number =>
  !isPaid(order) ? 0 : 1 + Object.values(order.additions).filter(({ status }) => status === "billed").length;

/** Checks the rules of the model. */
function ruleBroken(log: StoredLogView, orderId: OrderId, accountId: AccountId, place: string | undefined, charges: readonly Charge[]) {
  try {
    checkOrder(log, orderId);
    checkGateway(log, orderId, new Map(charges.map((charge) => [charge.reference, charge])));
    checkPoints(log, streamName("points", accountId));
    if (place) checkCapacity(log, streamName("slot", place));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const tell = (log: StoredLogView, { orderId, accountId }: Seeded, { charges, refunds }: Books): string =>
  [
    orderId,
    ...[`order-${orderId}`, `payment-${orderId}`, `credit-${accountId}`, `points-${accountId}`].flatMap((stream) =>
      log.of(stream).map(({ at, type }) => `  ${at} ${type}`),
    ),
    ...[...charges, ...refunds].filter((row) => row.orderId === orderId).map((row) => `  gateway: ${JSON.stringify(row)}`),
  ].join("\n");
