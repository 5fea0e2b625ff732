import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { addMs, laterOf, msBetween } from "@tablee/domain/kernel/time";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** The window of a box begins: it is on its way. A retry takes as long as the window did. */
export class DispatchOrder extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DispatchOrder)
export class DispatchOrderHandler implements ICommandHandler<DispatchOrder> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId }, context }: DispatchOrder) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status !== "billed") return;
    const { deliveryFrom, deliveryUntil } = state.calendar;
    const expectedFrom = laterOf(context.at, deliveryFrom);
    const expectedUntil = state.retries === 0 ? deliveryUntil : addMs(expectedFrom, msBetween(deliveryFrom, deliveryUntil));
    await runtime.handle(orders, orderId, { type: "RecordOutForDelivery", expectedFrom, expectedUntil, at: context.at }, context);
  }
}
