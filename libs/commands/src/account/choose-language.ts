import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { Language } from "@tablee/domain/kernel/region";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

export class ChooseLanguage extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly language: Language },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChooseLanguage)
export class ChooseLanguageHandler implements ICommandHandler<ChooseLanguage> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { accountId, language }, context }: ChooseLanguage) {
    return this.deps.runtime.handle(accounts, accountId, { type: "ChooseLanguage", language, at: context.at }, context);
  }
}
