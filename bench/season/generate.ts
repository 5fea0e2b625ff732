import { menus } from "@tablee/commands/aggregates";
import { commitGeneration } from "@tablee/commands/generation/commit-generation";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import { menuId } from "@tablee/domain/streams";
import { previewOf } from "@tablee/generation/preview/preview";
import { type PreviewedOrder, previewedOrder } from "@tablee/generation/rows/previewed-orders";
import type { GenerationCandidate } from "@tablee/projections/generation-inputs/queries";
import { chunksOf } from "./chunks.ts";
import type { Customer } from "./customers.ts";
import type { Part } from "./part.ts";
import { contextOf, type Stage } from "./stage.ts";

/** Orders that take their stock and places together. */
const CHUNK = 400;

/** Previews a week's orders for some of a region's households, and commits them; a wave for each chunk. */
export async function generate(
  stage: Stage,
  { region, week, customers }: { readonly region: Region; readonly week: Week; readonly customers: readonly Customer[] },
  at: Instant,
): Promise<Part[][]> {
  const { menuRevision, orders } = await preview(stage, region, week, new Set(customers.map(({ subscriptionId }) => subscriptionId)));
  const runId = idFrom("season-run", region, week);
  async function* chunks(): AsyncGenerator<PreviewedOrder[]> {
    yield* chunksOf(orders, CHUNK);
  }
  const waves: Part[][] = [];
  const onProgress = async () => void waves.push(await stage.wave());
  const run = { runId, region, week, menuRevision, subscriptions: orders.length, partial: false, chunks, hashes: chunks, onProgress };
  await commitGeneration(stage.steps, run, contextOf(at, ["commit", runId]));
  return [...waves, await stage.wave()];
}

async function preview({ steps }: Stage, region: Region, week: Week, chosen: ReadonlySet<string>) {
  const { state: menu, revision: menuRevision } = await steps.load(menus, menuId(region, week));
  if (menu.status === "none") throw new Error(`there is no menu for ${region} ${week}`);
  const { items, ranking } = menu;
  const candidates: GenerationCandidate[] = [];
  for await (const some of steps.facts.candidates(region, week))
    candidates.push(...some.filter(({ served, input }) => !served && chosen.has(input.subscriptionId)));
  const input = { region, week, items, ranking, menuRevision, unitsLeft: await steps.facts.unitsLeft(region, week) };
  const { rows } = previewOf({ week: input, candidates, left: { alreadyThere: 0, late: 0, unreadable: 0 } });
  return { menuRevision, orders: [...rows].map(previewedOrder) };
}
