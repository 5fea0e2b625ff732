import type { Pool } from "@tablee/platform/postgres";

/** The differences between two runs of the same week and region. */
export interface Differences extends RowDifferences {
  /** Items whose number of portions differs, the greatest difference first. */
  readonly portions: readonly { readonly sku: string; readonly before: number; readonly after: number }[];
}

/** Subscriptions whose order differs, that newly get an order, and that no longer get one. */
interface RowDifferences {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
}

/** The differences between the rows of two runs. */
export async function differencesOfRows(pool: Pool, before: string, after: string): Promise<RowDifferences> {
  const { rows } = await pool.query<RowDifferences>(
    `SELECT (count(*) FILTER (WHERE a.run_id IS NOT NULL AND b.run_id IS NOT NULL AND a.picks <> b.picks))::int AS changed,
            (count(*) FILTER (WHERE a.run_id IS NULL))::int AS added, (count(*) FILTER (WHERE b.run_id IS NULL))::int AS removed
     FROM (SELECT * FROM scratch.run_row WHERE run_id = $1) a FULL JOIN (SELECT * FROM scratch.run_row WHERE run_id = $2) b USING (subscription_id)`,
    [before, after],
  );
  return rows[0]!;
}

type Portions = readonly { readonly sku: string; readonly portions: number }[];

/** Items whose number of portions differs between two runs. */
export function differencesOfPortions(before: Portions, after: Portions): Differences["portions"] {
  const portionsOf = (totals: Portions) => new Map(totals.map(({ sku, portions }) => [sku, portions]));
  const [was, is] = [portionsOf(before), portionsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((sku) => ({ sku, before: was.get(sku) ?? 0, after: is.get(sku) ?? 0 }))
    .filter((row) => row.before !== row.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
