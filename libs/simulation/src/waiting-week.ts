import { slots, stocks, subscriptions } from "@tablee/commands/aggregates";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import type { RunToCommit } from "@tablee/commands/generation/commit-generation";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { accountId, idFrom, orderIdOf, subscriptionId } from "@tablee/domain/kernel/ids";
import { addWeeks } from "@tablee/domain/kernel/time";
import { slotId, stockId } from "@tablee/domain/streams";
import { plan, runId, tastes } from "@tablee/domain/testing/examples";
import { Household } from "./household.ts";
import { items, skuOf, slot, weeks } from "./setting.ts";
import { World } from "./world.ts";

/** A week whose generation has opened, and five households that wait for their orders. */
export const region = "on";
export const week = weeks[0]!;
export const now = `${addWeeks(week, -6)}T20:00:00.000Z`;
export const { deliveryDate: date } = orderCalendar(week, slot.weekday, slot.window, slot.zone);
export const place = slotId(slot.depotId, date, slot.window);
export const households = [1, 2, 3, 4, 5].map((number) => ({
  accountId: accountId(idFrom("commits", number)),
  subscriptionId: subscriptionId(idFrom("commit", number)),
}));
/** A row of a run: an order as its preview showed it. */
export type PreviewedOrder = ReturnType<RunToCommit["chunks"]> extends AsyncIterable<readonly (infer Row)[]> ? Row : never;

/** Each household gets one of each, where there is any left. */
export const dishes = [1, 2, 3];

export const as = (...name: string[]): CommandContext => scheduledBy("commit-test", name, now);
export const orderOf = (one: Pick<PreviewedOrder, "subscriptionId">) => orderIdOf(one.subscriptionId, week);

interface There {
  readonly units?: Readonly<Record<number, number>>;
  readonly places?: number;
}

/**
 * A week with its menu, little stock and a small slot, and households that wait for their orders; the run's rows in two chunks. Four
 * of five households get a slot; the second dish has units for three, the third for four.
 */
export async function waiting({ units = { 1: 9, 2: 3, 3: 4 }, places = 4 }: There = {}): Promise<{
  readonly household: Household;
  readonly run: RunToCommit;
  readonly rows: readonly PreviewedOrder[];
}> {
  const world = new World();
  const { steps } = world.process();
  await publishMenu(steps, { region, week, items }, as("menu"));
  for (const dish of dishes) {
    const of = { region, week, sku: skuOf(dish) } as const;
    await steps.handle(stocks, stockId(region, week, of.sku), { type: "Open", of, units: units[dish]!, at: now }, as("stock", of.sku));
  }
  const of = { depotId: slot.depotId, date, window: slot.window };
  await steps.handle(slots, place, { type: "Open", of, units: places, at: now }, as("slot"));
  for (const household of households) {
    const start = { type: "StartSubscription", ...household, region, plan, tastes, slot, firstWeek: week, at: now } as const;
    const context = { ...as("start", household.subscriptionId), subject: household.accountId };
    await steps.handle(subscriptions, household.subscriptionId, start, context);
  }
  const hashes = await steps.facts.inputHashes(households.map((one) => one.subscriptionId));
  const picks = dishes.map((dish) => ({ sku: skuOf(dish), quantity: 1 }));
  const rows = households.map((one) => ({ ...one, plan, slot, paused: false, picks, inputHash: hashes.get(one.subscriptionId)! }));
  async function* chunks() {
    yield rows.slice(0, 3);
    yield rows.slice(3);
  }
  const run = { runId, region, week, menuRevision: 0, subscriptions: rows.length, partial: true, chunks, hashes: chunks } as const;
  return { household: new Household(world, now, { followed: world.log.events.length }), run, rows };
}

/** Lines of what happened with the households' numbers in place of their orders' ids. */
export const numbered = (lines: readonly string[]): string[] =>
  lines.map((line) => households.reduce((text, one, i) => text.replace(orderOf(one), `#${i + 1}`), line));
