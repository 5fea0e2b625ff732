import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

export class ResumeSubscription extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly subscriptionId: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResumeSubscription)
export class ResumeSubscriptionHandler implements ICommandHandler<ResumeSubscription> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { subscriptionId }, context }: ResumeSubscription) {
    return this.deps.runtime.handle(subscriptions, subscriptionId, { type: "ResumeSubscription", at: context.at }, context);
  }
}
