import type { DataRequestKind, DataRequestOutcome, DataRequestVia } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { PlainDate } from "@tablee/domain/kernel/time";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { accounts } from "../../aggregates.ts";
import type { CommandContext } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Streams } from "../../steps.ts";

interface DataRequestToReceive {
  readonly accountId: AccountId;
  readonly kind: DataRequestKind;
  readonly via: DataRequestVia;
  readonly receivedOn: PlainDate;
}

interface DataRequestToAnswer {
  readonly accountId: AccountId;
  readonly kind: DataRequestKind;
  readonly outcome: DataRequestOutcome;
}

/**
 * Enters a request that a person made by mail, letter or phone.
 * @throws Refused selection-invalid for a future day; account-not-found, account-closed
 */
export async function receiveDataRequest(
  streams: Streams,
  { accountId, ...request }: DataRequestToReceive,
  context: CommandContext,
): Promise<void> {
  if (request.receivedOn > toLocal(businessZone, context.at).date) throw new Refused(refuse("selection-invalid"));
  await streams.handle(accounts, accountId, { type: "ReceiveDataRequest", ...request, at: context.at }, context);
}

/** Records that it was answered, or refused; `reason` holds the answer. */
export async function answerDataRequest(
  streams: Streams,
  { accountId, ...answer }: DataRequestToAnswer,
  context: CommandContext,
): Promise<void> {
  await streams.handle(accounts, accountId, { type: "AnswerDataRequest", ...answer, at: context.at }, context);
}
