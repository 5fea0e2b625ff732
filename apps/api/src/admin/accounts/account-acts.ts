import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { allowSharedHousehold } from "@tablee/commands/account/address/allow-shared-household";
import { changeEmail } from "@tablee/commands/account/sign-in/change-email";
import { endSessions } from "@tablee/commands/account/sign-in/end-sessions";
import type { CommandContext } from "@tablee/commands/context";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import { resumeSubscription } from "@tablee/commands/subscription/resume-subscription";
import type { InputOf } from "@tablee/contracts/call";
import type * as calls from "@tablee/contracts/calls/admin/accounts";
import type { AccountId, SubscriptionId } from "@tablee/domain/kernel/ids";
import { accountById } from "@tablee/projections/accounts/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../../api-context.ts";
import type { Caller } from "../../http/caller.ts";
import { Failure } from "../../http/failure.ts";
import { PasswordReset } from "../../passwords/password-reset.ts";

interface Act {
  readonly accountId: AccountId;
  readonly reason: string;
}

const done = { done: true } as const;

/** The acts of support for a customer who asked: the customer's own commands, by a member of staff, with a reason. */
@Injectable()
export class AccountActs {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly resets: PasswordReset,
  ) {}

  async pause({ because, until, ...act }: InputOf<typeof calls.pauseForCustomer>, by: Caller) {
    const subscriptionId = await this.#subscriptionOf(act.accountId);
    await this.commands.send(pauseSubscription, { subscriptionId, reason: because, until }, contextOf("pause-subscription", act, by));
    return done;
  }

  async resume(act: InputOf<typeof calls.resumeForCustomer>, by: Caller) {
    const subscriptionId = await this.#subscriptionOf(act.accountId);
    await this.commands.send(resumeSubscription, { subscriptionId }, contextOf("resume-subscription", act, by));
    return done;
  }

  async close({ because, expireGiven, ...act }: InputOf<typeof calls.closeForCustomer>, by: Caller) {
    const subscriptionId = await this.#subscriptionOf(act.accountId);
    await this.commands.send(closeSubscription, { subscriptionId, reason: because, expireGiven }, contextOf("close-subscription", act, by));
    return done;
  }

  /** @throws Failure account-not-found */
  async sendReset(act: InputOf<typeof calls.sendResetLink>, by: Caller) {
    if (!(await accountById(this.api.reads, act.accountId))) throw new Failure("account-not-found");
    await this.resets.send(act.accountId, contextOf("request-password-reset", act, by));
    return done;
  }

  /** The event comes first: after a crash between the two the act counts as failed, and is repeated. */
  async endSessions(act: InputOf<typeof calls.endSessions>, by: Caller) {
    await this.commands.send(endSessions, { accountId: act.accountId }, contextOf("end-sessions", act, by));
    await this.api.access.sessions.endAllOf(act.accountId, undefined);
    return done;
  }

  async changeEmail({ email, ...act }: InputOf<typeof calls.changeEmailForCustomer>, by: Caller) {
    await this.commands.send(changeEmail, { accountId: act.accountId, email }, contextOf("change-email", act, by));
    return done;
  }

  async allowSharedHousehold(act: InputOf<typeof calls.allowSharedHousehold>, by: Caller) {
    await this.commands.send(allowSharedHousehold, { accountId: act.accountId }, contextOf("allow-shared-household", act, by));
    return done;
  }

  async #subscriptionOf(accountId: AccountId): Promise<SubscriptionId> {
    const row = await subscriptionOfAccount(this.api.reads, accountId);
    if (!row) throw new Failure("subscription-not-found");
    return row.key;
  }
}

/** The context of a staff member's act: each of its events holds the actor and the reason. */
const contextOf = (name: string, { accountId, reason }: Act, by: Caller): CommandContext => ({
  ...by.command(name, accountId),
  actor: { ...by.actor, reason },
});
