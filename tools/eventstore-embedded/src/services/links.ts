import type { ResolvedEvent } from "../messages/read.ts";
import type { PositionedRecord } from "../store/database.ts";
import { dataOf } from "../store/payload.ts";
import { isLink } from "../store/records.ts";
import type { Streams } from "../store/streams.ts";

/** An event as sent; a link (`$>`, data `revision@stream`) together with its target, if requested and if a read would show it. */
export function resolveEvent(streams: Streams, record: PositionedRecord, resolveLinks: boolean): ResolvedEvent {
  if (!resolveLinks || !isLink(record.record)) return { event: record, link: undefined };
  const target = dataOf(record.record).toString("utf8");
  const at = target.indexOf("@");
  const revision = Number(target.slice(0, at));
  const stream = target.slice(at + 1);
  const known = at > 0 && Number.isSafeInteger(revision) && revision >= 0;
  return { event: known ? streams.visibleEvent(stream, revision) : undefined, link: record };
}
