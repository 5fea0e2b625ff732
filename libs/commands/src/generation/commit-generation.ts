import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { generationOpensAt, weekClosesAt } from "@tablee/domain/calendar/calendar";
import { refuse } from "@tablee/domain/kernel/errors";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { menuId } from "@tablee/domain/streams";
import type { PreviewedOrder } from "@tablee/generation/rows/previewed-orders";
import { codesOf } from "@tablee/projections/accounts/queries";
import { hashesOf } from "@tablee/projections/generation-inputs/queries";
import { existingOrders } from "@tablee/projections/orders/queries";
import { generations, menus } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { type ChunkResult, commitChunk } from "./commit-chunk.ts";
import { leaveOut } from "./leave-out.ts";

export interface CommitResult {
  readonly orders: number;
  readonly alreadyThere: number;
  readonly changed: readonly string[];
  readonly soldOut: readonly string[];
  readonly position: bigint;
}

/**
 * Makes the orders that a preview showed, in chunks of several hundred, for every subscription whose inputs are still the same. It
 * is refused when a row no longer holds, unless a partial commit was asked for. Subscriptions that are too close to their cutoff,
 * or whose inputs cannot be read, are named as left out. Every step has an id of its own derived from the run: dying half way and
 * running again changes nothing.
 * @throws Refused generation-not-open, generation-closed, menu-not-found; preview-stale with how many rows no longer hold
 */
export class CommitGeneration extends Command<CommitResult> {
  constructor(
    readonly input: {
      readonly runId: string;
      readonly region: Region;
      readonly week: string;
      readonly menuRevision: number;
      readonly subscriptions: number;
      readonly partial: boolean;
      /** The preview's orders in a fixed order of chunks, as often as asked. */
      readonly chunks: () => AsyncIterable<readonly PreviewedOrder[]>;
      readonly onProgress?: (done: number) => Promise<void> | void;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CommitGeneration)
export class CommitGenerationHandler implements ICommandHandler<CommitGeneration> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: CommitGeneration): Promise<CommitResult> {
    const { runtime, facts } = this.deps;
    const { runId, region, week, menuRevision, subscriptions } = input;
    await leaveOut(this.deps, { runId, region, week }, part(context, "left-out"));
    const { state: menu, revision } = await runtime.load(menus, menuId(region, week));
    const { state: before } = await runtime.load(generations, runId);
    if (before.status === "none" && subscriptions > 0) await this.#mustHold(input, revision);
    const start = { type: "StartCommit", runId, region, week, subscriptions, menuRevision, at: context.at } as const;
    const [opensAt, closesAt] = [generationOpensAt(week), weekClosesAt(week)];
    if (subscriptions === 0 && context.at >= closesAt) return { orders: 0, alreadyThere: 0, changed: [], soldOut: [], position: 0n };
    await runtime.handle(generations, runId, { ...start, opensAt, closesAt }, part(context, "start"));
    if (menu.status === "none") throw new Refused(refuse("menu-not-found"));
    const total: Mutable = { orders: 0, alreadyThere: 0, changed: [], soldOut: new Set() };
    let number = 0;
    for await (const chunk of input.chunks()) {
      const hashes = await hashesOf(facts, idsOf(chunk));
      const holds = chunk.filter((order) => revision === menuRevision && hashes.get(order.subscriptionId) === order.inputHash);
      // An order that is there already may have been changed by its customer: nothing is reserved for it again.
      const there = await existingOrders(
        facts,
        chunk.map((order) => orderIdOf(order.subscriptionId, week)),
      );
      const isThere = (order: PreviewedOrder) => there.has(orderIdOf(order.subscriptionId, week));
      total.changed.push(...idsOf(chunk.filter((order) => !holds.includes(order) && !isThere(order))));
      total.alreadyThere += there.size;
      const fresh = holds.filter((order) => !isThere(order));
      const codes = await codesOf(
        facts,
        fresh.map((order) => order.accountId),
      );
      add(total, await commitChunk(runtime, { runId, region, week, menu, menuRevision }, fresh, codes, part(context, "chunk", number++)));
      await input.onProgress?.(total.orders + total.alreadyThere + total.changed.length);
    }
    const { orders, alreadyThere, changed } = total;
    const soldOut = [...total.soldOut].sort();
    const finish = { type: "FinishCommit", orders, alreadyThere, changed, soldOut, at: context.at } as const;
    const { position } = await runtime.handle(generations, runId, finish, part(context, "finish"));
    return { orders, alreadyThere, changed, soldOut, position };
  }

  /** Before anything is made: what was seen must be what is made, or, in a partial commit, some of it. */
  async #mustHold({ chunks, menuRevision, partial }: CommitGeneration["input"], revision: number): Promise<void> {
    let [stale, rows] = [0, 0];
    for await (const chunk of chunks()) {
      const hashes = await hashesOf(this.deps.facts, idsOf(chunk));
      rows += chunk.length;
      stale += chunk.filter((order) => revision !== menuRevision || hashes.get(order.subscriptionId) !== order.inputHash).length;
    }
    if (stale > 0 && (!partial || stale === rows)) throw new Refused(refuse("preview-stale", { stale, rows }));
  }
}

const idsOf = (chunk: readonly PreviewedOrder[]): string[] => chunk.map((order) => order.subscriptionId);

interface Mutable {
  orders: number;
  alreadyThere: number;
  readonly changed: string[];
  readonly soldOut: Set<string>;
}

function add(total: Mutable, chunk: ChunkResult): void {
  total.orders += chunk.made;
  total.alreadyThere += chunk.alreadyThere;
  total.changed.push(...chunk.changed);
  for (const sku of chunk.soldOut) total.soldOut.add(sku);
}
