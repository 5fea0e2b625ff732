import type { Credit } from "@tablee/domain/credit/decider";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { credits, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";
import { refuseClosed } from "./grant-credit.ts";

interface CorporatePlanToGive {
  readonly accountId: AccountId;
  readonly plan: string;
  /** Per month. */
  readonly cents: Cents;
  /** The last day on which it may give, Toronto's date. */
  readonly until: string;
}

type OfAccount = Pick<CorporatePlanToGive, "accountId">;

/**
 * Gives credit from an employer or a partner each month; replaces any earlier plan. @throws Refused corporate-plan-unknown,
 * expiry-passed, subscription-closed
 */
export async function giveCorporatePlan(
  streams: Streams,
  { accountId, ...plan }: CorporatePlanToGive,
  context: CommandContext,
): Promise<Outcome<Credit>> {
  await refuseClosed(streams, accountId);
  return streams.handle(credits, accountId, { type: "GiveCorporatePlan", accountId, ...plan, at: context.at }, context);
}

/** Ends a plan; the credit that it gave stays. */
export const endCorporatePlan = (streams: Streams, { accountId }: OfAccount, context: CommandContext): Promise<Outcome<Credit>> =>
  streams.handle(credits, accountId, { type: "EndCorporatePlan", at: context.at }, context);

/** Gives a plan's credit for each month that has begun. A closed subscription has nothing to spend it on, and ends the plan. */
export async function grantCorporateCredit(streams: Streams, { accountId }: OfAccount, context: CommandContext): Promise<Outcome<Credit>> {
  const { state } = await streams.load(subscriptions, subscriptionIdOf(accountId));
  if (state.status === "closed") return endCorporatePlan(streams, { accountId }, context);
  return streams.handle(credits, accountId, { type: "GrantCorporateCredit", accountId, at: context.at }, context);
}

/** The plan that an account has now, with its next month. */
export const corporatePlanOf = async (streams: Streams, accountId: AccountId): Promise<Credit["corporate"]> =>
  (await streams.load(credits, accountId)).state.corporate;
