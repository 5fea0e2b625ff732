import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { choicesOf, stepAfter } from "@tablee/commands/sign-up/choices-of";
import { bringPlan } from "@tablee/commands/sign-up/choose-plan";
import type { SignupStep } from "@tablee/contracts/calls/sessions";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { isPaid } from "@tablee/domain/order/standing";
import { firstOrderOf } from "@tablee/projections/orders/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import type { SessionData } from "./session-store.ts";

/** The step of the sign-up that a household has reached, derived from what exists and not from a counter. */
@Injectable()
export class SignupState {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async stepOf({ session }: Caller): Promise<SignupStep> {
    if (!session?.accountId) return session?.data.selection ? "registration" : "plans";
    return this.stepOfAccount(session.accountId, session.data);
  }

  /** The step at which an account resumes, on any device; `visit` holds what the visit remembers in addition. */
  async stepOfAccount(accountId: AccountId, visit?: SessionData): Promise<SignupStep> {
    const started = await this.#startedStep(accountId);
    if (started) return started;
    return stepAfter(await choicesOf(this.api.steps, accountId, visit?.selection));
  }

  /** On signing in, a visit's choices go to an account without a subscription: they are the latest. */
  async bring({ selection }: SessionData, accountId: AccountId, by: Caller): Promise<void> {
    if (selection) await this.commands.send(bringPlan, { accountId, selection }, by.own("choose-in-sign-up", accountId));
  }

  /** Returns the step after the subscription started, by whether its first order is paid; undefined before it starts. */
  async #startedStep(accountId: AccountId): Promise<"payment" | "welcome" | undefined> {
    if (!(await subscriptionOfAccount(this.api.reads, accountId))) return undefined;
    const first = await firstOrderOf(this.api.reads, accountId);
    return first && isPaid({ status: first.status, kind: first.failure?.kind }) ? "welcome" : "payment";
  }
}
