import { slot, stock } from "@tablee/domain/capacity/decider";
import type { Gateway } from "@tablee/domain/kernel/testing/gateway";
import { hasBox, quantityOf } from "@tablee/domain/kernel/testing/household";
import { checkCapacity, checkGateway, checkOrder, checkPoints, must } from "@tablee/domain/kernel/testing/rules";
import { order as orderDecider } from "@tablee/domain/order/decider";
import { points } from "@tablee/domain/points/decider";
import { slotId, stockId, streamName } from "@tablee/domain/streams";
import type { Pool } from "@tablee/platform/postgres";
import { allReadModels } from "@tablee/projections/all-read-models";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import type { Stage } from "../../stage.ts";
import { ToldLog } from "./told.ts";

/** Everything that is wrong with a stage on which nothing is due any more: by its log, by SQL alone, and by folding anew. */
export async function judge(stage: Stage): Promise<{ readonly log: ToldLog; readonly violations: readonly string[] }> {
  const { store, pool } = stage.running.api.opened;
  const log = await ToldLog.read(store);
  const told = judgeLog(log, await gatewayBooks(pool));
  const bySql = await judgeBooks(pool);
  const folded: string[] = [];
  for (const model of allReadModels) {
    const { parity } = await rebuild(model, store, pool);
    if (!parity?.equal) folded.push(`broken: ${model.name} is the fold of its events (${parity?.different ?? "?"} rows differ)`);
  }
  return { log, violations: [...told, ...bySql, ...folded] };
}

async function gatewayBooks(pool: Pool): Promise<Gateway["charges"]> {
  const { rows } = await pool.query<{ key: string; amountCents: number; outcome: "captured" | "declined" }>(
    `SELECT key, amount_cents AS "amountCents", outcome FROM embedded_gateway.charge WHERE outcome <> 'void'`,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

function judgeLog(log: ToldLog, charges: Gateway["charges"]): string[] {
  const found: string[] = [];
  const judged = (stream: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      const story = log.of(stream).map(({ at, type }) => `  ${at} ${type}`);
      found.push([`${error instanceof Error ? error.message : error} (${stream})`, ...story].join("\n"));
    }
  };
  const chargesOf = Map.groupBy(charges, ([key]) => key.slice(0, key.lastIndexOf(":")));
  for (const id of log.ids("order")) {
    judged(`order-${id}`, () => {
      checkOrder(log, id);
      checkGateway(log, id, new Map(chargesOf.get(id) ?? []));
      checkEnd(log, id);
    });
  }
  for (const category of ["stock", "slot"] as const)
    for (const id of log.ids(category)) judged(streamName(category, id), () => checkCapacity(log, streamName(category, id)));
  for (const id of log.ids("points")) {
    judged(`points-${id}`, () => {
      checkPoints(log, `points-${id}`);
      must(log.state(points, `points-${id}`).pending === 0, "points are not left pending");
    });
  }
  return found;
}

/** Every order has ended, and has of stock and places what its end says. */
function checkEnd(log: ToldLog, orderId: string): void {
  const order = log.state(orderDecider, streamName("order", orderId));
  if (order.status === "none") throw new Error("broken: an order has a beginning");
  must(["skipped", "minimum-not-met", "delivered", "failed"].includes(order.status), `an order ends, and not as ${order.status}`);
  const { region, week, lines, calendar, slot: place } = order;
  const boxed = hasBox(order);
  const taken = log.state(slot, streamName("slot", slotId(place.depotId, calendar.deliveryDate, place.window)));
  must(taken.status === "open" && taken.orders.has(orderId) === boxed, "a place is kept for an order with a box, and for no other");
  for (const sku of new Set(lines.map((line) => line.sku))) {
    const units = log.state(stock, streamName("stock", stockId(region, week, sku)));
    const kept = units.status === "open" ? (units.orders.get(orderId)?.settled ?? 0) : 0;
    const wanted = boxed ? quantityOf(lines, sku) : 0;
    must(kept === wanted, `an order keeps the stock of its box and no other (${sku}: ${kept}, not ${wanted})`);
  }
}

/** The books, told by SQL alone. */
async function judgeBooks(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(`
    SELECT (SELECT count(*) FROM (SELECT entry_id FROM read.ledger GROUP BY entry_id HAVING sum(cents) <> 0) x)
             AS "the postings of each entry add up to zero",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger)
             AS "the books add up to zero",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger WHERE account = 'cash')
             - (SELECT coalesce(sum(amount_cents), 0) FROM embedded_gateway.charge WHERE outcome = 'captured')
             + (SELECT coalesce(sum(amount_cents), 0) FROM embedded_gateway.refund)
             AS "captured − refunded by the gateway = cash in the books",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger WHERE account = 'points-liability')
             + (SELECT coalesce(sum(available), 0) FROM read.points_balances)
             AS "the points that are owed are those that are available",
           (SELECT count(*) FROM read.stock_levels WHERE taken < 0 OR taken > units)
             AS "no more stock is taken than there is",
           (SELECT count(*) FROM read.due_orders WHERE kind IS NOT NULL)
             AS "nothing is left to be done",
           (SELECT count(*) FROM read.parked)
             AS "nothing is parked"`);
  return Object.entries(rows[0]!).flatMap(([rule, difference]) => (Number(difference) === 0 ? [] : [`broken: ${rule} (${difference})`]));
}
