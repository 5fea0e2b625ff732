import { generate } from "@tablee/domain/order-generation/generate";
import type { Generated } from "@tablee/domain/order-generation/generated";
import type { WeekInput } from "@tablee/domain/order-generation/inputs";
import type { GenerationResult } from "@tablee/domain/order-generation/result";
import type { GenerationCandidate } from "@tablee/projections/generation-inputs/queries";
import { exceptions, type PreviewRow } from "../rows/row.ts";
import type { RunSummary } from "../runs/run.ts";

/** The inputs of a preview. */
export interface Gathered {
  readonly week: WeekInput;
  /** In the order of their subscriptions' ids. */
  readonly candidates: readonly GenerationCandidate[];
  /** The numbers of subscriptions that get no order: they have one already, are too late for one, or cannot be read. */
  readonly left: Pick<RunSummary, "alreadyThere" | "late" | "unreadable">;
}

export interface Preview {
  readonly result: GenerationResult;
  readonly rows: Iterable<PreviewRow>;
  readonly summary: Omit<RunSummary, "sincePrevious">;
}

/**
 * The orders of a week and region. Pure: the same inputs give the same orders. With `previous`, only what changed since that result is
 * computed.
 */
export function previewOf({ week, candidates, left }: Gathered, previous?: GenerationResult): Preview {
  const inputs = candidates.map((candidate) => candidate.input);
  const result = generate(week, inputs, previous);
  return { result, rows: { [Symbol.iterator]: () => rowsOf(candidates, result) }, summary: summarize(result, week.unitsLeft, left) };
}

function* rowsOf(candidates: readonly GenerationCandidate[], result: GenerationResult): Generator<PreviewRow> {
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

/** The gravest exception of a result, as its index in `exceptions`. */
function exceptionOf(generated: Generated): number {
  if (generated.short) return exceptions.indexOf("short");
  if (generated.picks.some((pick) => pick.reason === "replacement")) return exceptions.indexOf("replaced");
  return exceptions.indexOf(generated.picks.some((pick) => pick.reason !== "preferred") ? "relaxed" : "none");
}

function summarize(result: GenerationResult, unitsLeft: ReadonlyMap<string, number>, left: Gathered["left"]): Preview["summary"] {
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
