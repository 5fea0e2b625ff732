import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { OrderCommand } from "@tablee/domain/order/commands";
import { type Order, unitsInBox } from "@tablee/domain/order/state";
import { unitsBySku } from "@tablee/domain/pricing/lines";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { orders } from "../aggregates.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { stockStream } from "../capacity/shares.ts";
import { holdEnds, holdStock, type Wanted } from "../capacity/take-capacity.ts";
import type { Outcome } from "../command-runtime.ts";
import { type CommandContext, part } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { refuseMoved } from "./editing-session.ts";
import type { AskedLine } from "./making/order-lines.ts";
import { pricedLines } from "./making/priced-lines.ts";
import { type ExistingOrder, mustBeOwn } from "./own-order.ts";

interface OrderEdit {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  /** The order's version that the edit started from. */
  readonly version: number;
  readonly editingSession: string;
  /** True if this window takes the order over; otherwise the edit is refused once a different window has. */
  readonly takesOver?: true;
  readonly lines: readonly AskedLine[];
}

/**
 * Saves the whole set of lines: holds the changed units, edits the order, settles the units.
 * @throws Refused order-not-found, editing-session-moved, sold-out, item-not-on-menu, option-not-offered, option-excluded,
 * minimum-spend-not-met, and what the order's decider refuses
 */
export async function editOrder(steps: Steps, input: OrderEdit, context: CommandContext): Promise<Outcome<Order>> {
  const { orderId, version: startedFrom, editingSession, takesOver } = input;
  const state = mustBeOwn((await steps.load(orders, orderId)).state, input.accountId);
  const lines = await pricedLines(steps, state, input.lines);
  const command = { type: "EditOrder", lines, startedFrom, editingSession, receivedAt: context.at } as const;
  // Decided before anything is held: an edit that is late or outdated must not take stock from others.
  if (isRefusal(orders.decider.decide(command, state))) return steps.handle(orders, orderId, command, context);
  // A policy has no window that a different one could take over from.
  if (takesOver) await steps.ports.editing.take(orderId, editingSession);
  else if (context.actor.kind !== "system") await refuseMoved(steps, orderId, editingSession);
  return saveLines(steps, state, command, context);
}

type LinesCommand = Extract<OrderCommand, { type: "EditOrder" | "RemakeOrder" }>;

/**
 * Holds the units of new lines, changes an open order to them, and settles both by the order's lines afterwards.
 * @throws Refused sold-out, and what the order's decider refuses
 */
export async function saveLines(
  steps: Steps,
  order: ExistingOrder,
  command: LinesCommand,
  context: CommandContext,
): Promise<Outcome<Order>> {
  return saveHeld(steps, order, command, await holdLines(steps, order, command, context), context);
}

/** Holds the units of new lines for `saveHeld`. @throws Refused sold-out */
export async function holdLines(
  steps: Steps,
  order: ExistingOrder,
  { lines }: LinesCommand,
  context: CommandContext,
): Promise<HeldChanges> {
  const held = await holdChanges(steps, order, lines, context);
  if (held.soldOut.length === 0) return held;
  await held.settle();
  throw new Refused(refuse("sold-out", { skus: held.soldOut }));
}

/** Changes an order to lines whose units are held, and settles them. @throws Refused what the order's decider refuses */
export async function saveHeld(
  steps: Steps,
  { orderId }: ExistingOrder,
  command: LinesCommand,
  { settle }: HeldChanges,
  context: CommandContext,
): Promise<Outcome<Order>> {
  const outcome = await steps.handle(orders, orderId, command, context).catch(async (error) => {
    if (error instanceof Refused) await settle();
    throw error;
  });
  await settle(outcome);
  return outcome;
}

/** The result of holding the units of new lines; `settle` sets the order's shares to its lines by then. */
export interface HeldChanges {
  readonly soldOut: readonly string[];
  readonly settle: (order?: Outcome<Order>) => Promise<boolean>;
}

/** Holds the stock that new lines of an order need, until the caller has changed the order and settles it. */
export async function holdChanges(
  steps: Steps,
  order: ExistingOrder,
  lines: readonly OrderLine[],
  context: CommandContext,
): Promise<HeldChanges> {
  const before = unitsInBox(order);
  const own = unitsBySku(order.lines);
  const beside = (sku: string) => (before.get(sku) ?? 0) - (own.get(sku) ?? 0);
  const changes = changedUnits(own, unitsBySku(lines)).map(({ sku, units }) => ({ sku, units: units + beside(sku) }));
  const isMore = ({ sku, units }: Wanted) => units > (before.get(sku) ?? 0);
  const less = changes.filter((change) => !isMore(change)).map(({ sku }) => ({ sku, units: before.get(sku)! }));
  // Reduced units are held as well: if this process crashes before it settles them, the end of the hold does.
  const [soldOut] = await Promise.all([
    holdStock(steps, order, changes.filter(isMore), context),
    holdStock(steps, order, less, part(context, "less")),
  ]);
  const touched = changes.map(({ sku }) => stockStream(order, sku));
  const ownHold = holdEnds(order, context.at);
  return { soldOut, settle: (changed) => settleShares(steps, order.orderId, touched, context, { ownHold, order: changed }) };
}

const changedUnits = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Wanted[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((sku) => ({ sku, units: after.get(sku) ?? 0 }))
    .filter(({ sku, units }) => units !== (before.get(sku) ?? 0));
