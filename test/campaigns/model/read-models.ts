import { isDeepStrictEqual } from "node:util";
import { credit } from "@tablee/domain/credit/decider";
import { isBillingClosed, isPriced, paidPartOf } from "@tablee/domain/order/standing";
import { categoryOf, streamName } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import { allReadModels } from "@tablee/projections/all-read-models";
import { type DueRow, keyOf } from "@tablee/projections/due/due-model";
import type { LedgerRow } from "@tablee/projections/ledger/read-model";
import { orderRow, type StoredOrder } from "@tablee/projections/orders/read-model";
import type { PointsBalanceRow } from "@tablee/projections/points-balances/read-model";
import { foldBatch, keysOf } from "@tablee/projections/runtime/fold";
import type { KeyedRow } from "@tablee/projections/runtime/read-model";
import type { StockLevelRow } from "@tablee/projections/stock-levels/read-model";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { orderIds, stockedSkus, weeks } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { earn } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { live, type Step } from "@tablee/testing/model/histories";
import { owedForGiftCards } from "@tablee/testing/model/loyalty-rules";
import { earnedBefore } from "@tablee/testing/model/play";
import { must } from "@tablee/testing/model/rules";

type Tables = Map<string, Map<string, KeyedRow>>;

/** All read models of a log, folded in batches of a size as a projector would. */
function project(log: readonly StoredEvent[], batch: number): Tables {
  const tables: Tables = new Map(allReadModels.map((model) => [model.name, new Map()]));
  for (const model of allReadModels) {
    const events = log.filter((event) => model.categories.includes(categoryOf(event.stream) as never));
    const rows = tables.get(model.name)!;
    for (let from = 0; from < events.length; from += batch) {
      const slice = events.slice(from, from + batch);
      const fetched = new Map(
        keysOf(model, slice).flatMap((key) => (rows.has(key) ? [[key, structuredClone(rows.get(key)!)] as const] : [])),
      );
      const { changed, parked } = foldBatch(model, slice, fetched, new Set());
      if (parked.length > 0) throw new Error(`${model.name} parked ${parked[0]!.event.type}: ${parked[0]!.error}`);
      for (const [key, row] of changed) {
        if (row) rows.set(key, row);
        else rows.delete(key);
      }
    }
  }
  return tables;
}

const rowsOf = <Row extends KeyedRow>(tables: Tables, name: string): Row[] => [...tables.get(name)!.values()] as unknown as Row[];

function checkLedger(tables: Tables, life: Household): void {
  const entries = new Map<string, number>();
  const books = new Map<string, number>();
  for (const { entry_id, account, cents } of rowsOf<LedgerRow>(tables, "ledger")) {
    entries.set(entry_id, (entries.get(entry_id) ?? 0) + cents);
    books.set(account, (books.get(account) ?? 0) + cents);
  }
  must(
    [...entries.values()].every((balance) => balance === 0),
    "the postings of each entry add up to zero",
  );
  must([...books.values()].reduce((a, b) => a + b, 0) === 0, "the books add up to zero");
  must((books.get("cash") ?? 0) === life.paidCents, "captured − refunded = cash in the books");
  must((books.get("points-liability") ?? 0) + life.points.available === 0, "the points that are owed are those that are available");
}

/** Once nothing is under way, the books owe the remaining credit, and the gift cards that are not redeemed. */
function checkSpending(tables: Tables, { view }: Household): void {
  const owed = rowsOf<LedgerRow>(tables, "ledger").filter(({ account }) => account.endsWith("-balance"));
  const grants = view.ids("credit").flatMap((id) => view.state(credit, streamName("credit", id)).grants);
  const left = grants.reduce((total, { leftCents }) => total + leftCents, 0);
  must(owed.reduce((total, { cents }) => total + cents, 0) + left === 0, "the balance that is owed is what is left of it");
  const gifts = rowsOf<LedgerRow>(tables, "ledger").filter(({ account }) => account === "gift-card-liability");
  must(
    gifts.reduce((total, { cents }) => total + cents, 0) + owedForGiftCards(view) === 0,
    "what is owed for gift cards is the value of those that are not redeemed",
  );
}

