import type { Opened } from "@tablee/commands/open-commands";
import { priceOf } from "@tablee/commands/order/making/price-of";
import type { OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { order as orderDecider } from "@tablee/domain/order/decider";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import { idOf, isOf, streamName } from "@tablee/domain/streams";
import { checkCapacity, checkGrants, checkPoints, checkStampCards } from "@tablee/testing/model/balance-rules";
import { checkGateway, checkOrder, must } from "@tablee/testing/model/rules";
import { checkShares } from "../model/judge.ts";
import { StoredLogView } from "../model/log-view.ts";
import { gatewayBooks, judgeBooks, judgeFolds } from "../parts/books.ts";
import type { Crowd, Guest } from "./crowd.ts";
import type { Answered } from "./edits.ts";
import { checkRush, giftPaymentId, type Rush } from "./rush.ts";

type Charges = Awaited<ReturnType<typeof gatewayBooks>>;

/** The refusals that an edit may get in a storm. */
const codes: ReadonlySet<string> = new Set(["order-past-cutoff", "order-not-editable", "order-changed-elsewhere", "sold-out"]);

/** Compares the gateway's records with the log, the charges with the edits, and every read model with its fold. */
export async function judge({ store, pool }: Opened, crowd: Crowd, answered: readonly Answered[], rushed?: Rush) {
  const log = await StoredLogView.read(store);
  const charges = await gatewayBooks(pool);
  const chargesOf = Map.groupBy(charges, ([, { paymentId }]) => paymentId);
  const editsOf = Map.groupBy(answered, ({ orderId }) => orderId);
  const violations: string[] = [];
  const figures = { orders: crowd.guests.length, charged: 0, "not paid": 0, lost: 0, "charged twice": 0, events: log.count };
  const holds = (about: string, check: () => void): boolean => {
    try {
      check();
      return true;
    } catch (error) {
      violations.push(`${error instanceof Error ? error.message : error} (${about})${historyOf(log, about)}`);
      return false;
    }
  };
  for (const guest of crowd.guests) {
    const own: Charges = new Map(chargesOf.get(paymentIdOf(purposeOf(guest.orderId))) ?? []);
    const captured = [...own.values()].filter(({ outcome }) => outcome === "captured").length;
    if (captured > 1) figures["charged twice"]++;
    else figures[captured === 1 ? "charged" : "not paid"]++;
    const sound = holds(`order-${guest.orderId}`, () => {
      checkOrder(log, guest.orderId);
      checkGateway(log, guest.orderId, own);
      checkEnd(log, guest, captured);
      for (const edit of editsOf.get(guest.orderId) ?? []) checkEdit(log, edit, crowd);
    });
    if (!sound) figures.lost++;
  }
  for (const orderId of crowd.later) holds(`order-${orderId}`, () => checkLater(log, orderId));
  const leftOut = new Set(log.ids("generation").flatMap((id) => leftOutOf(log, id)));
  for (const orderId of crowd.withoutOrder) {
    holds(`order-${orderId}`, () => must(log.of(streamName("order", orderId)).length === 0, "no order is made two days before its cutoff"));
  }
  holds("generation", () => must(leftOut.size === crowd.withoutOrder.length, "everybody without an order is named as not covered"));
  const known = new Set<string>(crowd.guests.map(({ orderId }) => paymentIdOf(purposeOf(orderId))));
  if (rushed) {
    known.add(giftPaymentId);
    holds("rush", () => checkRush(log, rushed));
  }
  holds("gateway", () =>
    must(
      [...chargesOf.keys()].every((id) => known.has(id)),
      "nothing is charged but the orders",
    ),
  );
  for (const category of ["stock", "slot"] as const)
    for (const id of log.ids(category)) holds(streamName(category, id), () => checkCapacity(log, `${category}-${id}`));
  for (const id of log.ids("points"))
    holds(`points-${id}`, () => {
      checkPoints(log, `points-${id}`);
      checkGrants(log, id);
      checkStampCards(log, id);
    });
  violations.push(...(await judgeBooks(pool)), ...(await judgeFolds(store, pool)));
  return { figures, violations };
}

/** The history of an order and of its shares, in the log's order: it explains a violation. */
function historyOf(log: StoredLogView, about: string): string {
  if (!isOf("order", about)) return "";
  const orderId = idOf(about);
  const shares = (["stock", "slot"] as const).flatMap((category) => log.ids(category).flatMap((id) => log.of(`${category}-${id}`)));
  const concerns = shares.filter(({ data }) => JSON.stringify(data).includes(orderId));
  return [...log.of(about), ...concerns]
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, at, stream, type, data }) => {
      const share = data as { units?: number; until?: string };
      const units = stream === about ? "" : ` ${stream} units ${share.units ?? "of a chunk"} ${share.until ?? ""}`;
      return `\n  ${position} ${at} ${type}${units}`;
    })
    .join("");
}

