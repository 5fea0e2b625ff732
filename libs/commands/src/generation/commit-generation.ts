import { generationOpensAt, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { refuse } from "@tablee/domain/kernel/errors";
import { orderIdOf, type SubscriptionId } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/place/region";
import { menuId } from "@tablee/domain/streams";
import type { PreviewedHash, PreviewedOrder } from "@tablee/generation/rows/previewed-orders";
import { generations, menus } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { type ChunkResult, makeChunk, reserveChunk } from "./commit-chunk.ts";
import { leaveOut } from "./leave-out.ts";

export interface RunToCommit {
  readonly runId: string;
  readonly region: Region;
  readonly week: string;
  readonly menuRevision: number;
  readonly subscriptions: number;
  readonly partial: boolean;
  /** Reads the preview's orders in chunks, in the same order each time. */
  readonly chunks: () => AsyncIterable<readonly PreviewedOrder[]>;
  /** Reads the input hashes of each of the preview's subscriptions, in larger chunks. */
  readonly hashes: () => AsyncIterable<readonly PreviewedHash[]>;
  readonly onProgress?: (done: number) => Promise<void>;
}

interface CommitResult {
  readonly orders: number;
  readonly alreadyThere: number;
  readonly changed: readonly SubscriptionId[];
  readonly soldOut: readonly string[];
  readonly position: bigint;
}

const nothing: CommitResult = { orders: 0, alreadyThere: 0, changed: [], soldOut: [], position: 0n };

/**
 * Makes the orders that a preview showed, in chunks of several hundred, for every subscription whose inputs are still the same. It is
 * refused when a row no longer holds, unless a partial commit was asked for. Subscriptions that are too close to their cutoff, or whose
 * inputs cannot be read, are recorded as left out. Every step has an id of its own derived from the run: a crash and a second run change
 * nothing.
 * @throws Refused generation-not-open, generation-closed, menu-not-found; preview-stale with how many rows no longer hold
 */
export async function commitGeneration(steps: Steps, input: RunToCommit, context: CommandContext): Promise<CommitResult> {
  const { runId, region, week, menuRevision, subscriptions } = input;
  await leaveOut(steps, { runId, region, week }, part(context, "left-out"));
  const { state: menu, revision } = await steps.load(menus, menuId(region, week));
  const { state: before } = await steps.load(generations, runId);
  const start = { type: "StartCommit", runId, region, week, subscriptions, menuRevision, at: context.at } as const;
  const [opensAt, closesAt] = [generationOpensAt(week), weekClosesAt(week)];
  const isClosed = context.at >= closesAt;
  if (subscriptions === 0 && isClosed) return nothing;
  // In a closed week every row was left out, which makes it stale: the start refuses it as closed.
  if (before.status === "none" && subscriptions > 0 && !isClosed) await mustHold(steps, input, revision);
  await steps.handle(generations, runId, { ...start, opensAt, closesAt }, part(context, "start"));
  if (menu.status === "none") throw new Refused(refuse("menu-not-found"));
  const total: Mutable = { orders: 0, alreadyThere: 0, changed: [], soldOut: new Set() };
  const sort = (chunk: readonly PreviewedOrder[]) => sorted(steps, chunk, week, revision === menuRevision);
  const ofWeek = { runId, region, week, menu, menuRevision };
  // While the orders of a chunk are appended, the next chunk is read and reserved.
  let making = Promise.resolve();
  let number = 0;
  try {
    for await (const chunk of input.chunks()) {
      const accounts = chunk.map((order) => order.accountId);
      const [{ stale, there, fresh }, codes] = await Promise.all([sort(chunk), steps.facts.codes(accounts)]);
      const ofChunk = part(context, "chunk", number++);
      const reserved = await reserveChunk(steps, ofWeek, fresh, codes, ofChunk);
      await making;
      making = makeChunk(steps, reserved, ofChunk).then((made) => {
        total.changed.push(...idsOf(stale));
        total.alreadyThere += there;
        add(total, made);
        return input.onProgress?.(total.orders + total.alreadyThere + total.changed.length);
      });
      // It is awaited with the next chunk; until then a failure must not count as unhandled.
      making.catch(() => {});
    }
  } finally {
    await making;
  }
  const { orders, alreadyThere, changed } = total;
  const soldOut = [...total.soldOut].sort();
  const finish = { type: "FinishCommit", orders, alreadyThere, changed, soldOut, at: context.at } as const;
  const { position } = await steps.handle(generations, runId, finish, part(context, "finish"));
  return { orders, alreadyThere, changed, soldOut, position };
}

interface Sorted {
  readonly stale: readonly PreviewedOrder[];
  /** The number of orders that exist already: their customers may have changed them, and nothing is reserved for them again. */
  readonly there: number;
  readonly fresh: readonly PreviewedOrder[];
}

async function sorted({ facts }: Steps, chunk: readonly PreviewedOrder[], week: string, menuHolds: boolean): Promise<Sorted> {
  const orderIds = chunk.map((order) => orderIdOf(order.subscriptionId, week));
  const [hashes, there] = await Promise.all([facts.inputHashes(idsOf(chunk)), facts.existingOrders(orderIds)]);
  const missing = chunk.filter((_, i) => !there.has(orderIds[i]!));
  const holds = (order: PreviewedOrder) => menuHolds && hashes.get(order.subscriptionId) === order.inputHash;
  return { stale: missing.filter((order) => !holds(order)), there: there.size, fresh: missing.filter(holds) };
}

/** Refuses before anything is made: a full commit makes exactly the previewed orders, a partial one some of them. */
async function mustHold({ facts }: Steps, { hashes: previewed, menuRevision, partial }: RunToCommit, revision: number): Promise<void> {
  let [stale, rows] = [0, 0];
  for await (const chunk of previewed()) {
    const hashes = await facts.inputHashes(idsOf(chunk));
    rows += chunk.length;
    stale += chunk.filter((order) => revision !== menuRevision || hashes.get(order.subscriptionId) !== order.inputHash).length;
  }
  if (stale > 0 && (!partial || stale === rows)) throw new Refused(refuse("preview-stale", { stale, rows }));
}

const idsOf = (chunk: readonly PreviewedHash[]): SubscriptionId[] => chunk.map((order) => order.subscriptionId);

interface Mutable {
  orders: number;
  alreadyThere: number;
  readonly changed: SubscriptionId[];
  readonly soldOut: Set<string>;
}

function add(total: Mutable, chunk: ChunkResult): void {
  total.orders += chunk.made;
  total.alreadyThere += chunk.alreadyThere;
  total.changed.push(...chunk.changed);
  for (const sku of chunk.soldOut) total.soldOut.add(sku);
}
