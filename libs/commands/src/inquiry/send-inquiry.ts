import type { InquiryTopic, InquiryWriter } from "@tablee/domain/inquiry/vocabulary";
import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { inquiries } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { writerHashOf } from "./writer-hash.ts";

interface InquiryToSend {
  readonly inquiryId: string;
  /** The signed-in client; undefined for a visitor. */
  readonly accountId: AccountId | undefined;
  readonly topic: InquiryTopic;
  readonly orderId?: OrderId | undefined;
  readonly language: Language;
  readonly writer: InquiryWriter;
  readonly message: string;
}

/**
 * Records a message to the team, which becomes a task for support. Its personal parts are sealed with the writer's key: for a visitor, one
 * that the message alone has.
 */
export async function sendInquiry(
  steps: Steps,
  { inquiryId, accountId, orderId, ...written }: InquiryToSend,
  context: CommandContext,
): Promise<void> {
  const writerId = accountId ?? visitingWriterOf(inquiryId);
  // Before the event: the erasure of the address's owner finds the key, however late read models are. The event itself holds no hash of the
  // address, since an event stays when its writer is forgotten.
  if (!accountId)
    await steps.ports.traces.keepVisitor({ visitorId: writerId, inquiryId, addressHash: writerHashOf(steps, written.writer.email) });
  const inquiry = { ...written, ...(orderId && { orderId }), writerId };
  await steps.handle(inquiries, inquiryId, { type: "ReceiveInquiry", inquiry, at: context.at }, { ...context, subject: writerId });
}
