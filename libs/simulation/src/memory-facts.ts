import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { Hold } from "@tablee/domain/capacity/due";
import { type DueKind, dueKinds } from "@tablee/domain/due/vocabulary";
import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { FIRST_DELIVERY } from "@tablee/domain/offer/vocabulary";
import { isBoxless, isReturnedFirst } from "@tablee/domain/order/standing";
import { unsettledStatuses } from "@tablee/domain/order/vocabulary";
import { categoryOf } from "@tablee/domain/streams";
import type { CodeOnOrders } from "@tablee/projections/accounts/queries";
import type { AccountRow } from "@tablee/projections/accounts/read-model";
import { accountsModel } from "@tablee/projections/accounts/read-model";
import { type DueRow, keyOf } from "@tablee/projections/due/due-model";
import type { Due } from "@tablee/projections/due/queries";
import { dueOfRow } from "@tablee/projections/due/queries";
import { dueModels } from "@tablee/projections/due/read-models";
import type { Facts } from "@tablee/projections/facts/facts";
import { candidateOf, type GenerationCandidate } from "@tablee/projections/generation-inputs/queries";
import type { GenerationInputRow } from "@tablee/projections/generation-inputs/read-model";
import { generationInputsModel } from "@tablee/projections/generation-inputs/read-model";
import type { GiftCardRow } from "@tablee/projections/gift-cards/read-model";
import { giftCardsModel } from "@tablee/projections/gift-cards/read-model";
import { type InquiryRow, inquiriesModel } from "@tablee/projections/inquiries/read-model";
import type { StoredOrder } from "@tablee/projections/orders/read-model";
import { ordersModel } from "@tablee/projections/orders/read-model";
import { type SharesOfWeek, takenBy } from "@tablee/projections/orders/shares-of-week";
import type { ProductRow } from "@tablee/projections/products/read-model";
import { productsModel } from "@tablee/projections/products/read-model";
import type { RefundRequestRow } from "@tablee/projections/refund-requests/read-model";
import { refundRequestsModel } from "@tablee/projections/refund-requests/read-model";
import type { AnyReadModel, KeyedRow } from "@tablee/projections/runtime/read-model";
import type { SlotLevelRow } from "@tablee/projections/slot-levels/read-model";
import { slotLevelsModel } from "@tablee/projections/slot-levels/read-model";
import type { StockLevelRow } from "@tablee/projections/stock-levels/read-model";
import { stockLevelsModel } from "@tablee/projections/stock-levels/read-model";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { subscriptionsModel } from "@tablee/projections/subscriptions/read-model";
import type { MemoryLog } from "./memory-log.ts";

/** The read models behind the facts. */
export const factModels: readonly AnyReadModel[] = [
  accountsModel,
  ...Object.values(dueModels),
  generationInputsModel,
  giftCardsModel,
  inquiriesModel,
  ordersModel,
  productsModel,
  refundRequestsModel,
  slotLevelsModel,
  stockLevelsModel,
  subscriptionsModel,
];

export type DueAt = Due & { readonly at: string };

const dueTables: ReadonlySet<string> = new Set(Object.keys(dueModels));

/** Facts over rows in memory, folded by the read models' own definitions from a log up to the position followed. */
export class MemoryFacts implements Facts {
  readonly #log: MemoryLog;
  readonly #tables: ReadonlyMap<string, Map<string, KeyedRow>>;
  /** The due things of each kind, by the key of their row. */
  readonly #due = new Map<DueKind, Map<string, DueAt>>(dueKinds.map((kind) => [kind, new Map()]));
  /** The number of events of the log that the rows do not know yet; read models may lag, and so may these. */
  lag = 0;
  #followed = 0;

  constructor(log: MemoryLog) {
    this.#log = log;
    this.#tables = new Map(factModels.map(({ name }) => [name, new Map()]));
  }

  async unitsLeft(region: string, week: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.stockOfWeek(region, week);
    return new Map(rows.map(({ sku, units, taken }) => [sku, Math.max(0, units - taken)]));
  }

  async subscriptionOf(accountId: AccountId): Promise<SubscriptionId | undefined> {
    const rows = this.#rows<SubscriptionRow>(subscriptionsModel).filter((row) => row.account_id === accountId);
    const isClosed = ({ status }: SubscriptionRow) => (status === "closed" ? 1 : 0);
    return rows.toSorted((a, b) => isClosed(a) - isClosed(b) || (a.started_at < b.started_at ? 1 : -1))[0]?.key;
  }

