import { Injectable } from "@nestjs/common";
import type { SignupStep } from "@tablee/contracts/calls/sessions";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { isPaid } from "@tablee/domain/order/standing";
import { accountById } from "@tablee/projections/accounts/queries";
import { firstOrderOf } from "@tablee/projections/orders/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** The step of the sign-up that a visit has reached, derived from what exists and not from a counter. */
@Injectable()
export class SignupState {
  constructor(private readonly api: ApiContext) {}

  async stepOf(by: Caller): Promise<SignupStep> {
    const { session } = by;
    if (!session?.accountId) return session?.data.selection ? "registration" : "plans";
    const started = await this.#startedStep(session.accountId);
    if (started) return started;
    if (!session.data.selection) return "plans";
    const account = await accountById(this.api.reads, session.accountId);
    return account?.address && session.data.slot ? "payment" : "delivery";
  }

  /** Where an account resumes after signing in, whatever the visit remembers. */
  async stepAfterSignIn(accountId: AccountId): Promise<SignupStep> {
    return (await this.#startedStep(accountId)) ?? "plans";
  }

  /** Whether a started subscription's first order is paid; undefined before it starts. */
  async #startedStep(accountId: AccountId): Promise<"payment" | "welcome" | undefined> {
    if (!(await subscriptionOfAccount(this.api.reads, accountId))) return undefined;
    const first = await firstOrderOf(this.api.reads, accountId);
    return first && isPaid({ status: first.status, kind: first.failure?.kind }) ? "welcome" : "payment";
  }
}
