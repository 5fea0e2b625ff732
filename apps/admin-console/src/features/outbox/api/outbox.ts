import type { OutputOf } from "@tablee/contracts/call";
import { outbox, outboxMessage } from "@tablee/contracts/calls/desk-money";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";
import type { OutboxSearch } from "../search.ts";

export type OutboxRow = OutputOf<typeof outbox>["rows"][number];
export type OutboxMessage = OutputOf<typeof outboxMessage>;

/** Messages as the embedded carrier has them, newest first. */
export const outboxOf = ({ q, channel, kind }: OutboxSearch) =>
  infiniteQueryOptions({
    queryKey: ["outbox", "list", q ?? "", channel ?? "", kind ?? ""],
    queryFn: ({ pageParam, signal }) => api(outbox, { q, channel, kind, after: pageParam, limit: 100 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** One message as it was sent. */
export const messageOf = (messageId: string) =>
  queryOptions({ queryKey: ["outbox", "message", messageId], queryFn: ({ signal }) => api(outboxMessage, { messageId }, { signal }) });
