import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { composeWarning } from "../notice/messages/compose.ts";

/** Warns an owner that the password may be being guessed: at least once, under an id that the carrier deduplicates. */
export class WarnOwner extends Command<void> {
  constructor(
    readonly input: { readonly accountId: string; readonly messageId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(WarnOwner)
export class WarnOwnerHandler implements ICommandHandler<WarnOwner> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input: { accountId, messageId }, context }: WarnOwner) {
    const { runtime, messages, publicUrl, brand } = this.deps;
    const { state: account } = await runtime.load(accounts, accountId);
    if (account.status !== "open" || !account.guessed || account.guessed.isWarned) return;
    const { at } = context;
    const mail = composeWarning({ account, publicUrl, brand });
    await messages.deliver({ messageId, channel: "mail", kind: "sign-ins-guessed", to: account.person.email, at, ...mail });
    await runtime.handle(accounts, accountId, { type: "RecordWarning", messageId, at }, { ...context, subject: accountId });
  }
}
