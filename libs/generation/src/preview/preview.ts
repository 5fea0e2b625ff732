import { isLate } from "@tablee/commands/generation/leave-out";
import type { Region } from "@tablee/domain/kernel/region";
import { type Generated, type GenerationResult, generate } from "@tablee/domain/order-generation/generate";
import { LruCache } from "@tablee/platform/lru-cache";
import type { Pool } from "@tablee/platform/postgres";
import { candidatesIn, type GenerationCandidate, unreadableAccounts } from "@tablee/projections/generation-inputs/queries";
import {
  compareRuns,
  exceptions,
  previousRun,
  type RunRow,
  type RunSummary,
  type ScratchRow,
  writeRows,
} from "@tablee/projections/generation-scratch/scratch";
import { menuOf } from "@tablee/projections/menus/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";

/** What the last preview of a week and region made, so that the next one computes only what changed. */
export type Previews = LruCache<string, GenerationResult>;

/** Subscriptions in all previews that are kept: those of a week of every region at 100,000 customers, or of many small weeks. */
const MOST_KEPT = 150_000;
export const keptPreviews = (): Previews => new LruCache(MOST_KEPT);

const previewKey = (region: Region, week: string): string => `${region}:${week}`;

export interface Previewing {
  readonly pool: Pool;
  readonly facts: ReadDb;
  /** Writes how far it has come. @throws LeaseLost when the run was cancelled or taken over */
  readonly change: (change: Partial<RunRow>) => Promise<void>;
  /** By the product's clock: what is too close to its cutoff now is left out. */
  readonly now: string;
}

/** Computes a run and writes its rows and summary; appends nothing. `next` is the state that the run has afterwards. */
export async function preview({ pool, facts, change, now }: Previewing, run: RunRow, previews: Previews, next: Partial<RunRow>) {
  const { run_id: runId, region, week } = run;
  const unreadable = await unreadableAccounts(facts);
  const candidates: GenerationCandidate[] = [];
  const left = { alreadyThere: 0, late: 0, unreadable: 0 };
  for await (const chunk of candidatesIn(facts, region, week)) {
    for (const candidate of chunk) {
      if (candidate.served) left.alreadyThere++;
      else if (unreadable.has(candidate.accountId)) left.unreadable++;
      else if (isLate(candidate, week, now)) left.late++;
      else candidates.push(candidate);
    }
    const done = candidates.length + left.alreadyThere + left.late + left.unreadable;
    await change({ phase: "reading", done, total: done });
  }
  const menu = (await menuOf(facts, region, week)) ?? (candidates.length === 0 ? noMenu : undefined);
  if (!menu) throw new Error(`there is no menu for ${region} ${week}`);
  await change({ phase: "picking", menu_revision: menu.revision, done: 0, total: candidates.length });
  const unitsLeft = await unitsLeftIn(facts, region, week);
  const input = { region, week, items: menu.items, ranking: menu.ranking, menuRevision: menu.revision, unitsLeft };
  const result = generate(
    input,
    candidates.map((candidate) => candidate.input),
    previews.get(previewKey(region, week)),
  );
  previews.set(previewKey(region, week), result, result.results.length + 1);
  await change({ phase: "writing" });
  await writeRows(pool, runId, rows(candidates, result));
  const summary = { ...summarize(result, unitsLeft, left), sincePrevious: await differences(pool, run, result) };
  await change({ ...next, phase: "done", done: candidates.length, finished_at: now, summary });
}

/** Of a week that nobody can get an order for any more. */
const noMenu = { items: [], ranking: {}, revision: -1 };

function* rows(candidates: readonly GenerationCandidate[], result: GenerationResult): Generator<ScratchRow> {
  for (const [i, generated] of result.results.entries()) {
    const { accountId, plan, slot, paused, input } = candidates[i]!;
    yield {
      subscription_id: input.subscriptionId,
      account_id: accountId,
      plan,
      slot,
      diets: input.tastes.diets,
      paused,
      picks: generated.picks.map(({ item, quantity, rank, reason }) => ({
        sku: result.week.items[item]!.sku,
        quantity,
        rank: rank + 1,
        reason,
      })),
      input_hash: input.hash,
      exception: exceptionOf(generated),
    };
  }
}

/** The gravest of what is unusual about a result, as its place in `exceptions`. */
function exceptionOf(generated: Generated): number {
  if (generated.short) return exceptions.indexOf("short");
  if (generated.picks.some((pick) => pick.reason === "replacement")) return exceptions.indexOf("replaced");
  return exceptions.indexOf(generated.picks.some((pick) => pick.reason !== "preferred") ? "relaxed" : "none");
}

function summarize(
  result: GenerationResult,
  unitsLeft: ReadonlyMap<string, number>,
  left: Pick<RunSummary, "alreadyThere" | "late" | "unreadable">,
): Omit<RunSummary, "sincePrevious"> {
  const totals = result.week.items.map((item) => ({
    sku: item.sku,
    kind: item.kind as "ready-to-cook" | "ready-to-eat",
    orders: 0,
    portions: 0,
    units: unitsLeft.get(item.sku) ?? 0,
  }));
  const counts = [0, 0, 0, 0];
  for (const generated of result.results) {
    counts[exceptionOf(generated)]!++;
    for (const pick of generated.picks) {
      totals[pick.item]!.orders++;
      totals[pick.item]!.portions += pick.quantity;
    }
  }
  const [, relaxed, replaced, short] = counts as [number, number, number, number];
  const orders = result.results.length;
  return {
    subscriptions: orders + left.alreadyThere + left.late + left.unreadable,
    orders,
    ...left,
    short,
    replaced,
    relaxed,
    totals: totals.sort((a, b) => b.portions - a.portions),
    oversold: [...result.oversold],
  };
}

async function differences(pool: Pool, run: RunRow, result: GenerationResult): Promise<RunSummary["sincePrevious"]> {
  const before = await previousRun(pool, run);
  if (!before?.summary) return null;
  const portionsBefore = new Map(before.summary.totals.map((total) => [total.sku, total.portions]));
  const portionsAfter = new Map<string, number>();
  for (const { picks } of result.results) {
    for (const pick of picks) {
      const { sku } = result.week.items[pick.item]!;
      portionsAfter.set(sku, (portionsAfter.get(sku) ?? 0) + pick.quantity);
    }
  }
  const skus = new Set([...portionsBefore.keys(), ...portionsAfter.keys()]);
  const portions = [...skus]
    .map((sku) => ({ sku, before: portionsBefore.get(sku) ?? 0, after: portionsAfter.get(sku) ?? 0 }))
    .filter((row) => row.before !== row.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return { runId: before.run_id, ...(await compareRuns(pool, before.run_id, run.run_id)), portions };
}
