import { Injectable } from "@nestjs/common";
import type { SignupStep } from "@tablee/contracts/calls/sessions";
import { accountById } from "@tablee/projections/accounts/queries";
import { firstOrderOf } from "@tablee/projections/orders/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** Which step of the sign-up a visit has come to: told by what is there, not by a counter. */
@Injectable()
export class SignupState {
  constructor(private readonly api: ApiContext) {}

  async stepOf(by: Caller): Promise<SignupStep> {
    const { session } = by;
    if (!session?.accountId) return session?.data.selection ? "registration" : "plans";
    if (await this.isComplete(session.accountId)) return "welcome";
    if (!session.data.selection) return "plans";
    const account = await accountById(this.api.reads, session.accountId);
    return account?.address && session.data.slot ? "payment" : "delivery";
  }

  /** The subscription runs and its first order was not refused by the card. */
  async isComplete(accountId: string): Promise<boolean> {
    const subscription = await subscriptionOfAccount(this.api.reads, accountId);
    if (!subscription) return false;
    const first = await firstOrderOf(this.api.reads, accountId);
    return first !== undefined && first.status !== "open" && first.status !== "locked" && first.status !== "billing";
  }
}
