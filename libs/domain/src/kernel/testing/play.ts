import { finish, live, type Step } from "./histories.ts";
import { hasBox, orderIds, recipes, skuOf, weeks } from "./household.ts";
import { Life } from "./life.ts";
import { checkCapacity, checkGateway, checkOrder, checkPoints, must } from "./rules.ts";

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
    if (![...grown].some((stream) => stream.includes(orderId))) continue;
    checkOrder(log, orderId);
    checkGateway(log, orderId, gateway.charges);
  }
  for (const stream of grown) {
    if (stream.startsWith("points-")) checkPoints(log, stream);
    if (stream.startsWith("stock-") || stream.startsWith("slot-")) checkCapacity(log, stream);
  }
  return log.events.length;
}

/** Rules that hold once everything that was due has happened. */
function checkEnd(life: Life): void {
  weeks.forEach((_, n) => {
    const order = life.order(n);
    must(["skipped", "minimum-not-met", "delivered", "failed"].includes(order.status), `an order ends, and not as ${order.status}`);
    const place = life.slot(n);
    must(
      place.status === "open" && place.orders.has(order.orderId) === hasBox(order),
      "a place is kept for an order with a box, and for no other",
    );
    if (hasBox(order)) return;
    const keeps = recipes.filter((number) => {
      const state = life.stock(n, skuOf(number));
      return state.status === "open" && state.orders.has(order.orderId);
    });
    must(keeps.length === 0, "an order without a box keeps no stock");
  });
  must(life.points.pending === 0, "points are not left pending");
  must(
    life.paidCents === life.gateway.capturedCents - life.gateway.refunds.reduce((a, b) => a + b, 0),
    "captured − refunded = what the gateway has",
  );
}
