import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orderOfPayment } from "@tablee/domain/streams";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { BillLateAddition } from "../late-additions/bill-late-addition.ts";
import { BillOrder } from "./bill-order.ts";

/** The outcome of an attempt became known from outside: whatever waited for it goes on. */
export class GoOnBilling extends Command<void> {
  constructor(
    readonly input: { readonly paymentId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GoOnBilling)
export class GoOnBillingHandler implements ICommandHandler<GoOnBilling> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { paymentId }, context }: GoOnBilling) {
    const orderId = orderOfPayment(paymentId);
    if (paymentId === orderId) {
      await this.bus.execute(new BillOrder({ orderId }, context));
      return;
    }
    const { state } = await this.deps.runtime.load(orders, orderId);
    const patchId = paymentId.slice(orderId.length + 1);
    // Whoever began the charge may have written its outcome down already: then nobody asked for another one.
    if (!("patches" in state) || state.patches[patchId]?.status !== "billing") return;
    await this.bus.execute(new BillLateAddition({ accountId: state.accountId, orderId, patchId }, context));
  }
}
