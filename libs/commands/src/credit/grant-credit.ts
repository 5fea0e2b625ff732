import { type Credit, creditLeft } from "@tablee/domain/credit/decider";
import type { CreditKind, CreditSource } from "@tablee/domain/credit/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { credits, subscriptions } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface CreditToGrant {
  readonly accountId: AccountId;
  readonly grantId: string;
  readonly kind: CreditKind;
  readonly source: CreditSource;
  readonly name: string;
  readonly cents: Cents;
  readonly expiresAt?: string;
}

type GrantedCredit = Outcome<Credit> & { readonly credit: Readonly<Record<CreditKind, Cents>> };

/** Refuses an account whose subscription is closed. @throws Refused subscription-closed */
export async function refuseClosed(streams: Streams, accountId: AccountId): Promise<void> {
  const { state } = await streams.load(subscriptions, subscriptionIdOf(accountId));
  if (state.status === "closed") throw new Refused(refuse("subscription-closed"));
}

/** Money for an account's next orders: purchased, or given. @throws Refused subscription-closed for given money, which expires unspent */
export async function grantCredit(
  streams: Streams,
  { accountId, ...grant }: CreditToGrant,
  context: CommandContext,
): Promise<GrantedCredit> {
  if (grant.kind !== "purchased") await refuseClosed(streams, accountId);
  const outcome = await streams.handle(credits, accountId, { type: "GrantCredit", ...grant, at: context.at }, context);
  return { ...outcome, credit: creditLeft(outcome.state, context.at) };
}
