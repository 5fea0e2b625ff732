import { type Credit, creditLeft } from "@tablee/domain/credit/decider";
import type { CreditKind, CreditSource } from "@tablee/domain/credit/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { credits } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
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

/** Money for an account's next orders: purchased, or given. */
export async function grantCredit(
  streams: Streams,
  { accountId, ...grant }: CreditToGrant,
  context: CommandContext,
): Promise<GrantedCredit> {
  const outcome = await streams.handle(credits, accountId, { type: "GrantCredit", ...grant, at: context.at }, context);
  return { ...outcome, credit: creditLeft(outcome.state, context.at) };
}
