import { orderCalendar } from "@tablee/domain/calendar/calendar";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Region } from "@tablee/domain/kernel/region";
import type { Menu } from "@tablee/domain/menu/decider";
import { hashOfResult } from "@tablee/domain/order-generation/inputs";
import { generationPolicies } from "@tablee/domain/order-generation/policy";
import { slotId, stockId } from "@tablee/domain/streams";
import type { DeliverySlot, Plan } from "@tablee/domain/subscription/vocabulary";
import { orders, slots, stocks } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { type BoxCode, type GenerateOrder, generateOrder } from "../order/make-order.ts";
import { Refused } from "../refused.ts";
import { reserveSlots, reserveStock, type Short } from "./reserve.ts";

/** A subscription's order as a preview showed it. What a code grants is no part of it: that is settled when it is committed. */
export interface PreviewedOrder {
  readonly subscriptionId: string;
  readonly accountId: string;
  readonly plan: Plan;
  readonly slot: DeliverySlot;
  readonly paused: boolean;
  readonly picks: readonly { readonly sku: string; readonly quantity: number }[];
  readonly inputHash: string;
}

export interface ChunkResult {
  readonly made: number;
  readonly alreadyThere: number;
  /** Subscriptions that found no stock or place any more. */
  readonly changed: readonly string[];
  readonly soldOut: readonly string[];
}

/** Codes that count for the boxes of accounts, by account. */
export type BoxCodes = ReadonlyMap<string, BoxCode>;

interface Run {
  readonly runId: string;
  readonly region: Region;
  readonly week: string;
  readonly menu: Extract<Menu, { status: "published" }>;
  readonly menuRevision: number;
}

/** The number of an order that is surely not among the first of its subscription: six weeks were made at sign-up. */
const laterOrder = 6;

/** One event per SKU and per window for the whole chunk, then the orders. Only orders that wait for a box take stock and places. */
export async function commitChunk(
  runtime: CommandRuntime,
  run: Run,
  chunk: readonly PreviewedOrder[],
  codes: BoxCodes,
  context: CommandContext,
): Promise<ChunkResult> {
  const commands = chunk.map((previewed) => toCommand(run, previewed, codes.get(previewed.accountId), context.at));
  const boxed = commands.filter((command) => !command.skipped);
  const soldOut = await reserveStock(runtime, run, boxed, context);
  const full = await reserveSlots(runtime, boxed, slotOf, context);
  const isShort = (short: Short, key: string, { orderId }: GenerateOrder) => short.get(key)?.has(orderId) ?? false;
  const without = new Set(
    boxed.filter((command) => isShort(full, slotOf(command), command) || command.lines.some((line) => isShort(soldOut, line.sku, command))),
  );
  const results = await Promise.all(
    commands
      .filter((command) => !without.has(command))
      .map((command) => makeOrder(runtime, command, { ...context, subject: command.accountId })),
  );
  await giveBack(runtime, run, [...without], soldOut, full, context);
  const made = results.filter(Boolean).length;
  return {
    made,
    alreadyThere: results.length - made,
    changed: [...without].map((command) => command.subscriptionId),
    soldOut: [...soldOut.keys()],
  };
}

function toCommand(run: Run, previewed: PreviewedOrder, boxCode: BoxCode | undefined, at: string): GenerateOrder {
  const index = new Map(run.menu.items.map((item, i) => [item.sku, i]));
  const picks = previewed.picks.map(({ sku, quantity }) => ({ item: index.get(sku)!, quantity, rank: 0, reason: "preferred" as const }));
  const policyVersion = policyOn(generationPolicies, run.week).version;
  const inputs = {
    runId: run.runId,
    menuRevision: run.menuRevision,
    policyVersion,
    hash: hashOfResult(run, policyVersion, previewed.inputHash),
  };
  const { region, week } = run;
  return generateOrder({ ...previewed, region, week, items: run.menu.items, picks, orderNumber: laterOrder, boxCode, inputs, at });
}

const slotOf = ({ slot, week }: GenerateOrder): string =>
  slotId(slot.depotId, orderCalendar(week, slot.weekday, slot.window, slot.zone).deliveryDate, slot.window);

/** Answers whether the order was made now; false: it was there. */
async function makeOrder(runtime: CommandRuntime, command: GenerateOrder, context: CommandContext): Promise<boolean> {
  try {
    const outcome = await runtime.handle(orders, command.orderId, command, part(context, command.orderId), { expectNew: true });
    return outcome.changed;
  } catch (error) {
    if (error instanceof Refused && error.code === "order-exists") return false;
    throw error;
  }
}

async function giveBack(
  runtime: CommandRuntime,
  run: Run,
  without: readonly GenerateOrder[],
  soldOut: Short,
  full: Short,
  context: CommandContext,
): Promise<void> {
  const back = part(context, "give-back");
  for (const command of without) {
    const settle = { type: "Settle", orderId: command.orderId, units: 0, at: context.at } as const;
    for (const { sku } of command.lines) {
      if (!soldOut.get(sku)?.has(command.orderId))
        await runtime.handle(stocks, stockId(run.region, run.week, sku), settle, part(back, command.orderId, sku));
    }
    if (!full.get(slotOf(command))?.has(command.orderId))
      await runtime.handle(slots, slotOf(command), settle, part(back, command.orderId, "slot"));
  }
}
