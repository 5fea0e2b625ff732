import { slot, stock } from "@tablee/domain/capacity/decider";
import { credit } from "@tablee/domain/credit/decider";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { order as orderDecider } from "@tablee/domain/order/decider";
import { unitsInBox } from "@tablee/domain/order/state";
import { points } from "@tablee/domain/points/decider";
import { slotId, stockId, streamName } from "@tablee/domain/streams";
import { type Existing, hasBox } from "@tablee/testing/fixtures/constants";
import { checkBags } from "@tablee/testing/model/bag-rules";
import { checkCapacity, checkCredit, checkGrants, checkPoints, checkStampCards } from "@tablee/testing/model/balance-rules";
import { checkGiftCard, checkGiftCredits, checkReferrals } from "@tablee/testing/model/loyalty-rules";
import { checkReviews } from "@tablee/testing/model/review-rules";
import { type Charges, checkGateway, checkOrder, must, paymentsOf } from "@tablee/testing/model/rules";
import type { Stage } from "../../stage/stage.ts";
import { gatewayBooks, judgeBooks, judgeFolds, judgeLists } from "../parts/books.ts";
import { StoredLogView } from "./log-view.ts";

/** Finds all violations of a stage on which nothing is due any more: by its log, by SQL alone, and by folding again. */
export async function judge(stage: Stage): Promise<{ readonly log: StoredLogView; readonly violations: readonly string[] }> {
  const { store, pool } = stage.running.api.opened;
  const log = await StoredLogView.read(store);
  const byLog = judgeLog(log, await gatewayBooks(pool));
  const bySql = [...(await judgeBooks(pool)), ...(await judgeLists(pool))];
  return { log, violations: [...byLog, ...bySql, ...(await judgeFolds(store, pool))] };
}

function judgeLog(log: StoredLogView, charges: Charges): string[] {
  const found: string[] = [];
  const judged = (stream: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      const story = log.of(stream).map(({ at, type }) => `  ${at} ${type}`);
      found.push([`${error instanceof Error ? error.message : error} (${stream})`, ...story].join("\n"));
    }
  };
  const chargesOf = Map.groupBy(charges, ([, { paymentId }]) => paymentId);
  for (const id of log.ids("order")) {
    judged(`order-${id}`, () => {
      checkOrder(log, id);
      checkGateway(log, id, new Map(paymentsOf(log, id).flatMap((payment) => chargesOf.get(payment) ?? [])));
      checkEnd(log, id);
    });
  }
  for (const category of ["stock", "slot"] as const)
    for (const id of log.ids(category)) judged(streamName(category, id), () => checkCapacity(log, streamName(category, id)));
  for (const id of log.ids("credit")) {
    judged(`credit-${id}`, () => {
      checkCredit(log, `credit-${id}`);
      must(Object.keys(log.state(credit, `credit-${id}`).reserved).length === 0, "no credit is left reserved");
    });
  }
  for (const id of log.ids("points")) {
    judged(`points-${id}`, () => {
      checkPoints(log, `points-${id}`);
      checkGrants(log, id);
      checkStampCards(log, id);
      must(log.state(points, `points-${id}`).pending === 0, "points are not left pending");
    });
  }
  for (const id of log.ids("returnables")) judged(streamName("returnables", id), () => checkBags(log, id));
  for (const id of log.ids("review")) judged(streamName("review", id), () => checkReviews(log, id));
  for (const id of log.ids("giftcard")) judged(streamName("giftcard", id), () => checkGiftCard(log, id));
  judged("giftcard", () => checkGiftCredits(log));
  for (const id of log.ids("referral")) judged(streamName("referral", id), () => checkReferrals(log, id));
  return found;
}

/** Every order has ended, and holds the stock and the slot that its end requires. */
function checkEnd(log: StoredLogView, orderId: OrderId): void {
  const order = log.state(orderDecider, streamName("order", orderId));
  if (order.status === "none") throw new Error("broken: an order has a beginning");
  must(["skipped", "minimum-not-met", "delivered", "failed"].includes(order.status), `an order ends, and not as ${order.status}`);
  checkShares(log, order);
}

/** An order holds the stock and the slot that its box takes, paid additions included. */
export function checkShares(log: StoredLogView, order: Existing): void {
  const { orderId, region, week, calendar, slot: place } = order;
  const boxed = hasBox(order);
  const taken = log.state(slot, streamName("slot", slotId(place.depotId, calendar.deliveryDate, place.window)));
  must(taken.status === "open" && taken.orders.has(orderId) === boxed, "a place is kept for an order with a box, and for no other");
  const box: ReadonlyMap<string, number> = boxed ? unitsInBox(order) : new Map();
  for (const sku of log.skus(region, week)) {
    const units = log.state(stock, streamName("stock", stockId(region, week, sku)));
    const kept = units.status === "open" ? (units.orders.get(orderId)?.settled ?? 0) : 0;
    const wanted = box.get(sku) ?? 0;
    must(kept === wanted, `an order keeps the stock of its box and no other (${sku}: ${kept}, not ${wanted})`);
  }
}
