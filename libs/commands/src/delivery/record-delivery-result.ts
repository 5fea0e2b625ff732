import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Order } from "@tablee/domain/order/state";
import { orders } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { deliveryFailed } from "./record-delivery.ts";

/** Staff say what became of a box. */
export class RecordDeliveryResult extends Command<Outcome<Order>> {
  constructor(
    readonly input: {
      readonly orderId: string;
      readonly result: "delivered" | "failed";
      readonly code?: string | undefined;
      /** How often the box had been sent out again, as far as whoever tells it knows. */
      readonly retries?: number | undefined;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordDeliveryResult)
export class RecordDeliveryResultHandler implements ICommandHandler<RecordDeliveryResult> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { orderId, result, code, retries }, context }: RecordDeliveryResult) {
    const { at } = context;
    const command =
      result === "delivered" ? ({ type: "RecordDelivered", at } as const) : deliveryFailed(code ?? "not-delivered", retries, at);
    return this.deps.runtime.handle(orders, orderId, command, context);
  }
}