  /** The method that pays an order, if the account still has it. */
  methodOf(orderId: OrderId): PaymentMethod | undefined {
    const [order] = this.#rowsOf<StoredOrder>(ordersModel, [orderId]);
    const [account] = order ? this.#rowsOf<AccountRow>(accountsModel, [order.account_id]) : [];
    return account?.methods.find(({ token }) => token === order?.methods[orderId]);
  }

  async products(skus: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> {
    return new Map(this.#rowsOf<ProductRow>(productsModel, skus).map((row) => [row.key, row]));
  }

  async unpaidOrders(accountId: AccountId): Promise<readonly OrderId[]> {
    const rows = this.#rows<StoredOrder>(ordersModel).filter((row) => row.account_id === accountId);
    const unpaid = rows.filter(({ status, attempts }) => status === "locked" && attempts > 0);
    return unpaid.toSorted((a, b) => (a.week < b.week ? -1 : 1)).map(({ key }) => key);
  }

  async unsettled(accountId: AccountId): Promise<{ readonly boxes: number; readonly refunds: number }> {
    const own = (row: { readonly account_id: AccountId }) => row.account_id === accountId;
    const boxes = this.#rows<StoredOrder>(ordersModel).filter((row) => own(row) && unsettledStatuses.includes(row.status));
    return { boxes: boxes.length, refunds: this.#rows<RefundRequestRow>(refundRequestsModel).filter(own).length };
  }

  async hold(key: string): Promise<Hold | undefined> {
    return this.#rowsOf<DueRow>(dueModels.due_capacity, [keyOf("hold", key)])[0]?.state as Hold | undefined;
  }

  async *candidates(region: Region, week: string): AsyncGenerator<readonly GenerationCandidate[]> {
    const rows = this.#rows<GenerationInputRow>(generationInputsModel).filter(({ subscription_id: id }) => id !== null);
    const sorted = rows.toSorted((a, b) => (a.subscription_id! < b.subscription_id! ? -1 : 1));
    if (sorted.length > 0) yield sorted.flatMap((row) => candidateOf(row, region, week) ?? []);
  }

  /** Empty: in memory every event is applied. */
  async unreadableAccounts(): Promise<ReadonlySet<string>> {
    return new Set();
  }

  async inputHashes(subscriptionIds: readonly SubscriptionId[]): Promise<ReadonlyMap<string, string>> {
    const asked = new Set(subscriptionIds);
    const rows = this.#rows<GenerationInputRow>(generationInputsModel);
    return new Map(rows.flatMap(({ subscription_id: id, hash }) => (id !== null && asked.has(id) ? [[id, hash]] : [])));
  }

  async existingOrders(orderIds: readonly OrderId[]): Promise<ReadonlySet<OrderId>> {
    return new Set(this.#rowsOf<StoredOrder>(ordersModel, orderIds).map(({ key }) => key));
  }

  async codes(accountIds: readonly AccountId[]): Promise<ReadonlyMap<string, readonly CodeOnOrders[]>> {
    const all = this.#rows<StoredOrder>(ordersModel);
    const returned = new Set(all.flatMap(({ account_id, state }) => (isReturnedFirst(state) ? [account_id] : [])));
    const orders = all.filter(({ status }) => !isBoxless(status));
    const codes = this.#rowsOf<AccountRow>(accountsModel, accountIds).flatMap(({ key, discount_code, box_code }) => {
      const given = [discount_code, box_code, returned.has(key) ? FIRST_DELIVERY : null].filter((code) => code !== null);
      if (given.length === 0) return [];
      const grants = orders.flatMap((order) => (order.account_id === key ? order.state.grants : []));
      const carried = given.map((code) => {
        const own = grants.filter(({ name }) => name === code);
        return { code, orders: own.length, meals: own.reduce((sum, grant) => sum + ("meals" in grant ? grant.meals : 0), 0) };
      });
      return [[key, carried] as const];
    });
    return new Map(codes);
  }

  async sharesOfWeek(region: Region, depotIds: readonly string[], week: string): Promise<SharesOfWeek> {
    const isAsked = (row: StoredOrder) => row.week === week && (row.region === region || depotIds.includes(row.depot_id));
    const rows = this.#rows<StoredOrder>(ordersModel).filter(isAsked);
    return new Map(rows.map((row) => [row.key, takenBy(row.state)]));
  }

  async stockOfWeek(region: string, week: string): Promise<readonly StockLevelRow[]> {
    const rows = this.#rows<StockLevelRow>(stockLevelsModel).filter((row) => row.region === region && row.week === week);
    return rows.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  }

  async windowsBetween(depotIds: readonly string[], from: string, until: string): Promise<readonly SlotLevelRow[]> {
    const rows = this.#rows<SlotLevelRow>(slotLevelsModel);
    const asked = rows.filter(({ depot_id, date }) => depotIds.includes(depot_id) && date >= from && date <= until);
    return asked.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  async giftCardOf(codeHash: string): Promise<string | undefined> {
    return this.#rows<GiftCardRow>(giftCardsModel).find((row) => row.code_hash === codeHash)?.key;
  }

  async giftCardsBoughtBy(accountId: AccountId): Promise<readonly string[]> {
    const own = this.#rows<GiftCardRow>(giftCardsModel).filter(({ buyer_id }) => buyer_id === accountId);
    return own.map(({ key }) => key).toSorted();
  }

  async inquiriesOf(accountId: AccountId): Promise<readonly string[]> {
    const own = this.#rows<InquiryRow>(inquiriesModel).filter(({ account_id }) => account_id === accountId);
    return own.map(({ key }) => key).toSorted();
  }

  async due(kind: DueKind, now: string, limit: number): Promise<readonly DueAt[]> {
    this.follow();
    const due = [...this.#due.get(kind)!.values()].filter(({ at }) => at <= now);
    return due.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).slice(0, limit);
  }

  /** The next instant, after the given one, at which a thing of these kinds becomes due; undefined if there is none. */
  nextDue(kinds: readonly DueKind[], after = ""): string | undefined {
    this.follow();
    let next: string | undefined;
    for (const kind of kinds)
      for (const { at } of this.#due.get(kind)!.values()) if (at > after && (next === undefined || at < next)) next = at;
    return next;
  }

  /** Drops the rows of read models whose nouns are finished; later events about them begin new rows. */
  forget(models: readonly AnyReadModel[]): void {
    for (const { name } of models) {
      const rows = this.#tables.get(name)!;
      if (dueTables.has(name)) for (const row of rows.values()) this.#keepDue(row as DueRow, undefined);
      rows.clear();
    }
  }

  /** Folds the log up to `lag` events before its end. */
  follow(): void {
    const until = this.#log.head - this.lag;
    for (; this.#followed < until; this.#followed++) {
      const event = this.#log.at(this.#followed);
      const category = categoryOf(event.stream);
      for (const each of factModels) {
        if (!(each.categories as readonly string[]).includes(category)) continue;
        const rows = this.#tables.get(each.name)!;
        for (const key of each.keys(event)) {
          const before = rows.get(key);
          const row: KeyedRow | undefined = each.evolve(before, event, key);
          if (row) rows.set(key, row);
          else rows.delete(key);
          if (dueTables.has(each.name)) this.#keepDue(before as DueRow | undefined, row as DueRow | undefined);
        }
      }
    }
  }

  #keepDue(before: DueRow | undefined, row: DueRow | undefined): void {
    if (before?.kind && before.kind !== row?.kind) this.#due.get(before.kind)!.delete(before.key);
    if (row?.kind) this.#due.get(row.kind)!.set(row.key, { ...dueOfRow(row), at: row.at! });
  }

  #table<Row extends KeyedRow>(model: AnyReadModel): ReadonlyMap<string, Row> {
    this.follow();
    return this.#tables.get(model.name) as unknown as ReadonlyMap<string, Row>;
  }

  #rows<Row extends KeyedRow>(model: AnyReadModel): Row[] {
    return [...this.#table<Row>(model).values()];
  }

  #rowsOf<Row extends KeyedRow>(model: AnyReadModel, keys: readonly string[]): Row[] {
    const table = this.#table<Row>(model);
    return [...new Set(keys)].flatMap((key) => table.get(key) ?? []);
  }
}

const nameOf = ({ depot_id, date, window }: SlotLevelRow): string => `${depot_id} ${date} ${window}`;
