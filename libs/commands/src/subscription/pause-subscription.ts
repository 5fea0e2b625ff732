import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";

export class PauseSubscription extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly subscriptionId: string; readonly reason: PauseReason },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PauseSubscription)
export class PauseSubscriptionHandler implements ICommandHandler<PauseSubscription> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input: { subscriptionId, reason }, context }: PauseSubscription) {
    return this.deps.runtime.handle(subscriptions, subscriptionId, { type: "PauseSubscription", reason, at: context.at }, context);
  }
}
