import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { CreditCommand } from "@tablee/domain/credit/decider";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Order, PaidOrder } from "@tablee/domain/order/state";
import type { DroppedBecause } from "@tablee/domain/order/vocabulary";
import { additionPaymentId } from "@tablee/domain/streams";
import { accounts, credits, orders } from "../aggregates.ts";
import { charge, refusedForGood } from "../billing/charge.ts";
import { settleShares } from "../capacity/settle-shares.ts";
import { holdEnds, holdStock } from "../capacity/take-capacity.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { refuseMoved } from "../order/editing-session.ts";
import { ownOrder } from "../order/own-order.ts";
import { Refused } from "../refused.ts";
import { unitsWith } from "./start-late-addition.ts";

export interface BilledAddition {
  readonly result: "billed" | "declined" | "sold-out" | "undecided" | "no-payment-method";
  readonly soldOut: readonly string[];
  readonly code?: string | undefined;
  readonly state: Order;
  readonly position: bigint;
}

/**
 * Charges late additions, or goes on where an interrupted charge had come to: stock, the guard's event on the order, the balance,
 * the attempt, the gateway, the outcomes. What was sold meanwhile is not charged.
 */
export class BillLateAddition extends Command<BilledAddition> {
  constructor(
    readonly input: { readonly accountId: string; readonly orderId: string; readonly patchId: string; readonly editingSession?: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(BillLateAddition)
export class BillLateAdditionHandler implements ICommandHandler<BillLateAddition> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { accountId, orderId, patchId, editingSession }, context }: BillLateAddition): Promise<BilledAddition> {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    const refusal = ownOrder(state, accountId);
    if (refusal || !("patches" in state)) throw new Refused(refusal ?? refuse("late-additions-closed"));
    const patch = state.patches[patchId];
    if (!patch) throw new Refused(refuse("late-addition-not-found"));
    if (patch.status === "billed") return { result: "billed", soldOut: [], state, position: 0n };
    if (patch.status === "open") {
      await refuseMoved(this.deps.access, orderId, editingSession);
      const soldOut = await holdStock(runtime, state, unitsWith(state, patch.lines), part(context, "again"));
      if (soldOut.length > 0) return { ...(await this.#drop(state, patchId, "sold-out", context)), result: "sold-out", soldOut };
    }
    const start = { type: "StartLateAdditionBilling", patchId, receivedAt: context.at } as const;
    const started = await runtime.handle(orders, orderId, start, part(context, "start"));
    const order = started.state as PaidOrder;
    // The same request, heard again: what its attempt came to is known.
    if (order.patches[patchId]?.status !== "billing") return asItStands(order, patchId, started.position);
    return this.#attempt(order, patchId, context);
  }

  async #attempt(order: PaidOrder, patchId: string, context: CommandContext): Promise<BilledAddition> {
    const { runtime } = this.deps;
    const { orderId, accountId } = order;
    const { price, attempts: attempt } = order.patches[patchId]!;
    const paymentId = additionPaymentId(orderId, patchId);
    const { promotionalCents, purchasedCents, chargeCents: amountCents } = price;
    const { at } = context;
    const reserve = { type: "ReserveCredit", payment: paymentId, promotionalCents, purchasedCents, at } as const;
    if (promotionalCents + purchasedCents > 0 && !(await this.#setAside(accountId, reserve, part(context, "reserve", attempt))))
      return this.#failed(order, patchId, attempt, "balance-changed", context);
    const { state: account } = await runtime.load(accounts, accountId);
    const method = "method" in account ? account.method?.token : undefined;
    if (amountCents > 0 && !method) return this.#failed(order, patchId, attempt, "no-payment-method", context);
    const refused = amountCents > 0 && attempt > 1 ? await refusedForGood(runtime, paymentId, attempt, method) : undefined;
    if (refused) return this.#failed(order, patchId, attempt, refused, context);
    const outcome =
      amountCents === 0
        ? ({ outcome: "captured" } as const)
        : await charge(this.deps, { paymentId, orderId, attempt, amountCents, methodToken: method! }, context);
    if (outcome.outcome === "unknown") return { result: "undecided", soldOut: [], state: order, position: 0n };
    if (outcome.outcome !== "captured") return this.#failed(order, patchId, attempt, outcome.code ?? outcome.outcome, context);
    const billed = { type: "RecordLateAdditionBilled", patchId, attempt, at } as const;
    const { state, position } = await runtime.handle(orders, orderId, billed, part(context, "billed", attempt));
    await settleShares({ runtime, bus: this.bus }, orderId, [], context, { ownHold: holdEnds(order, at) });
    return { result: "billed", soldOut: [], state, position };
  }

  /** Answers whether the balance still has what the price says: another order may have spent it since these additions were put together. */
  async #setAside(accountId: string, reserve: CreditCommand, context: CommandContext): Promise<boolean> {
    try {
      await this.deps.runtime.handle(credits, accountId, reserve, context);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code === "balance-changed") return false;
      throw error;
    }
  }

  /** What was set aside is free again first: once the failure is written down, another attempt may begin. */
  async #failed(order: PaidOrder, patchId: string, attempt: number, code: string, context: CommandContext): Promise<BilledAddition> {
    const release = { type: "ReleaseCredit", payment: additionPaymentId(order.orderId, patchId), at: context.at } as const;
    await this.deps.runtime.handle(credits, order.accountId, release, part(context, "release", attempt));
    const command = { type: "RecordLateAdditionPaymentFailed", patchId, attempt, code, at: context.at } as const;
    const failed = await this.deps.runtime.handle(orders, order.orderId, command, part(context, "failed", attempt));
    const result = code === "no-payment-method" ? "no-payment-method" : "declined";
    return { result, soldOut: [], code, state: failed.state, position: failed.position };
  }

  async #drop(order: PaidOrder, patchId: string, because: DroppedBecause, context: CommandContext) {
    const drop = { type: "DropLateAddition", patchId, because, at: context.at } as const;
    return this.deps.runtime.handle(orders, order.orderId, drop, part(context, "drop"));
  }
}

function asItStands(order: PaidOrder, patchId: string, position: bigint): BilledAddition {
  const { status, failure: code } = order.patches[patchId]!;
  if (status === "billed") return { result: "billed", soldOut: [], state: order, position };
  return { result: code === "no-payment-method" ? code : "declined", soldOut: [], code, state: order, position };
}
