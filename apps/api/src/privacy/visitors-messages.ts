import { messagesOfVisitor } from "@tablee/commands/inquiry/messages-of-visitor";
import type { OutputOf } from "@tablee/contracts/call";
import type { exportAccess } from "@tablee/contracts/calls/privacy";
import type { InquiryEvent } from "@tablee/domain/inquiry/events";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import type { ApiContext } from "../api-context.ts";
import { localInstant } from "../views/local-time.ts";

type Message = OutputOf<typeof exportAccess>["messages"][number];

/** The messages that a visitor sent from a verified address of the account, oldest first, with times in a zone. */
export async function visitorsMessages(
  { steps, opened }: Pick<ApiContext, "steps" | "opened">,
  accountId: AccountId,
  zone: ZoneName,
): Promise<Message[]> {
  const ids = await messagesOfVisitor(steps, accountId);
  const streams = await Promise.all(ids.map((id) => opened.store.read(streamName("inquiry", id), { personal: true })));
  const events = (streams.flat() as readonly Stored<InquiryEvent>[]).toSorted((one, other) => Number(one.position - other.position));
  return events.flatMap((event): Message[] => {
    if (event.type !== "InquiryReceived") return [];
    const {
      topic,
      language,
      writer,
      message,
      receivedAt,
    }: Partial<typeof event.data> & Pick<typeof event.data, "topic" | "language" | "receivedAt"> = event.data;
    // Neither can be read once the writer is forgotten.
    return writer && message !== undefined ? [{ ...writer, topic, language, message, receivedAt: localInstant(receivedAt, zone) }] : [];
  });
}
