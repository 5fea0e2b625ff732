import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

export class CloseSubscription extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly subscriptionId: string; readonly reason: PauseReason },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CloseSubscription)
export class CloseSubscriptionHandler implements ICommandHandler<CloseSubscription> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { subscriptionId, reason }, context }: CloseSubscription) {
    return this.deps.runtime.handle(subscriptions, subscriptionId, { type: "CloseSubscription", reason, at: context.at }, context);
  }
}