/** Checks that an order of a later week was made once and has all its shares, however often generation ran. */
function checkLater(log: StoredLogView, orderId: OrderId): void {
  const order = log.state(orderDecider, streamName("order", orderId));
  if (order.status === "none") throw new Error("broken: every open week has its order");
  must(order.status === "open" || order.status === "skipped", `an order of a later week is open, not ${order.status}`);
  checkShares(log, order);
}

const leftOutOf = (log: StoredLogView, id: string): string[] =>
  log
    .of(streamName("generation", id))
    .filter(({ type }) => type === "SubscriptionsLeftOut")
    .flatMap(({ data }) =>
      (data as { subscriptions: { subscriptionId: SubscriptionId }[] }).subscriptions.map(({ subscriptionId }) => subscriptionId),
    );

/** Paid once and waiting for its box; or not paid at all: its card declines, or the order is below the minimum. */
function checkEnd(log: StoredLogView, { orderId, pays }: Guest, captured: number): void {
  const order = log.state(orderDecider, streamName("order", orderId));
  if (order.status === "none") throw new Error("broken: an order has a beginning");
  const end = !priceOf(order).minimumMet ? "minimum-not-met" : pays ? "billed" : "failed";
  must(order.status === end, `an order ends as its lines and its card say: ${end}, not ${order.status}`);
  must(captured === (end === "billed" ? 1 : 0), "the gateway takes the money of an order once, and of one that ended without a box never");
  checkShares(log, order);
}

/** An accepted edit is in the log before the lock, and in the charge unless a later edit followed; a refused one is not. */
function checkEdit(log: StoredLogView, { session, orderId, at, receivedAt, lines, answer }: Answered, { calendar }: Crowd): void {
  const events = log.of(streamName("order", orderId));
  const edits = events.filter(({ type }) => type === "OrderEdited");
  const own = edits.filter(({ data }) => (data as { editingSession: string }).editingSession === session);
  if (answer !== "accepted") {
    const unknown = answer === "unavailable" || answer === "not-connected";
    must(unknown || codes.has(answer), `an edit is refused with a code of its own, and not with ${answer}`);
    must(own.length <= (unknown ? 1 : 0), "what was refused is not in the log, what was left unanswered at most once");
    if (answer === "order-past-cutoff")
      must((receivedAt ?? "") >= calendar.cutoffAt, "only what was received at the cutoff or later is past it");
    else must(unknown || at < calendar.cutoffAt, "what was sent after the cutoff is past it");
    return;
  }
  must(own.length === 1, "what was accepted is in the log once");
  must((own[0]!.data as { editedAt: string }).editedAt < calendar.cutoffAt, "what was accepted was received before the cutoff");
  const locked = events.find(({ type }) => type === "OrderLocked");
  must(own[0]!.position < (locked?.position ?? Number.POSITIVE_INFINITY), "nothing is accepted once an order is locked");
  if (own[0] !== edits.at(-1)) return;
  const order = log.state(orderDecider, streamName("order", orderId));
  const asked = unitsBySku(lines);
  const kept = order.status === "none" ? new Map() : unitsBySku(order.lines);
  must(
    asked.size === kept.size && [...asked].every(([sku, units]) => kept.get(sku) === units),
    "what was accepted last is what is charged",
  );
}
