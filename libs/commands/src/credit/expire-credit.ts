import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Credit } from "@tablee/domain/credit/decider";
import { credits } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** What is left of an account's credits whose time is over leaves its balance. */
export class ExpireCredit extends Command<Outcome<Credit>> {
  constructor(
    readonly input: { readonly accountId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ExpireCredit)
export class ExpireCreditHandler implements ICommandHandler<ExpireCredit> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { accountId }, context }: ExpireCredit) {
    return this.deps.runtime.handle(credits, accountId, { type: "ExpireCredit", at: context.at }, context);
  }
}
