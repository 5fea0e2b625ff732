import { verifiedEmails } from "@tablee/domain/account/email";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts } from "../aggregates.ts";
import type { Steps } from "../steps.ts";
import { writerHashOf } from "./writer-hash.ts";

/**
 * The messages that a visitor sent to the team from an address that the account verified, except forgotten ones. An address that was never
 * verified may be a stranger's: its messages are not the account's to read.
 */
export async function messagesOfVisitor(steps: Pick<Steps, "load" | "ports">, accountId: AccountId): Promise<readonly string[]> {
  const { state } = await steps.load(accounts, accountId);
  if (!("person" in state)) return [];
  return steps.ports.traces.messagesFrom(verifiedEmails(state).map((email) => writerHashOf(steps, email)));
}
