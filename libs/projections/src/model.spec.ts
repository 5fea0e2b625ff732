import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/kernel/testing/examples";
import { finish, histories, live, type Step } from "@tablee/domain/kernel/testing/histories";
import { orderIds, recipes, weeks } from "@tablee/domain/kernel/testing/household";
import { Life } from "@tablee/domain/kernel/testing/life";
import type { Logged } from "@tablee/domain/kernel/testing/log";
import { categoryOf } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import fc from "fast-check";
import { allReadModels } from "./all-read-models.ts";
import type { DueOrderRow } from "./due-orders/read-model.ts";
import type { LedgerRow } from "./ledger/read-model.ts";
import type { OrderRow } from "./orders/read-model.ts";
import type { PointsBalanceRow } from "./points-balances/read-model.ts";
import { foldBatch, keysOf } from "./runtime/fold.ts";
import type { KeyedRow } from "./runtime/read-model.ts";
import type { StockLevelRow } from "./stock-levels/read-model.ts";
import type { SubscriptionRow } from "./subscriptions/read-model.ts";

const numRuns = Math.ceil(Number(process.env.MODEL_HISTORIES ?? 2000) / 10);
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 0x7fff_ffff);
const ofAccount = new Set(["account", "subscription", "order", "payment", "points", "claim"]);

const stored = (event: Logged, index: number): StoredEvent => ({
  id: idFrom("logged", index),
  stream: event.stream,
  revision: event.revision,
  position: BigInt(index),
  type: event.type,
  data: event.data,
  metadata: {
    actor: { kind: "client", id: accountId },
    commandId: idFrom("command", index),
    correlationId: idFrom("correlation"),
    schemaVersion: 1,
    at: event.at,
    ...(ofAccount.has(categoryOf(event.stream)) ? { subject: accountId } : {}),
  },
  createdAt: new Date(0),
});

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
const must = (holds: boolean, rule: string): void => {
  if (!holds) throw new Error(`broken: ${rule}`);
};

function checkLedger(tables: Tables, life: Life): void {
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

function checkRows(tables: Tables, life: Life): void {
  const orders = new Map(rowsOf<OrderRow>(tables, "orders").map((row) => [row.key, row]));
  orderIds.forEach((orderId, n) => {
    const order = life.order(n);
    const row = orders.get(orderId)!;
    must(row.status === order.status && row.version === order.version, `the row of an order is the order: ${row.status}, ${order.status}`);
    must(JSON.stringify(row.lines) === JSON.stringify(order.lines), "the lines of the row are the order's");
    if ("price" in order)
      must(
        row.price?.totalCents === order.price.totalCents && row.attempts === order.attempts,
        "price and attempts of the row are the order's",
      );
    must(row.refunded_cents === ("refundedCents" in order ? order.refundedCents : 0), "what is refunded in the row is what was refunded");
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
  must(rowsOf<StockLevelRow>(tables, "stock_levels").length === weeks.length * recipes.length, "every stock has its row");
}

/** Whatever waits for something is on the list of what is due, and nothing else is. */
function checkDue(tables: Tables, life: Life): void {
  const due = new Map(rowsOf<DueOrderRow>(tables, "due_orders").map((row) => [row.key, row]));
  const kinds = { open: "cutoff", locked: "billing", billing: "billing", billed: "delivery" } as Readonly<Record<string, string>>;
  orderIds.forEach((orderId, n) => {
    const { status } = life.order(n);
    const { kind, due_at, pending_points } = due.get(orderId)!;
    must(
      status in kinds ? kind === kinds[status] : kind === null || (kind === "maturation" && pending_points > 0),
      `an order that is ${status} waits for ${kind}`,
    );
    must((kind === null) === (due_at === null), "what is due has its time");
  });
}

describe("the read models of a whole account's life", () => {
  it(`are the fold of its events, in ${numRuns} random histories (seed ${seed})`, () => {
    const history = (steps: readonly Step[], batch: number) => {
      const life = new Life();
      life.signUp();
      for (const step of steps) live(life, step);
      const before = life.log.events.map(stored);
      checkLedger(project(before, batch), life);
      checkDue(project(before, batch), life);
      finish(life);
      const log = life.log.events.map(stored);
      const tables = project(log, batch);
      checkLedger(tables, life);
      checkRows(tables, life);
      expect(project(log, log.length)).toEqual(tables);
    };
    fc.assert(fc.property(histories(20), fc.constantFrom(1, 3, 50), history), { numRuns, seed });
  }, 300_000);
});
