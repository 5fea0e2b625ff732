import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import type { Steps } from "../steps.ts";

/** The keyed hash of a writer's address, equal for each way to write the address. */
export const writerHashOf = ({ ports }: Pick<Steps, "ports">, email: string): string =>
  ports.hashes.keyed("inquiry-writer", addressKey(email));

/** The ids whose keys seal the messages that visitors sent from some addresses. */
export async function visitorMessagesOf(steps: Pick<Steps, "facts" | "ports">, emails: readonly string[]): Promise<readonly AccountId[]> {
  const found = await Promise.all(emails.map((email) => steps.facts.visitorInquiriesFrom(writerHashOf(steps, email))));
  return [...new Set(found.flat())].map(visitingWriterOf);
}
