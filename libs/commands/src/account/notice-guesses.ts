import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

/** Many tries to sign in to an account were counted, from everywhere together. */
export class NoticeGuesses extends Command<void> {
  constructor(
    readonly input: { readonly accountId: string; readonly tries: number },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(NoticeGuesses)
export class NoticeGuessesHandler implements ICommandHandler<NoticeGuesses> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, tries }, context }: NoticeGuesses) {
    await this.deps.runtime.handle(accounts, accountId, { type: "NoticeGuesses", tries, at: context.at }, context);
  }
}
