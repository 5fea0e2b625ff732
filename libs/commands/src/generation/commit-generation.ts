import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import { orderIdOf } from "@tablee/domain/kernel/ids";
import type { Region } from "@tablee/domain/kernel/region";
import { menuId } from "@tablee/domain/streams";
import { codesOf } from "@tablee/projections/accounts/queries";
import { hashesOf } from "@tablee/projections/generation-inputs/queries";
import { existingOrders } from "@tablee/projections/orders/queries";
import { generations, menus } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";
import { type ChunkResult, commitChunk, type PreviewedOrder } from "./commit-chunk.ts";

export interface CommitResult {
  readonly orders: number;
  readonly alreadyThere: number;
  readonly changed: readonly string[];
  readonly soldOut: readonly string[];
  readonly position: bigint;
}

/**
 * Makes the orders that a preview showed, in chunks of several hundred, for every subscription whose inputs are still the same.
 * Every step has an id of its own derived from the run: dying half way and running again changes nothing.
 */
export class CommitGeneration extends Command<CommitResult> {
  constructor(
    readonly input: {
      readonly runId: string;
      readonly region: Region;
      readonly week: string;
      readonly menuRevision: number;
      readonly subscriptions: number;
      /** The preview's orders in a fixed order of chunks. */
      readonly chunks: AsyncIterable<readonly PreviewedOrder[]>;
      readonly onProgress?: (done: number) => Promise<void> | void;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CommitGeneration)
export class CommitGenerationHandler implements ICommandHandler<CommitGeneration> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input, context }: CommitGeneration): Promise<CommitResult> {
    const { runtime, facts } = this.deps;
    const { runId, region, week, menuRevision, subscriptions } = input;
    const { state: menu, revision } = await runtime.load(menus, menuId(region, week));
    if (menu.status === "none") throw new Refused(refuse("menu-not-found"));
    await runtime.handle(
      generations,
      runId,
      { type: "StartCommit", runId, region, week, subscriptions, menuRevision, at: context.at },
      part(context, "start"),
    );
    const total: Mutable = { orders: 0, alreadyThere: 0, changed: [], soldOut: new Set() };
    let number = 0;
    for await (const chunk of input.chunks) {
      const hashes = await hashesOf(
        facts,
        chunk.map((order) => order.subscriptionId),
      );
      const holds = chunk.filter((order) => revision === menuRevision && hashes.get(order.subscriptionId) === order.inputHash);
      total.changed.push(...chunk.filter((order) => !holds.includes(order)).map((order) => order.subscriptionId));
      // An order that is there already may have been changed by its customer: nothing is reserved for it again.
      const there = await existingOrders(
        facts,
        holds.map((order) => orderIdOf(order.subscriptionId, week)),
      );
      total.alreadyThere += there.size;
      const fresh = holds.filter((order) => !there.has(orderIdOf(order.subscriptionId, week)));
      const codes = await codesOf(
        facts,
        fresh.map((order) => order.accountId),
      );
      const settling = { runtime, bus: this.bus };
      add(total, await commitChunk(settling, { runId, region, week, menu, menuRevision }, fresh, codes, part(context, "chunk", number++)));
      await input.onProgress?.(total.orders + total.alreadyThere + total.changed.length);
    }
    const { orders, alreadyThere, changed } = total;
    const soldOut = [...total.soldOut].sort();
    const outcome = await runtime.handle(
      generations,
      runId,
      { type: "FinishCommit", orders, alreadyThere, changed, soldOut, at: context.at },
      part(context, "finish"),
    );
    return { orders, alreadyThere, changed, soldOut, position: outcome.position };
  }
}

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
