import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { compose } from "@tablee/notices/layout/compose";
import { templates } from "@tablee/notices/templates/all-templates";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

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
    const mail = compose(templates.account["sign-ins-guessed"][account.language]({ brand: brand.name }), "mail", {
      account,
      publicUrl,
      brand,
    });
    await messages.deliver({ messageId, channel: "mail", kind: "sign-ins-guessed", to: account.person.email, at, ...mail });
    await runtime.handle(accounts, accountId, { type: "RecordWarning", messageId, at }, { ...context, subject: accountId });
  }
}
