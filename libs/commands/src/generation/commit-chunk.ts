import { policyOn } from "@tablee/domain/kernel/policy";
import type { Region } from "@tablee/domain/kernel/region";
import type { Menu } from "@tablee/domain/menu/decider";
import { type GivenOfCode, grantsToNewBox } from "@tablee/domain/offer/spread-code";
import { hashOfResult } from "@tablee/domain/order-generation/inputs";
import { generationPolicies } from "@tablee/domain/order-generation/policy";
import { mostFreeMeals } from "@tablee/domain/pricing/free-meals";
import type { PreviewedOrder } from "@tablee/generation/rows/previewed-orders";
import { orders } from "../aggregates.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { type Share, shareKey, slotStream, stockStream } from "../capacity/shares.ts";
import { unitsOf } from "../capacity/take-capacity.ts";
import { type CommandContext, part } from "../context.ts";
import { type GenerateOrder, generateOrder } from "../order/make-order.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { lookAtShares, reserve, type Short } from "./reserve.ts";

export interface ChunkResult {
  readonly made: number;
  readonly alreadyThere: number;
  /** Subscriptions that found no stock any more, or whose cutoff has come too close. */
  readonly changed: readonly string[];
  readonly soldOut: readonly string[];
}

/** A code, and what boxes carry of it already. */
export type GivenCode = GivenOfCode & { readonly code: string };
/** Codes that count for the boxes of accounts, by account. */
export type BoxCodes = ReadonlyMap<string, readonly GivenCode[]>;

interface Run {
  readonly runId: string;
  readonly region: Region;
  readonly week: string;
  readonly menu: Extract<Menu, { status: "published" }>;
  readonly menuRevision: number;
}

/**
 * One event per item and per window for the whole chunk, then the orders that have their whole share. Only orders that wait for a
 * box take stock and places. An order whose window is full is made skipped, as it has no place: its household sees why, and may
 * bring the week back once there is one. Whatever ends up otherwise (short of stock, too late by now, made by another meanwhile,
 * given back in between) has its shares settled by what the order says: nothing is given back by a number.
 */
export async function commitChunk(
  streams: Streams,
  run: Run,
  chunk: readonly PreviewedOrder[],
  codes: BoxCodes,
  context: CommandContext,
): Promise<ChunkResult> {
  const commands = chunk.map((previewed) => toCommand(run, previewed, codes.get(previewed.accountId) ?? [], context.at));
  const late = new Set(commands.filter((command) => context.at >= command.makeUntil));
  const takings = commands.flatMap((command) => (command.skipped ? [] : [{ command, orderId: command.orderId, shares: takenBy(command) }]));
  const wanted = takings.filter(({ command }) => !late.has(command));
  const short = await reserve(streams, wanted, context);
  const without = (is: (share: Share) => boolean) =>
    new Set(wanted.filter(({ orderId, shares }) => isLacking(short, orderId, shares.filter(is))).map(({ command }) => command));
  const [lacking, withoutSlot] = [without(isStock), without((share) => !isStock(share))];
  const make = (command: GenerateOrder) =>
    makeOrder(streams, { ...command, withoutRoom: withoutSlot.has(command) }, { ...context, subject: command.accountId });
  const isMade = await Promise.all(commands.map((command) => !lacking.has(command) && !late.has(command) && make(command)));
  const made = new Set(commands.filter((_, i) => isMade[i]));
  const whole = wanted.filter(({ command }) => made.has(command) && !withoutSlot.has(command));
  const lost = await lookAtShares(streams, whole);
  const settled = takings.filter((taking) => !whole.includes(taking) || isLacking(lost, taking.orderId, taking.shares));
  for (const { command, orderId, shares } of settled) {
    const touched = shares.map(({ stream }) => stream);
    await settleShares(streams, orderId, touched, part({ ...context, subject: command.accountId }, "settle", orderId));
  }
  return {
    made: made.size,
    alreadyThere: commands.length - made.size - lacking.size - late.size,
    changed: [...lacking, ...late].map((command) => command.subscriptionId),
    soldOut: [...short.keys()].filter((key) => key.startsWith("stock-")).map((key) => key.slice(key.lastIndexOf("_") + 1)),
  };
}

const isLacking = (short: Short, orderId: string, shares: readonly Share[]): boolean =>
  shares.some(({ stream }) => short.get(shareKey(stream))?.has(orderId) ?? false);

const isStock = ({ stream }: Share): boolean => stream.category === "stock";

const takenBy = (command: GenerateOrder): Share[] => [
  { stream: slotStream(command), units: 1 },
  ...unitsOf(command.lines).map(({ sku, units }) => ({ stream: stockStream(command, sku), units })),
];

function toCommand(run: Run, previewed: PreviewedOrder, codes: readonly GivenCode[], at: string): GenerateOrder {
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
  const order = generateOrder({ ...previewed, region, week, items: run.menu.items, picks, firstOrder: false, inputs, at });
  const box = {
    deliveryDate: order.calendar.deliveryDate,
    mostFree: mostFreeMeals(order.lines),
    stands: order.skipped ? "none" : "open",
  } as const;
  return { ...order, grants: grantsToNewBox(codes, box) };
}

/** Answers whether the order was made now; false: it was there. */
async function makeOrder(streams: Streams, command: GenerateOrder, context: CommandContext): Promise<boolean> {
  try {
    const outcome = await streams.handle(orders, command.orderId, command, part(context, command.orderId), { expectNew: true });
    return outcome.changed;
  } catch (error) {
    if (error instanceof Refused && error.code === "order-exists") return false;
    throw error;
  }
}
