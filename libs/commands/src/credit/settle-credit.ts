import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { additionPaymentId } from "@tablee/domain/streams";
import { credits, orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Brings what was set aside of the balance for an order, or for late additions to it, to its end: spent, or free again. */
export class SettleCredit extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string; readonly patchId?: string | undefined },
    readonly context: CommandContext,
  ) {
    super();
  }
}

const released = new Set(["skipped", "minimum-not-met", "open"]);

@CommandHandler(SettleCredit)
export class SettleCreditHandler implements ICommandHandler<SettleCredit> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, patchId }, context }: SettleCredit) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status === "none") return;
    const payment = patchId ? additionPaymentId(orderId, patchId) : orderId;
    const patch = patchId && "patches" in state ? state.patches[patchId] : undefined;
    const unpaid = patchId
      ? patch?.status === "dropped"
      : released.has(state.status) || (state.status === "failed" && state.kind === "payment");
    const paid = patchId ? patch?.status === "billed" : "refunds" in state && !unpaid;
    const { at } = context;
    if (paid) await runtime.handle(credits, state.accountId, { type: "SpendCredit", payment, at }, context);
    else if (unpaid) await runtime.handle(credits, state.accountId, { type: "ReleaseCredit", payment, at }, context);
  }
}
