import { settledUnits, slot, stock } from "@tablee/domain/capacity/decider";
import type { SlotEvent, StockEvent } from "@tablee/domain/capacity/events";
import type { GenerationEvent } from "@tablee/domain/generation/events";
import { fold } from "@tablee/domain/kernel/log/decider";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import { slotId, stockId, streamName } from "@tablee/domain/streams";
import { latestRuns } from "@tablee/generation/runs/queries";
import type { Pool } from "@tablee/platform/postgres";
import type { Logged } from "@tablee/simulation/log-view";
import { must } from "@tablee/testing/model/rules";
import { checkShares } from "../model/judge.ts";
import type { StoredLogView } from "../model/log-view.ts";
import { region, type Seeded, type Week } from "./product.ts";

type Generated = Extract<OrderEvent, { type: "OrderGenerated" }> & Logged;
type Committed = Extract<GenerationEvent, { type: "GenerationCommitted" }> & Logged;

/** More than a week ever has. */
const MAX_RUNS = 1_000;

/** Finds the violations of a week's generation. */
export async function generationFindings(pool: Pool, log: StoredLogView, week: Week): Promise<readonly string[]> {
  const runs = (await latestRuns(pool, MAX_RUNS, region)).filter((run) => run.week === week.week);
  const runIds = runs.map(({ run_id }) => run_id);
  const details = runs.map(({ run_id, state, error }) => `  run ${run_id} is ${state} ${error ?? ""}`);
  const checks = [
    () => must(runs.length > 0 && runs.every(({ state }) => state === "committed"), "every run of the deadline ends committed"),
    ...week.orders.map((order) => () => checkMade(log, order, runIds)),
    () => checkShared(log, week),
  ];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [[`${error instanceof Error ? error.message : error} (generation of ${week.week})`, ...details].join("\n")];
    }
  });
}

/** Its order was made once by one of the runs, and had its whole share when that one was committed. */
function checkMade(log: StoredLogView, { orderId }: Seeded, runIds: readonly string[]): void {
  const isMade = (event: Logged): event is Generated => event.type === "OrderGenerated";
  const made = log.of(streamName("order", orderId)).filter(isMade);
  must(made.length === 1, `a subscription has its order of the week once, not ${made.length} times`);
  const { inputs, week, lines, slot: place, calendar } = made[0]!.data;
  must(runIds.includes(inputs.runId), "an order names the run that made it");
  const isCommitted = (event: Logged): event is Committed => event.type === "GenerationCommitted";
  const committed = log.of(streamName("generation", inputs.runId)).filter(isCommitted);
  must(committed.length === 1, "a run is committed once");
  const { position, data } = committed[0]!;
  must(data.changed.length === 0 && data.soldOut.length === 0, "nothing is left out while there is enough for everybody");
  const before = <Event>(stream: string) => log.of(stream).filter((event) => event.position < position) as unknown as readonly Event[];
  const places = fold(slot, before<SlotEvent>(streamName("slot", slotId(place.depotId, calendar.deliveryDate, place.window))));
  must(settledUnits(places, orderId) === 1, "an order has its place once its run is committed");
  for (const [sku, units] of unitsBySku(lines)) {
    const stocked = fold(stock, before<StockEvent>(streamName("stock", stockId(region, week, sku))));
    must(settledUnits(stocked, orderId) === units, `an order has its whole share of stock once its run is committed (${sku})`);
  }
}

/** In the end each order has the shares of its box; nothing is reserved for anything but an order, and nothing is held. */
function checkShared(log: StoredLogView, { week, calendar, orders }: Week): void {
  for (const { orderId } of orders) {
    const order = log.state(orderDecider, streamName("order", orderId));
    if (order.status !== "none") checkShares(log, order);
  }
  const known = new Set(orders.map(({ orderId }) => orderId));
  const days = log.ids("slot").filter((id) => id.includes(calendar.deliveryDate));
  const states = [
    ...log.skus(region, week).map((sku) => log.state(stock, streamName("stock", stockId(region, week, sku)))),
    ...days.map((id) => log.state(slot, streamName("slot", id))),
  ];
  for (const state of states) {
    if (state.status === "none") continue;
    must(state.holding.size === 0, "nothing is left held");
    must(
      [...state.orders.keys()].every((orderId) => known.has(orderId) || settledUnits(state, orderId) === 0),
      "nothing is reserved for what is no order",
    );
  }
}
