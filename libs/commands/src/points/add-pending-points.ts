import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { pointsFor, pointsPolicies } from "@tablee/domain/points/policy";
import { orders, pointAccounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Points that an order earns by being billed, or by being brought back; they wait for its delivery. */
export class AddPendingPoints extends Command<void> {
  constructor(
    readonly input: { readonly orderId: string; readonly by: "order" | "unskip" },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddPendingPoints)
export class AddPendingPointsHandler implements ICommandHandler<AddPendingPoints> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, by }, context }: AddPendingPoints) {
    const { runtime } = this.deps;
    const { state } = await runtime.load(orders, orderId);
    if (state.status === "none") return;
    const date = state.calendar.deliveryDate;
    const earned = "price" in state ? pointsFor(cents(state.price.discountedFoodCents), date) : 0;
    const points = by === "unskip" ? policyOn(pointsPolicies, date).unskipPoints : earned;
    await runtime.handle(pointAccounts, state.accountId, { type: "AddPending", orderId, by, points, at: context.at }, context);
  }
}
