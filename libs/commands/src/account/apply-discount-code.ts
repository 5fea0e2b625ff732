import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import { offerOf } from "@tablee/domain/pricing/offers";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

export class ApplyDiscountCode extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly code: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApplyDiscountCode)
export class ApplyDiscountCodeHandler implements ICommandHandler<ApplyDiscountCode> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, code }, context }: ApplyDiscountCode) {
    const offer = offerOf(code, context.at.slice(0, 10));
    if (!offer) throw new Refused(refuse("code-invalid", { code }));
    return this.deps.runtime.handle(accounts, accountId, { type: "ApplyDiscountCode", code: offer.code, at: context.at }, context);
  }
}
