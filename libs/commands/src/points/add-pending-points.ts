import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import type { Order } from "@tablee/domain/order/state";
import { hasUnskipPoints } from "@tablee/domain/points/decider";
import { pointsFor, pointsPolicies } from "@tablee/domain/points/policy";
import { orders, pointAccounts } from "../aggregates.ts";
import type { CommandRuntime } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import type { ExistingOrder } from "../order/own-order.ts";

/** Whether an order has had its points for being brought back: they come once. */
export async function hadUnskipPoints(runtime: CommandRuntime, accountId: string, orderId: string): Promise<boolean> {
  return hasUnskipPoints((await runtime.load(pointAccounts, accountId)).state, orderId);
}

/** Points that an order earns by being billed, or by being brought back; they wait for its delivery. */
export class AddPendingPoints extends Command<{ readonly position: bigint }> {
  constructor(
    readonly input: {
      readonly orderId: string;
      readonly by: "order" | "unskip" | "addition";
      readonly patchId?: string | undefined;
      /** The order as its change left it, which saves reading it. */
      readonly order?: Order;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddPendingPoints)
export class AddPendingPointsHandler implements ICommandHandler<AddPendingPoints> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { orderId, by, patchId, order }, context }: AddPendingPoints) {
    const { runtime } = this.deps;
    const state = order ?? (await runtime.load(orders, orderId)).state;
    if (state.status === "none") return { position: 0n };
    const date = state.calendar.deliveryDate;
    const points = by === "unskip" ? policyOn(pointsPolicies, date).unskipPoints : earnedBy(state, patchId);
    return runtime.handle(pointAccounts, state.accountId, { type: "AddPending", orderId, by, patchId, points, at: context.at }, context);
  }
}

/** Late additions earn what the order earns with them beyond what it earned before. */
function earnedBy(order: ExistingOrder, patchId: string | undefined): number {
  if (!("price" in order)) return 0;
  const { deliveryDate: date } = order.calendar;
  if (!patchId || !("patches" in order)) return pointsFor(cents(order.price.discountedFoodCents), date);
  const billed = Object.entries(order.patches).filter(([, patch]) => patch.status === "billed");
  const until = billed.findIndex(([id]) => id === patchId);
  if (until < 0) return 0;
  const food = (patches: typeof billed) =>
    cents(order.price.discountedFoodCents + patches.reduce((total, [, patch]) => total + patch.price.discountedFoodCents, 0));
  return pointsFor(food(billed.slice(0, until + 1)), date) - pointsFor(food(billed.slice(0, until)), date);
}
