import { type AccountId, type SubscriptionId, subscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { compareCodes } from "@tablee/domain/kernel/text/collation";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { inWeek, tastesNow } from "@tablee/domain/subscription/terms";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import type { StoredEvent } from "@tablee/event-store/events";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import { type GenerationInputRow, generationInputsModel, hashOf } from "./read-model.ts";

/** One subscription as a run over a week sees it: the inputs of its picks, and the facts that its order is made from. */
export interface GenerationCandidate {
  readonly input: SubscriptionInput;
  readonly accountId: AccountId;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly paused: boolean;
  /** It already has an order for the week, or a reason for having none. */
  readonly served: boolean;
  readonly firstWeek: Week;
}

/** The candidate of a row for a week; undefined when it gets no order there. */
export function candidateOf(row: GenerationInputRow, region: Region, week: Week): GenerationCandidate | undefined {
  const { terms, subscription_id: subscriptionId, first_week: firstWeek } = row;
  if (!terms || !subscriptionId || !firstWeek || !row.served_from || row.status === "closed" || week < firstWeek) return undefined;
  const place = inWeek(terms.slots, week);
  if (place.region !== region) return undefined;
  const plan = inWeek(terms.plans, week);
  return {
    input: { subscriptionId, plan, tastes: inWeek(terms.tastes, week), recent: recentIn(row, week), ratings: row.ratings, hash: row.hash },
    accountId: row.key,
    plan,
    slot: place.slot,
    paused: row.status === "paused",
    served: byWeek(row.sent).some((entry) => entry.week === week) || row.left_out[week] !== undefined,
    firstWeek,
  };
}

/** The inputs by which the existing box of a week is changed: the household's latest tastes, also for a week before they count for new boxes. */
export function inputOfBox(row: GenerationInputRow, week: Week): SubscriptionInput | undefined {
  const { terms, subscription_id: subscriptionId, ratings, hash } = row;
  if (!terms || !subscriptionId) return undefined;
  return { subscriptionId, plan: inWeek(terms.plans, week), tastes: tastesNow(terms), recent: recentIn(row, week), ratings, hash };
}

const recentIn = (row: GenerationInputRow, week: Week): SubscriptionInput["recent"] =>
  byWeek(row.sent)
    .filter((entry) => entry.counts && entry.week < week)
    .flatMap(({ week: sentIn, skus }) => skus.map((sku) => [sku, sentIn] as const));

/** Sorted by week, then by order: Postgres and memory keep the keys of an object in different orders. */
const byWeek = (sent: GenerationInputRow["sent"]): GenerationInputRow["sent"][string][] =>
  Object.entries(sent)
    .toSorted(([id, { week }], [other, { week: after }]) => (week < after || (week === after && id < other) ? -1 : 1))
    .map(([, entry]) => entry);

/** The rows of an account after each of its events, in order; the first, undefined, is from before any event. */
export function rowsAfter(accountId: AccountId, events: readonly StoredEvent[]): readonly (GenerationInputRow | undefined)[] {
  const rows: (GenerationInputRow | undefined)[] = [undefined];
  for (const event of events)
    if (generationInputsModel.keys(event).includes(accountId)) rows.push(generationInputsModel.evolve(rows.at(-1), event, accountId));
  return rows;
}

/** The row after a run has recorded weeks as not covered. */
export function leavingOut(row: GenerationInputRow, weeks: readonly Week[]): GenerationInputRow {
  const left = { ...row, left_out: Object.fromEntries(weeks.map((week) => [week, "not-covered" as const])) };
  return { ...left, hash: hashOf(left) };
}

/** Every subscription in a region that is to get an order in a week, by id of subscription. Rows are read in chunks by key. */
export async function* candidatesIn(db: ReadDb, region: Region, week: Week, chunk = 5_000): AsyncGenerator<GenerationCandidate[]> {
  let after = subscriptionId("");
  for (;;) {
    const rows = await db
      .selectFrom("read.generation_inputs")
      .selectAll()
      .where((where) => where.or([where("region", "=", region), where("next_region", "=", region)]))
      .where("status", "in", ["active", "paused"])
      .where("subscription_id", ">", after)
      .orderBy("subscription_id")
      .limit(chunk)
      .execute();
    if (rows.length === 0) return;
    yield rows.flatMap((row) => candidateOf(row, region, week) ?? []);
    after = rows.at(-1)!.subscription_id!;
  }
}

/** The inputs by which an account's existing box of a week is changed; undefined where they cannot be read. */
export async function inputOfAccountsBox(db: ReadDb, accountId: AccountId, week: Week): Promise<SubscriptionInput | undefined> {
  const row = await db.selectFrom("read.generation_inputs").selectAll().where("key", "=", accountId).executeTakeFirst();
  return row && inputOfBox(row, week);
}

/** The SKUs of which an account wants less, in the order of the alphabet. */
export async function lessWantedBy(db: ReadDb, accountId: AccountId): Promise<readonly string[]> {
  const row = await db.selectFrom("read.generation_inputs").select("less").where("key", "=", accountId).executeTakeFirst();
  return Object.keys(row?.less ?? {}).toSorted(compareCodes);
}

/** A week and region in which subscriptions have neither an order nor a reason for having none. */
export interface UncoveredWeek {
  readonly region: Region;
  readonly week: Week;
  readonly subscriptions: number;
}

/** Uncovered weeks up to `upTo`; leaves out subscriptions whose row is parked, and sign-ups in progress. */
export async function uncoveredWeeks(db: ReadDb, upTo: Week, now: Instant): Promise<UncoveredWeek[]> {
  const { rows } = await sql<UncoveredWeek>`
    SELECT next_region AS region, next_week::text AS week, count(*)::int AS subscriptions FROM read.generation_inputs g
    WHERE status IN ('active', 'paused') AND next_week <= ${upTo} AND served_from <= ${now}
      AND NOT EXISTS (SELECT 1 FROM read.parked p WHERE p.model = 'generation_inputs' AND p.key = g.key)
    GROUP BY 1, 2 ORDER BY 2, 1`.execute(db);
  return rows;
}

/** Accounts whose inputs cannot be read at present: an event could not be applied to their row. */
export async function unreadableAccounts(db: ReadDb): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`SELECT key FROM read.parked WHERE model = 'generation_inputs'`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Hashes of inputs by account, for statements that compare them with those of a run. */
export const inputsOfAccounts = sql`(SELECT key, hash FROM read.generation_inputs)`;

/** Hashes of subscriptions' present inputs: they show whether a preview still holds. */
export async function hashesOf(db: ReadDb, subscriptionIds: readonly SubscriptionId[]): Promise<ReadonlyMap<string, string>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("read.generation_inputs")
    .select(["subscription_id", "hash"])
    .where("subscription_id", "in", subscriptionIds)
    .execute();
  return new Map(rows.map((row) => [row.subscription_id!, row.hash]));
}
