import { isDeepStrictEqual } from "node:util";
import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { openWeeks } from "@tablee/domain/calendar/calendar";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { earlierOf, type Weekday } from "@tablee/domain/kernel/time";
import type { SubscriptionCommand } from "@tablee/domain/subscription/decider";
import { inWeek } from "@tablee/domain/subscription/terms";
import type { DeliveryWindow, Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { accounts, subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { type StartedSubscription, signUpStandingOf } from "../order/first-week.ts";
import { Refused } from "../refused.ts";
import { offeredSlot } from "./start-subscription.ts";

/**
 * What the sign-up chose anew after an attempt that started the subscription and made no first order, or one that was never paid.
 * The subscription then begins with it, also where it was paused meanwhile. Once a first order is there nothing changes.
 */
export class ChangeSignUpTerms extends Command<{ position: bigint }> {
  constructor(
    readonly input: {
      readonly accountId: string;
      readonly subscriptionId: string;
      readonly plan: Plan;
      readonly tastes: Tastes;
      readonly weekday: Weekday;
      readonly window: DeliveryWindow;
    },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeSignUpTerms)
export class ChangeSignUpTermsHandler implements ICommandHandler<ChangeSignUpTerms> {
  constructor(private readonly deps: Dependencies) {}

  /** @throws Refused address-missing, slot-not-offered */
  async execute({ input, context }: ChangeSignUpTerms) {
    const { runtime } = this.deps;
    const { subscriptionId } = input;
    const standing = await signUpStandingOf(runtime, subscriptionId, context.at);
    let position = 0n;
    if (standing.status !== "choosing" || !standing.subscription) return { position };
    for (const command of await this.#changes(standing.subscription, input, context)) {
      const outcome = await runtime.handle(subscriptions, subscriptionId, command, part(context, command.type));
      if (outcome.position > position) position = outcome.position;
    }
    return { position };
  }

  async #changes(
    subscription: StartedSubscription,
    { accountId, plan, tastes, weekday, window }: ChangeSignUpTerms["input"],
    { at }: CommandContext,
  ): Promise<SubscriptionCommand[]> {
    const { state: account } = await this.deps.runtime.load(accounts, accountId);
    const found = offeredSlot(account, weekday, window);
    if (isRefusal(found)) throw new Refused(found);
    const { region, slot } = found;
    const { status, firstWeek, plans, tastes: known, slots } = subscription;
    const fromWeek = earlierOf(firstWeek, openWeeks(at, weekday, slot.zone)[0]!);
    const changes: (SubscriptionCommand | false)[] = [
      status === "paused" && { type: "ResumeSubscription", at },
      !isDeepStrictEqual(plan, inWeek(plans, firstWeek)) && { type: "ChangePlan", plan, fromWeek, at },
      !isDeepStrictEqual(tastes, inWeek(known, firstWeek)) && { type: "ChangeTastes", tastes, fromWeek, at },
      !isDeepStrictEqual(slot, inWeek(slots, firstWeek).slot) && { type: "ChangeDeliverySlot", region, slot, fromWeek, at },
    ];
    return changes.filter((change) => change !== false);
  }
}
