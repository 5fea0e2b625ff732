import type { OutputOf } from "@tablee/contracts/call";
import { outbox, outboxMessage } from "@tablee/contracts/calls/admin/money";
import { keepPreviousData } from "@tanstack/react-query";
import { callPages, callQuery } from "../../shared/api/calls.ts";
import type { OutboxSearch } from "./search.ts";

export type OutboxRow = OutputOf<typeof outbox>["rows"][number];
export type OutboxMessage = OutputOf<typeof outboxMessage>;

/** Messages as the embedded carrier has them, newest first. */
export const outboxOf = ({ q, channel, kind }: OutboxSearch) =>
  callPages(outbox, "after", { q, channel, kind, limit: 100 }, { placeholderData: keepPreviousData });

/** One message as it was sent. */
export const messageOf = (messageId: string) => callQuery(outboxMessage, { messageId });
