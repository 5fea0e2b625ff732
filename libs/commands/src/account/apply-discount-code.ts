import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import { offerOf } from "@tablee/domain/pricing/offers";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

/** The code that somebody signs up with; codes for an account's boxes are entered there (see use-code.ts). */
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
    if (offer?.audience !== "sign-up") throw new Refused(refuse("code-invalid", { code }));
    const command = { type: "ApplyDiscountCode", code: offer.code, audience: "sign-up", at: context.at } as const;
    return this.deps.runtime.handle(accounts, accountId, command, context);
  }
}
