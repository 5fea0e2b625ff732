import { Injectable } from "@nestjs/common";
import { CommandBus } from "@nestjs/cqrs";
import type { CommandContext } from "@tablee/commands/context";
import { ExpireGivenCredit } from "@tablee/commands/credit/expire-given-credit";
import { ChangePlan } from "@tablee/commands/subscription/change-plan";
import { CloseSubscription } from "@tablee/commands/subscription/close-subscription";
import { MovePauseEnd } from "@tablee/commands/subscription/move-pause-end";
import { PauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { ResumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { expireGivenBalance, updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import type { SubscriptionId } from "@tablee/domain/kernel/ids";
import { standingOf } from "@tablee/domain/subscription/standing";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { SubscriptionRow } from "@tablee/projections/subscriptions/read-model";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { refuseUnlessOffered } from "../flipper/refuse-unless-offered.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { viewOf } from "./subscription-view.ts";

type Change = InputOf<typeof updateSubscription>;

/** Pausing, another end of a pause, resuming, closing and another plan, and given money that expires before a closing. */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly api: ApiContext,
    private readonly flipper: Flipper,
    private readonly bus: CommandBus,
  ) {}

  async make(change: Change, by: Caller): Promise<OutputOf<typeof updateSubscription>> {
    if (change.change === "plan") await refuseUnlessOffered(this.flipper, change.plan, by.accountId);
    const { key, pause_reason } = await this.#own(by);
    // That pause lasts until its customer can be charged again.
    if (change.change === "pause-end" && pause_reason === "unpaid") throw new Failure("selection-invalid");
    const command = commandFor(change, key, by.own(`${change.change}-subscription`));
    const { state } = await this.bus.execute(command);
    const standing = standingOf(state);
    if (!standing) throw new Failure("subscription-not-found");
    return { subscription: viewOf(standing) };
  }

  async expireGivenBalance(by: Caller): Promise<OutputOf<typeof expireGivenBalance>> {
    const expire = new ExpireGivenCredit({ subscriptionId: (await this.#own(by)).key }, by.own("expire-given-balance"));
    return this.bus.execute(expire);
  }

  async #own({ accountId }: Caller): Promise<SubscriptionRow> {
    const row = await subscriptionOfAccount(this.api.reads, accountId);
    if (!row) throw new Failure("subscription-not-found");
    return row;
  }
}

function commandFor(change: Change, subscriptionId: SubscriptionId, context: CommandContext) {
  switch (change.change) {
    case "pause":
      return new PauseSubscription({ subscriptionId, reason: change.reason, until: change.until }, context);
    case "pause-end":
      return new MovePauseEnd({ subscriptionId, until: change.until }, context);
    case "resume":
      return new ResumeSubscription({ subscriptionId }, context);
    case "plan":
      return new ChangePlan({ subscriptionId, plan: change.plan }, context);
    case "close":
      return new CloseSubscription({ subscriptionId, reason: change.reason }, context);
  }
}
