import { creditLeft, creditSources } from "@tablee/domain/credit/decider";
import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import type { Order, OrderChange, PaidOrder } from "@tablee/domain/order/state";
import { changePurposeOf } from "@tablee/domain/payment/purpose";
import { type Repriced, reprice } from "@tablee/domain/pricing/reprice";
import type { OrderLine } from "@tablee/domain/pricing/vocabulary";
import { credits, orders } from "../../aggregates.ts";
import { takePayment } from "../../billing/take-payment.ts";
import { settleShares } from "../../capacity/settle-shares.ts";
import { stockStream } from "../../capacity/shares.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Steps, Streams } from "../../steps.ts";
import { holdChanges } from "../edit-order.ts";
import { refuseMoved } from "../editing-session.ts";
import { mustBeOwn } from "../own-order.ts";
import type { AskedLine } from "./order-lines.ts";
import { priceOf } from "./price-of.ts";
import { pricedLines } from "./priced-lines.ts";

interface FirstOrderChange {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
  readonly changeId: string;
  /** The order's version that the change started from. */
  readonly version: number;
  readonly editingSession: string;
  /** True if this window takes the order over; otherwise the change is refused once a different window has. */
  readonly takesOver?: true;
  readonly lines: readonly AskedLine[];
  /** The extra cost as it was shown, negative where it costs less: a different amount is refused. In cents. */
  readonly differenceCents?: Cents;
}

/** `undecided`: the gateway has not answered; until it has, the box stays unchanged. */
export interface ChangedFirstOrder {
  readonly result: "changed" | "declined" | "no-payment-method" | "undecided";
  readonly code?: string | undefined;
  readonly change: OrderChange | undefined;
  readonly state: Order;
  readonly position: bigint;
}

/**
 * Changes the lines of the first order after it was paid: holds the changed units, charges the extra cost, changes the order, settles the
 * units. A policy refunds a lower cost.
 * @throws Refused order-not-found, editing-session-moved, sold-out, item-not-on-menu, option-not-offered, option-excluded,
 * minimum-spend-not-met, price-changed, and what the order's decider refuses
 */
export async function changeFirstOrder(steps: Steps, input: FirstOrderChange, context: CommandContext): Promise<ChangedFirstOrder> {
  const { accountId, orderId, changeId } = input;
  const state = mustBeOwn((await steps.load(orders, orderId)).state, accountId);
  if ("changes" in state && state.changes[changeId]) return resumeFirstOrderChange(steps, { orderId, changeId }, context);
  if (state.status !== "billed") throw new Refused(refuse("order-not-editable", { status: state.status }));
  const lines = await pricedLines(steps, state, input.lines);
  const repriced = await repricedOf(steps, state, lines, context.at);
  const { totalCents } = repriced.difference;
  if (input.differenceCents !== undefined && totalCents !== input.differenceCents)
    throw new Refused(refuse("price-changed", { shown: input.differenceCents, now: totalCents }));
  const change = { type: "ChangeFirstOrder", changeId, lines, ...repriced, startedFrom: input.version, receivedAt: context.at } as const;
  // Decided before anything is held: a change that is late or outdated must not take stock from others.
  const early = orders.decider.decide(change, state);
  if (isRefusal(early)) throw new Refused(early);
  if (input.takesOver) await steps.ports.editing.take(orderId, input.editingSession);
  else await refuseMoved(steps, orderId, input.editingSession);
  const { soldOut, settle } = await holdChanges(steps, state, lines, context);
  if (soldOut.length > 0) {
    await settle();
    throw new Refused(refuse("sold-out", { skus: soldOut }));
  }
  const outcome = await steps.handle(orders, orderId, change, context).catch(async (error) => {
    if (error instanceof Refused) await settle();
    throw error;
  });
  const changed = outcome.state as PaidOrder;
  if (changed.changes[changeId]?.status !== "billing") {
    await settle(outcome);
    return asItStands(changed, changeId, outcome.position);
  }
  const billed = await bill(steps, changed, changeId, context);
  if (billed.result !== "undecided") await settle();
  return billed;
}

/** Resumes the charge of a change whose process crashed: asks the gateway for its outcome. */
export async function resumeFirstOrderChange(
  steps: Steps,
  { orderId, changeId }: { readonly orderId: OrderId; readonly changeId: string },
  context: CommandContext,
): Promise<ChangedFirstOrder> {
  const { state } = await steps.load(orders, orderId);
  const order = state as PaidOrder;
  if (order.changes[changeId]?.status !== "billing") return asItStands(order, changeId, 0n);
  // The items that the change removes are in none of the order's shares afterwards.
  const touched = [...order.lines, ...order.changes[changeId].lines].map(({ sku }) => stockStream(order, sku));
  const billed = await bill(steps, order, changeId, context);
  if (billed.result !== "undecided") await settleShares(steps, orderId, touched, context);
  return billed;
}

/** The price of an order with other lines, by the policies of its first pricing and the remaining credit. */
export async function repricedOf(streams: Streams, order: PaidOrder, lines: readonly OrderLine[], at: string): Promise<Repriced> {
  const { state } = await streams.load(credits, order.accountId);
  const { promotional, purchased } = creditLeft(state, at);
  const left = { promotionalCents: promotional, promotionalSources: creditSources(state, at), purchasedCents: purchased };
  return reprice(order.price, priceOf({ ...order, lines }), left);
}

async function bill(steps: Steps, order: PaidOrder, changeId: string, context: CommandContext): Promise<ChangedFirstOrder> {
  const { orderId, accountId, changes } = order;
  const { cardCents, promotionalCents, purchasedCents } = changes[changeId]!.difference;
  const purpose = changePurposeOf(orderId, changeId);
  const payment = { accountId, purpose, attempt: 1, cardCents, promotionalCents, purchasedCents };
  const taken = await takePayment(steps, payment, context);
  const { at } = context;
  if (taken.outcome === "undecided") return asItStands(order, changeId, 0n);
  const command =
    taken.outcome === "paid"
      ? ({ type: "RecordChangeBilled", changeId, at } as const)
      : ({ type: "RecordChangeFailed", changeId, code: taken.code, at } as const);
  const { state, position } = await steps.handle(orders, orderId, command, part(context, taken.outcome));
  return asItStands(state as PaidOrder, changeId, position);
}

function asItStands(state: PaidOrder, changeId: string, position: bigint): ChangedFirstOrder {
  const change = state.changes[changeId];
  const { failure: code } = change ?? {};
  // The order already has these lines: nothing changes.
  if (!change || change.status === "made") return { result: "changed", change, state, position };
  if (change.status === "billing") return { result: "undecided", change, state, position };
  return { result: code === "no-payment-method" ? code : "declined", code, change, state, position };
}
