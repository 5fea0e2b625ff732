import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { addHours } from "@tablee/domain/kernel/time";
import { orders } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Asks the routing service what became of a box whose window is over, and records it. */
export class RecordDelivery extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

const RETRY_HOURS = 24;

/** The free retry is a day later; the decider grants only one. */
export const deliveryFailed = (code: string, retries: number | undefined, at: string) =>
  ({ type: "RecordDeliveryFailed", code, retryAt: addHours(at, RETRY_HOURS), retries, at }) as const;

@CommandHandler(RecordDelivery)
export class RecordDeliveryHandler implements ICommandHandler<RecordDelivery> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId }, context }: RecordDelivery) {
    const { runtime, deliveries } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status !== "billed") return;
    const deliveryUntil = state.out?.expectedUntil ?? state.calendar.deliveryUntil;
    const result = await deliveries.resultOf({ orderId, depotId: state.slot.depotId, deliveryUntil });
    if (result.result === "under-way") return;
    const { at } = context;
    if (result.result === "delivered") await runtime.handle(orders, orderId, { type: "RecordDelivered", at }, context);
    else await runtime.handle(orders, orderId, deliveryFailed(result.code, state.retries, at), context);
  }
}
