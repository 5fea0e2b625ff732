import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import type { CommandContext } from "@tablee/commands/context";
import { expireGivenCredit } from "@tablee/commands/credit/expire-given-credit";
import { changePlan } from "@tablee/commands/subscription/change-plan";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { movePauseEnd } from "@tablee/commands/subscription/move-pause-end";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { expireGivenBalance, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { summaryOf } from "@tablee/domain/subscription/summary";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { refuseUnlessOffered } from "../flipper/refuse-unless-offered.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { viewOf } from "./subscription-view.ts";

type Change = InputOf<typeof updateSubscription>;

/** Pausing, moving the end of a pause, resuming, closing and changing the plan, and promotional credit that expires before a closing. */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly api: ApiContext,
    private readonly flipper: Flipper,
    private readonly commands: Commands,
  ) {}

  async make(change: Change, by: Caller): Promise<OutputOf<typeof updateSubscription>> {
    if (change.change === "plan") await refuseUnlessOffered(this.flipper, change.plan, by.accountId);
    const { key, pause_reason } = await this.#own(by);
    // That pause lasts until its customer can be charged again.
    if (change.change === "pause-end" && pause_reason === "unpaid") throw new Failure("selection-invalid");
    const { state } = await this.#send(change, key, by.own(`${change.change}-subscription`));
    const summary = summaryOf(state);
    if (!summary) throw new Failure("subscription-not-found");
    return { subscription: viewOf(summary) };
  }

  async expireGivenBalance(by: Caller): Promise<OutputOf<typeof expireGivenBalance>> {
    return this.commands.send(expireGivenCredit, { subscriptionId: (await this.#own(by)).key }, by.own("expire-given-balance"));
  }

  async #own({ accountId }: Caller): Promise<SubscriptionRow> {
    const row = await subscriptionOfAccount(this.api.reads, accountId);
    if (!row) throw new Failure("subscription-not-found");
    return row;
  }

  #send(change: Change, subscriptionId: SubscriptionId, context: CommandContext) {
    switch (change.change) {
      case "pause":
        return this.commands.send(pauseSubscription, { subscriptionId, reason: change.reason, until: change.until }, context);
      case "pause-end":
        return this.commands.send(movePauseEnd, { subscriptionId, until: change.until }, context);
      case "resume":
        return this.commands.send(resumeSubscription, { subscriptionId }, context);
      case "plan":
        return this.commands.send(changePlan, { subscriptionId, plan: change.plan }, context);
      case "close":
        return this.commands.send(closeSubscription, { subscriptionId, reason: change.reason, expireGiven: change.expireGiven }, context);
    }
  }
}
