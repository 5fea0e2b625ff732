import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";
import type { Returnables } from "@tablee/domain/returnables/state";
import type { AttemptCode, ReturnWay } from "@tablee/domain/returnables/vocabulary";
import { returnablesOfAccounts } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

export interface Return {
  readonly accountId: AccountId;
  readonly way: ReturnWay;
  /** The order that was delivered on the visit, or the pickup. */
  readonly visitId?: string | undefined;
  /** The day of the visit, which collects only what was lent on earlier days. */
  readonly on?: PlainDate | undefined;
  /** Without it, everything that was out before the visit. */
  readonly assetIds?: readonly string[] | undefined;
}

/** Records that bags and kits are back; a charge for one of them is reversed. @throws Refused returnable-not-found */
export const recordReturn = (streams: Streams, { accountId, ...back }: Return, context: CommandContext): Promise<Outcome<Returnables>> =>
  streams.handle(returnablesOfAccounts, accountId, { type: "RecordReturn", ...back, at: context.at }, { ...context, subject: accountId });

export interface Attempt {
  readonly accountId: AccountId;
  readonly visitId: string;
  readonly code: AttemptCode;
}

/** Records that a driver came for bags and kits and left without them: one attempt a visit. */
export const recordAttempt = (
  streams: Streams,
  { accountId, visitId, code }: Attempt,
  context: CommandContext,
): Promise<Outcome<Returnables>> =>
  streams.handle(
    returnablesOfAccounts,
    accountId,
    { type: "RecordAttempt", visitId, code, at: context.at },
    { ...context, subject: accountId },
  );
