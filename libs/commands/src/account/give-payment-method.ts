import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class GivePaymentMethod extends Command<{ position: bigint; changed: boolean }> {
  constructor(
    readonly input: { readonly accountId: string; readonly methodToken: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GivePaymentMethod)
export class GivePaymentMethodHandler implements ICommandHandler<GivePaymentMethod> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, methodToken }, context }: GivePaymentMethod) {
    const method = await this.deps.payments.describe(methodToken);
    if (!method) throw new Refused(refuse("card-declined", { reason: "unknown-method" }));
    return this.deps.runtime.handle(accounts, accountId, { type: "GivePaymentMethod", method, at: context.at }, context);
  }
}
