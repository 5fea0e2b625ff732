import { type DueKind } from "@tablee/domain/due/vocabulary";
import { categoryOf } from "@tablee/domain/streams";
import type { CapacityHoldRow } from "@tablee/projections/capacity-holds/read-model";
import { capacityHoldsModel } from "@tablee/projections/capacity-holds/read-model";
import type { CreditRow } from "@tablee/projections/credit/read-model";
import { creditModel } from "@tablee/projections/credit/read-model";
import type { Due } from "@tablee/projections/due/queries";
import type { DueOrderRow } from "@tablee/projections/due-orders/read-model";
import { dueOrdersModel } from "@tablee/projections/due-orders/read-model";
import type { DueReminderRow } from "@tablee/projections/due-reminders/read-model";
import { dueRemindersModel } from "@tablee/projections/due-reminders/read-model";
import type { Facts } from "@tablee/projections/facts/facts";
import type { OrderRow } from "@tablee/projections/orders/read-model";
import { ordersModel } from "@tablee/projections/orders/read-model";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { productsModel } from "@tablee/projections/products/read-model";
import type { AnyReadModel, KeyedRow } from "@tablee/projections/runtime/read-model";
import type { StockLevelRow } from "@tablee/projections/stock-levels/read-model";
import { stockLevelsModel } from "@tablee/projections/stock-levels/read-model";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { subscriptionsModel } from "@tablee/projections/subscriptions/read-model";
import type { MemoryLog } from "./memory-log.ts";

/** The read models that the facts are asked of. */
export const factModels: readonly AnyReadModel[] = [
  capacityHoldsModel,
  creditModel,
  dueOrdersModel,
  dueRemindersModel,
  ordersModel,
  productsModel,
  stockLevelsModel,
  subscriptionsModel,
];

type DueRow = Due & { readonly at: string };

/** The facts over rows in memory, folded by the read models' own definitions from a log as far as it has been followed. */
export class MemoryFacts implements Facts {
  readonly #log: MemoryLog;
  readonly #tables: ReadonlyMap<string, Map<string, KeyedRow>>;
  /** How many events of the log the rows do not know yet; read models may lag, and so may these. */
  lag = 0;
  #followed = 0;

  constructor(log: MemoryLog) {
    this.#log = log;
    this.#tables = new Map(factModels.map(({ name }) => [name, new Map()]));
  }

  async unitsLeft(region: string, week: string): Promise<ReadonlyMap<string, number>> {
    const rows = this.#rows<StockLevelRow>(stockLevelsModel).filter((row) => row.region === region && row.week === week);
    return new Map(rows.map(({ sku, units, taken }) => [sku, Math.max(0, units - taken)]));
  }

  async subscriptionOf(accountId: string): Promise<string | undefined> {
    const rows = this.#rows<SubscriptionRow>(subscriptionsModel).filter((row) => row.account_id === accountId);
    const isClosed = ({ status }: SubscriptionRow) => (status === "closed" ? 1 : 0);
    return rows.toSorted((a, b) => isClosed(a) - isClosed(b) || (a.started_at < b.started_at ? 1 : -1))[0]?.key;
  }

  async products(skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
    return new Map(this.#rows<ProductRow>(productsModel).flatMap((row) => (skus.includes(row.key) ? [[row.key, row]] : [])));
  }

  async unpaidOrders(accountId: string): Promise<readonly string[]> {
    const rows = this.#rows<OrderRow>(ordersModel).filter((row) => row.account_id === accountId);
    const unpaid = rows.filter(({ status, attempts }) => status === "locked" && attempts > 0);
    return unpaid.toSorted((a, b) => (a.week < b.week ? -1 : 1)).map(({ key }) => key);
  }

  async hold(key: string): Promise<CapacityHoldRow | undefined> {
    return this.#rows<CapacityHoldRow>(capacityHoldsModel).find((row) => row.key === key);
  }

  async due(kind: DueKind, now: string, limit: number): Promise<readonly Due[]> {
    const due = this.#due(kind).filter(({ at }) => at <= now);
    return due.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).slice(0, limit);
  }

  /** When the next thing of any of these kinds becomes due, if anything will. */
  nextDue(kinds: readonly DueKind[]): string | undefined {
    return kinds.flatMap((kind) => this.#due(kind).map(({ at }) => at)).toSorted()[0];
  }

  #due(kind: DueKind): DueRow[] {
    switch (kind) {
      case "reminder":
        return this.#rows<DueReminderRow>(dueRemindersModel).flatMap(({ key, account_id, due_at, hours }) =>
          due_at === null ? [] : { key, account_id, at: due_at, step: hours! },
        );
      case "credit-expiry":
        return this.#rows<CreditRow>(creditModel).flatMap(({ key, expires_at, changes }) =>
          expires_at === null ? [] : { key, account_id: key, at: expires_at, step: changes },
        );
      case "hold":
        return this.#rows<CapacityHoldRow>(capacityHoldsModel).map(({ key, until }) => ({
          key,
          account_id: null,
          at: until,
          step: Math.floor(Date.parse(until) / 1000),
        }));
      default:
        return this.#rows<DueOrderRow>(dueOrdersModel).flatMap(({ kind: next, key, account_id, due_at, step }) =>
          next === kind && due_at !== null ? { key, account_id, at: due_at, step } : [],
        );
    }
  }

  #rows<Row extends KeyedRow>(model: AnyReadModel): Row[] {
    const until = this.#log.events.length - this.lag;
    for (; this.#followed < until; this.#followed++) {
      const event = this.#log.events[this.#followed]!;
      const category = categoryOf(event.stream);
      for (const each of factModels) {
        if (!(each.categories as readonly string[]).includes(category)) continue;
        const rows = this.#tables.get(each.name)!;
        for (const key of each.keys(event)) {
          const row: KeyedRow | undefined = each.evolve(rows.get(key), event, key);
          if (row) rows.set(key, row);
          else rows.delete(key);
        }
      }
    }
    return [...this.#tables.get(model.name)!.values()] as unknown as Row[];
  }
}
