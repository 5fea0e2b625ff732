import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import type { HeldRun } from "../runs/held-run.ts";
import type { PreviewRow } from "./row.ts";
import { hashesOfRows, rowsOf } from "./rows.ts";

const CHUNK = 400;
const HASHES = 5_000;

/** A subscription's order as a preview showed it. It lacks the grants of codes, which the commit adds. */
export type PreviewedOrder = Readonly<{
  subscriptionId: SubscriptionId;
  accountId: AccountId;
  plan: PreviewRow["plan"];
  slot: PreviewRow["slot"];
  paused: boolean;
  picks: readonly { readonly sku: string; readonly quantity: number }[];
  inputHash: string;
}>;

/** A subscription of a preview with the hash of its inputs. */
export type PreviewedHash = Pick<PreviewedOrder, "subscriptionId" | "inputHash">;

/** For every row of a run. */
export async function* previewedHashes(pool: Pool, run: HeldRun): AsyncGenerator<PreviewedHash[]> {
  for await (const rows of hashesOfRows(pool, run.row.run_id, HASHES)) {
    await run.keep();
    yield rows.map(({ subscription_id: subscriptionId, input_hash: inputHash }) => ({ subscriptionId, inputHash }));
  }
}

/**
 * The rows of a run in the form that a commit makes orders from; before each chunk its worker makes sure that it still has the run. @throws
 * LeaseLost
 */
export async function* previewedOrders(pool: Pool, run: HeldRun): AsyncGenerator<PreviewedOrder[]> {
  for await (const rows of rowsOf(pool, run.row.run_id, CHUNK)) {
    await run.keep();
    yield rows.map(previewedOrder);
  }
}

/** A row of a preview in the form that a commit makes an order from. */
export const previewedOrder = (row: PreviewRow): PreviewedOrder => ({
  subscriptionId: row.subscription_id,
  accountId: row.account_id,
  plan: row.plan,
  slot: row.slot,
  paused: row.paused,
  picks: row.picks,
  inputHash: row.input_hash,
});
