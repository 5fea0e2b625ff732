import type { Person } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

interface PersonOfAccount {
  readonly person: Person;
  /** The email address is known to be its owner's. */
  readonly isVerified: boolean;
  /** A code that verifies the address has been requested. */
  readonly isCodeRequested: boolean;
}

/** The person of an account; undefined where there is no account, and once the person is forgotten. */
export async function personOf(streams: Streams, accountId: AccountId): Promise<PersonOfAccount | undefined> {
  const { state: account } = await streams.load(accounts, accountId);
  if (account.status === "none" || account.status === "forgotten") return undefined;
  const { person, emailVerifiedAt, emailCodeAt } = account;
  return { person, isVerified: emailVerifiedAt !== undefined, isCodeRequested: emailCodeAt !== undefined };
}
