import type { EventStore } from "@tablee/event-store/event-store";
import { onItsOwnPool, type Pool } from "@tablee/platform/postgres";
import { allReadModels } from "@tablee/projections/all-read-models";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import type { Charges } from "@tablee/testing/model/rules";
import { gatewayCharges, gatewayNetCents } from "../../stage/gateway-view.ts";

/** The charges of the embedded gateway, by its own books. */
export async function gatewayBooks(pool: Pool): Promise<Charges> {
  return new Map((await gatewayCharges(pool)).map((charge) => [charge.reference, charge]));
}

/** The books, read by SQL alone. */
export async function judgeBooks(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(`
    SELECT (SELECT count(*) FROM (SELECT entry_id FROM read.ledger GROUP BY entry_id HAVING sum(cents) <> 0) x)
             AS "the postings of each entry add up to zero",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger)
             AS "the books add up to zero",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger WHERE account = 'cash')
             - ${await gatewayNetCents(pool)} AS "captured − refunded by the gateway = cash in the books",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger WHERE account = 'points-liability')
             + (SELECT coalesce(sum(available), 0) FROM read.points_balances)
             AS "the points that are owed are those that are available",
           (SELECT coalesce(sum(cents), 0) FROM read.ledger WHERE account = 'points-clearing')
             AS "nothing is left between points and the credit that they were exchanged for",
           (SELECT count(*) FROM read.stock_levels WHERE taken < 0 OR taken > units)
             AS "no more stock is taken than there is",
           (SELECT count(*) FROM read.parked)
             AS "nothing is parked"`);
  return broken(rows[0]!);
}

/** Checks that nothing is left to do. */
export async function judgeLists(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT count(*) AS "nothing is left to be done" FROM read.due_orders WHERE kind <> 'reminder'`,
  );
  return broken(rows[0]!);
}

/** Checks that every read model equals a fresh fold of its events; each is rebuilt for that, and swapped. */
export async function judgeFolds(store: EventStore, { options }: Pool): Promise<string[]> {
  const folded: string[] = [];
  // A rebuild takes longer than the pool for calls allows.
  await onItsOwnPool(options.connectionString!, async (pool) => {
    for (const model of allReadModels) {
      const { parity } = await rebuild(model, store, pool);
      if (!parity?.equal) folded.push(`broken: ${model.name} is the fold of its events (${parity?.different ?? "?"} rows differ)`);
    }
  });
  return folded;
}

const broken = (differences: Readonly<Record<string, string>>): string[] =>
  Object.entries(differences).flatMap(([rule, difference]) => (Number(difference) === 0 ? [] : [`broken: ${rule} (${difference})`]));
