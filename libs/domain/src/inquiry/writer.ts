import { type AccountId, accountId, idFrom } from "../kernel/ids.ts";

/** The id that a visitor has as a writer: the message's own, since a visitor has no account. Its key seals the message. */
export const visitingWriterOf = (inquiryId: string): AccountId => accountId(idFrom("inquiry-writer", inquiryId));

/** The account of a message's writer; undefined for a visitor's. */
export const accountOfWriter = (inquiryId: string, writerId: AccountId): AccountId | undefined =>
  writerId === visitingWriterOf(inquiryId) ? undefined : writerId;
