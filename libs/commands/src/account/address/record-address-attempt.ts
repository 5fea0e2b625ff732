import type { AddressAttempt } from "@tablee/domain/account/address-attempts";
import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../../aggregates.ts";
import type { Outcome } from "../../command-runtime.ts";
import type { CommandContext } from "../../context.ts";
import type { Streams } from "../../steps.ts";

interface Attempt extends Omit<AddressAttempt, "at"> {
  readonly accountId: AccountId;
}

/** Records for staff that a customer tried an address that is not served. @throws Refused account-closed */
export function recordAddressAttempt(
  streams: Streams,
  { accountId, ...attempt }: Attempt,
  context: CommandContext,
): Promise<Outcome<Account>> {
  return streams.handle(accounts, accountId, { type: "RecordAddressAttempt", ...attempt, at: context.at }, context);
}

/** Addresses that an account tried last and boxes do not come to, the oldest first. */
export async function addressAttemptsOf(streams: Streams, accountId: AccountId): Promise<readonly AddressAttempt[]> {
  const { state: account } = await streams.load(accounts, accountId);
  return ("attempts" in account && account.attempts) || [];
}