function checkRows(tables: Tables, life: Household): void {
  const orders = new Map(rowsOf<StoredOrder>(tables, "orders").map((row) => [row.key, orderRow(row.state, row)]));
  orderIds.forEach((orderId, n) => {
    const order = life.order(n);
    const row = orders.get(orderId)!;
    must(row.status === order.status && row.version === order.version, `the row of an order is the order: ${row.status}, ${order.status}`);
    must(JSON.stringify(row.lines) === JSON.stringify(order.lines), "the lines of the row are the order's");
    if (isPriced(order))
      must(
        row.price?.totalCents === order.price.totalCents && row.attempts === order.attempts,
        "price and attempts of the row are the order's",
      );
    must(row.refunded_cents === (paidPartOf(order)?.refundedCents ?? 0), "what is refunded in the row is what was refunded");
  });
  const [balance] = rowsOf<PointsBalanceRow>(tables, "points_balances");
  must(
    (balance?.available ?? 0) === life.points.available && (balance?.pending ?? 0) === life.points.pending,
    "the points in the row are the account's",
  );
  const [subscription] = rowsOf<SubscriptionRow>(tables, "subscriptions");
  must(subscription!.status === life.subscription.status, "the row of the subscription is the subscription");
  must(
    rowsOf<StockLevelRow>(tables, "stock_levels").every((row) => row.taken >= 0 && row.taken <= row.units),
    "no more stock is taken than there is",
  );
  must(rowsOf<StockLevelRow>(tables, "stock_levels").length === weeks.length * stockedSkus.length, "every stock has its row");
}

/** The list of due things holds everything that waits, and nothing else. */
function checkDue(tables: Tables, life: Household): void {
  const due = new Map(rowsOf<DueRow>(tables, "due_orders").map((row) => [row.key, row]));
  const kinds = { open: "cutoff", locked: "billing", billing: "billing", billed: "dispatch" } as Readonly<Record<string, string>>;
  orderIds.forEach((orderId, n) => {
    const order = life.order(n);
    const { kind, at, state } = due.get(keyOf("order", orderId))!;
    const { pendingPoints } = state as { readonly pendingPoints: number };
    const onTop = isBillingClosed(order) ? [...Object.values(order.additions), ...Object.values(order.changes)] : [];
    const adds = onTop.some(({ status }) => status === "billing");
    const isOut = order.status === "billed" && order.out !== undefined;
    const wanted = adds ? "addition" : isOut ? "delivery" : kinds[order.status];
    must(
      wanted ? kind === wanted : kind === null || (kind === "maturation" && pendingPoints > 0),
      `an order that is ${order.status} waits for ${kind}`,
    );
    must((kind === null) === (at === null), "what is due has its time");
  });
}

/** Tables as Postgres would return them, for any order of inserting their rows. */
const plain = (tables: Tables): unknown =>
  JSON.parse(JSON.stringify([...tables].map(([name, rows]) => [name, [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))])));

/**
 * Plays a history and folds its log into every read model in batches of a size, as a projector would.
 * @throws Error naming where the rows differ from the account's own states
 */
export async function playIntoReadModels(steps: readonly Step[], batch: number): Promise<void> {
  const life = await begin();
  await earn(life, earnedBefore);
  const { log } = life.world;
  for (const step of steps) await live(life, step);
  const before = project(log.events, batch);
  checkLedger(before, life);
  checkDue(before, life);
  life.world.gateway.mood = "captured";
  await life.finish();
  const tables = project(log.events, batch);
  checkLedger(tables, life);
  checkSpending(tables, life);
  checkRows(tables, life);
  must(
    isDeepStrictEqual(plain(project(log.events, log.events.length)), plain(tables)),
    "a read model is the same however its events are batched",
  );
}
