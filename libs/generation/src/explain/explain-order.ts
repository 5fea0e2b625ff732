import type { OrderId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import type { Week } from "@tablee/domain/kernel/time";
import { type Menu, menu } from "@tablee/domain/menu/decider";
import type { MenuEvent } from "@tablee/domain/menu/events";
import type { OrderEvent } from "@tablee/domain/order/events";
import { isMadeAtSignUp } from "@tablee/domain/order/made-at-sign-up";
import { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { type Explanation, explain } from "@tablee/domain/order-generation/explain";
import { hashOfResult, type SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { type GenerationPolicy, generationPolicies } from "@tablee/domain/order-generation/policy";
import { menuId, streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { PreviewRow } from "../rows/row.ts";
import type { RunRow } from "../runs/run.ts";
import { historyOf, type Log } from "./history.ts";
import { inputsOfRun } from "./inputs-of-run.ts";
import { inputsOfSignUp } from "./inputs-of-sign-up.ts";

/** The reasons for an order's contents, with the inputs read for it. */
export interface Explained extends Explanation {
  readonly input: SubscriptionInput;
}

/**
 * Explains why an order was made as it was: from the menu at the revision that it names, and from the terms and earlier orders as they were
 * when they had the hash that it carries. Returns undefined for an order that was never made, and "unknown" when the log no longer holds
 * the inputs of that hash.
 */
export async function explainOrder(log: Log, orderId: OrderId): Promise<Explained | "unknown" | undefined> {
  const made = (await log.read(streamName("order", orderId)))[0] as Stored<OrderEvent> | undefined;
  if (made?.type !== "OrderGenerated") return undefined;
  const { subscriptionId, region, week, lines, inputs } = made.data;
  const policy = generationPolicies.find(({ version }) => version === inputs.policyVersion);
  const compiled = policy && (await compiledAt(log, { region, week }, inputs.menuRevision, policy));
  const history = await historyOf(log, subscriptionId, week, made.position);
  if (!compiled || !history) return "unknown";
  const hash = inputs.hash.slice(hashOfResult({ region, week, menuRevision: inputs.menuRevision }, inputs.policyVersion, "").length);
  const input = isMadeAtSignUp(inputs) ? inputsOfSignUp(history, week, hash) : inputsOfRun(history, region, week, hash);
  return input ? { ...explain(compiled, input, lines), input } : "unknown";
}

/** Explains a row that a run has made, committed or not. */
export async function explainRow(log: Log, run: RunRow, row: PreviewRow): Promise<Explained | "unknown"> {
  const compiled = run.menu_revision === null ? undefined : await compiledAt(log, run, run.menu_revision);
  const history = await historyOf(log, row.subscription_id, run.week);
  const input = history && inputsOfRun(history, run.region, run.week, row.input_hash);
  return compiled && input ? { ...explain(compiled, input, row.picks), input } : "unknown";
}

/** A week's menu as it was at a revision of its stream. */
async function compiledAt(
  log: Log,
  { region, week }: { readonly region: Region; readonly week: Week },
  menuRevision: number,
  policy?: GenerationPolicy,
): Promise<CompiledWeek | undefined> {
  const events = (await log.read(streamName("menu", menuId(region, week)))) as readonly Stored<MenuEvent>[];
  const then = events.filter(({ revision }) => revision <= menuRevision).reduce<Menu>(menu.evolve, menu.initialState);
  if (then.status === "none") return undefined;
  return new CompiledWeek({ region, week, items: then.items, ranking: then.ranking, menuRevision, unitsLeft: new Map() }, policy);
}
