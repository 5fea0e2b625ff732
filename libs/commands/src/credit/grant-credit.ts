import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { balanceAt, type Credit } from "@tablee/domain/credit/decider";
import type { CreditKind, CreditSource } from "@tablee/domain/credit/vocabulary";
import { credits } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Money for an account's next orders: purchased, or given. */
export class GrantCredit extends Command<Outcome<Credit> & { readonly balances: Readonly<Record<CreditKind, number>> }> {
  constructor(
    readonly input: {
      readonly accountId: string;
      readonly grantId: string;
      readonly kind: CreditKind;
      readonly source: CreditSource;
      readonly name: string;
      readonly cents: number;
      readonly expiresAt?: string;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GrantCredit)
export class GrantCreditHandler implements ICommandHandler<GrantCredit> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, ...grant }, context }: GrantCredit) {
    const outcome = await this.deps.runtime.handle(credits, accountId, { type: "GrantCredit", ...grant, at: context.at }, context);
    return { ...outcome, balances: balanceAt(outcome.state, context.at) };
  }
}
