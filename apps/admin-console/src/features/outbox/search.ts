import { Channel, NoticeKind } from "@tablee/domain/notice/vocabulary";
import { z } from "zod";
import { lenient } from "../../shared/api/search-params.ts";

/** The address of the outbox: its filters, and the open message. */
export const OutboxSearch = z.object({
  q: lenient(z.string().trim().min(1).max(100)),
  channel: lenient(Channel),
  kind: lenient(NoticeKind),
  message: lenient(z.string().min(4).max(200)),
});
export type OutboxSearch = z.infer<typeof OutboxSearch>;
