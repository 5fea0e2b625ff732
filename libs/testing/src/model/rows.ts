import type { OrderId } from "@tablee/domain/kernel/ids";
import { isOf, type StreamCategory } from "@tablee/domain/streams";
import { type LedgerRow, ledgerModel } from "@tablee/projections/ledger/read-model";
import { type OrderRow, ordersModel, type StoredOrder, orderRow as viewOf } from "@tablee/projections/orders/read-model";
import type { AnyReadModel, KeyedRow } from "@tablee/projections/runtime/read-model";
import type { World } from "@tablee/simulation/world";
import { must } from "@tablee/testing/model/rules";

/** The rows of a read model that has no facts, folded from the whole log by its own definition. */
export function rowsOf<Row extends KeyedRow>(model: AnyReadModel, { log }: World): readonly Row[] {
  const rows = new Map<string, KeyedRow>();
  for (const event of log.events) {
    if (!(model.categories as readonly StreamCategory[]).some((category) => isOf(category, event.stream))) continue;
    for (const key of model.keys(event)) {
      const row: KeyedRow | undefined = model.evolve(rows.get(key), event, key);
      if (row) rows.set(key, row);
      else rows.delete(key);
    }
  }
  return [...rows.values()] as unknown as Row[];
}

/** The row of an order as the account shows it. */
export function orderRow(world: World, orderId: OrderId): OrderRow {
  const stored = rowsOf<StoredOrder>(ordersModel, world).find(({ key }) => key === orderId)!;
  return viewOf(stored.state, stored);
}

const total = (rows: readonly LedgerRow[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** Checks that the books balance: in each entry, in each order, in all, and with the gateway. @throws Error naming what does not */
export function checkBooks(world: World): void {
  const rows = rowsOf<LedgerRow>(ledgerModel, world);
  must(rows.length > 0, "the books have entries");
  must(
    [...Map.groupBy(rows, (row) => row.entry_id).values()].every((entry) => total(entry) === 0),
    "the postings of each entry add up to zero",
  );
  must(
    [...Map.groupBy(rows, (row) => row.order_id).values()].every((order) => total(order) === 0),
    "the entries of each order add up to zero",
  );
  const of = (account: LedgerRow["account"]) => total(rows.filter((row) => row.account === account));
  must(of("card-clearing") === 0, "nothing is left between payments and orders");
  must(of("points-clearing") === 0, "nothing is left between points and the credit they were exchanged for");
  must(of("cash") === world.gateway.netCents, "the cash in the books is what the gateway has");
}
