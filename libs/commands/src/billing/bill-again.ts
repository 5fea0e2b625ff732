import { Command, CommandBus, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { unpaidOrders } from "@tablee/projections/orders/queries";
import { accounts, payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { BillOrder } from "./bill-order.ts";

/** Another way to pay was given: orders that wait for another attempt get it at once. */
export class BillAgain extends Command<void> {
  constructor(
    readonly input: { readonly accountId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(BillAgain)
export class BillAgainHandler implements ICommandHandler<BillAgain> {
  constructor(
    private readonly deps: Dependencies,
    private readonly bus: CommandBus,
  ) {}

  async execute({ input: { accountId }, context }: BillAgain) {
    const { state: account } = await this.deps.runtime.load(accounts, accountId);
    const method = "method" in account ? account.method?.token : undefined;
    for (const orderId of await unpaidOrders(this.deps.facts, accountId)) {
      const { state: payment } = await this.deps.runtime.load(payments, orderId);
      // The schedule may have tried the new card already, and in vain.
      if (payment.attempts.at(-1)?.methodToken === method) continue;
      await this.bus.execute(new BillOrder({ orderId, early: true }, part({ ...context, subject: accountId }, orderId)));
    }
  }
}
