import { slot as slotDecider } from "../../capacity/decider.ts";
import { offerPolicies } from "../../offer/offers.ts";
import { payment } from "../../payment/decider.ts";
import { streamName } from "../../streams.ts";
import { finish, live, type Step } from "./histories.ts";
import { hasBox, orderIds, recipes, skuOf, slotStreamOf, weeks } from "./household.ts";
import { Life, signUpCode } from "./life.ts";
import { checkCapacity, checkCredit, checkGateway, checkOrder, checkPoints, must, paymentsOf } from "./rules.ts";

/** Refusals that a life of one account can run into; enough histories must reach each. */
export const reachable = [
  "household-taken",
  "item-twice",
  "late-addition-dropped",
  "late-addition-not-found",
  "late-addition-under-way",
  "late-additions-closed",
  "late-additions-past-cutoff",
  "lock-too-early",
  "nothing-to-add",
  "order-changed-elsewhere",
  "order-not-billed",
  "order-not-due",
  "order-not-editable",
  "order-past-cutoff",
  "order-skipped",
  "refund-exceeds-order",
  "sold-out",
  "subscription-closed",
] as const;

/**
 * Plays a history from sign-up to its end, with the rules checked after every step.
 * @throws Error naming the rule that was broken
 */
export function play(steps: readonly Step[]): Life {
  const life = new Life();
  life.signUp();
  let checked = check(life, 0);
  for (const step of steps) {
    live(life, step);
    checked = check(life, checked);
  }
  finish(life);
  check(life, checked);
  checkEnd(life);
  return life;
}

/** Rules that hold after every step, of the streams that grew from a position on; answers the next position. */
function check({ log, gateway }: Life, from: number): number {
  const grown = new Set(log.events.slice(from).map((event) => event.stream));
  for (const orderId of orderIds) {
    const own = [streamName("order", orderId), ...paymentsOf(log, orderId).map((id) => streamName("payment", id))];
    if (!own.some((stream) => grown.has(stream))) continue;
    checkOrder(log, orderId);
    checkGateway(log, orderId, gateway.charges);
  }
  for (const stream of grown) {
    if (stream.startsWith("points-")) checkPoints(log, stream);
    if (stream.startsWith("credit-")) checkCredit(log, stream);
    if (stream.startsWith("stock-") || stream.startsWith("slot-")) checkCapacity(log, stream);
  }
  return log.events.length;
}

/** Rules that hold once everything that was due has happened. */
function checkEnd(life: Life): void {
  const attempts = life.log.ids("payment").flatMap((id) => life.log.state(payment, streamName("payment", id)).attempts);
  const asked = new Set(attempts.map(({ idempotencyKey }) => idempotencyKey));
  must(
    [...life.gateway.charges.keys()].every((key) => asked.has(key)),
    "nothing is charged without an attempt",
  );
  weeks.forEach((_, n) => {
    const order = life.order(n);
    must(["skipped", "minimum-not-met", "delivered", "failed"].includes(order.status), `an order ends, and not as ${order.status}`);
    const place = life.slot(n);
    must(
      place.status === "open" && place.orders.has(order.orderId) === hasBox(order),
      "a place is kept for an order with a box, and for no other",
    );
    const elsewhere = life.slotStreams(n).filter((stream) => {
      const state = life.log.state(slotDecider, stream);
      return stream !== slotStreamOf(order) && state.status === "open" && state.orders.has(order.orderId);
    });
    must(elsewhere.length === 0, "an order keeps no place but its own");
    if (hasBox(order)) return;
    const keeps = recipes.filter((number) => {
      const state = life.stock(n, skuOf(number));
      return state.status === "open" && state.orders.has(order.orderId);
    });
    must(keeps.length === 0, "an order without a box keeps no stock");
  });
  must(Object.keys(life.credit.reserved).length === 0, "nothing of the balance is left set aside");
  checkBalance(life);
  checkCodes(life);
  must(life.points.pending === 0, "points are not left pending");
  must(
    life.paidCents === life.gateway.capturedCents - life.gateway.refunds.reduce((a, b) => a + b, 0),
    "captured − refunded = what the gateway has",
  );
}

/** A code gives each of its amounts to one box that came, however often it was entered, taken back, skipped away and asked for again. */
function checkCodes(life: Life): void {
  const came = orderIds.flatMap((_, n) => (life.order(n).status === "delivered" ? [life.order(n)] : []));
  const [policy] = offerPolicies;
  for (const { code, grants, always } of policy!.offers) {
    const carried = came.flatMap((order) => order.grants.filter(({ name }) => name === code));
    must(always !== undefined || carried.length <= grants.length, "a code gives no more than it promises");
    if (code === signUpCode)
      must(
        new Set(carried.map((grant) => JSON.stringify(grant))).size === carried.length,
        "each amount of the sign-up's code goes to one box",
      );
  }
}

/** Of the balance exactly that is gone which paid for an order or for additions and was not given back. */
function checkBalance(life: Life): void {
  const part = (price: { readonly promotionalCents: number; readonly purchasedCents: number }) =>
    price.promotionalCents + price.purchasedCents;
  const spent = orderIds.reduce((total, _, n) => {
    const order = life.order(n);
    if (!("refunds" in order) || (order.status === "failed" && order.kind === "payment")) return total;
    const paid = Object.values(order.patches).filter(({ status }) => status === "billed");
    const back = Object.values(order.refunds).map(({ amounts }) => part(amounts));
    return total + part(order.price) + paid.reduce((sum, { price }) => sum + part(price), 0) - back.reduce((a, b) => a + b, 0);
  }, 0);
  const gone = life.credit.grants.reduce((total, { valueCents, leftCents }) => total + valueCents - leftCents, 0);
  const expired = life.log.events.reduce(
    (sum, { type, data }) => sum + (type === "CreditExpired" ? (data as { cents: number }).cents : 0),
    0,
  );
  must(gone === spent + expired, "of the balance that is gone which was spent and not given back, or expired");
}
