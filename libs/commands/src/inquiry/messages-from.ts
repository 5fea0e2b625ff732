import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import type { VaultPersonKeys } from "@tablee/platform/person-keys";

interface Sources {
  readonly keys: Pick<VaultPersonKeys, "visitorsAt">;
  /** The ids of the messages that visitors wrote and whose writers are not forgotten. */
  visitorsMessages(): Promise<readonly string[]>;
}

/**
 * The messages of visitors from addresses with these keyed hashes, while their keys exist. The key of an earlier release holds no message:
 * its message is found by its writer, since the erasure destroys that key too.
 */
export async function messagesFrom({ keys, visitorsMessages }: Sources, addressHashes: readonly string[]): Promise<readonly string[]> {
  const visitors = await keys.visitorsAt(addressHashes);
  const known = visitors.flatMap(({ inquiryId }) => inquiryId ?? []);
  const unnamed = new Set(visitors.filter(({ inquiryId }) => inquiryId === null).map(({ visitorId }) => visitorId));
  if (unnamed.size === 0) return known;
  return [...known, ...(await visitorsMessages()).filter((inquiryId) => unnamed.has(visitingWriterOf(inquiryId)))];
}
