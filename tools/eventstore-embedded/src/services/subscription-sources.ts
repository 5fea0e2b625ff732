import type { From } from "../messages/read-request.ts";
import type { PositionedRecord } from "../store/database.ts";
import type { StoreView } from "../store/store-view.ts";
import { PAGE_EVENTS, requirePosition } from "./positions.ts";
import { streamDeleted } from "./writes.ts";

/** The source of a subscription's events. */
export type EventSource = {
  /** The next page (which may be empty), or undefined at the end. */
  next(): PositionedRecord[] | undefined;
  /** False for a stream that does not exist (yet): such a subscription has nothing to catch up with. */
  exists(): boolean;
};

/**
 * @param end the view whose end is the starting point for `end`
 * @throws RpcError INVALID_ARGUMENT for a position that the log does not have
 */
export function allSource({ log }: StoreView, from: From, end: StoreView): EventSource {
  if (typeof from === "number") requirePosition(log, from);
  let last = from === "start" ? 0 : from === "end" ? end.log.last : from;
  return {
    next() {
      const page = log.page(last + 1, "forwards", PAGE_EVENTS);
      if (page.length === 0) return undefined;
      last = page.at(-1)!.position;
      return page;
    },
    exists: () => true,
  };
}

/**
 * @param end the view whose end is the starting point for `end`
 * @throws RpcError `stream-deleted`, from `next`, once the stream is tombstoned
 */
export function streamSource({ streams }: StoreView, stream: string, from: From, end: StoreView): EventSource {
  let next = from === "start" ? 0 : from === "end" ? end.streams.head(stream).revision + 1 : from + 1;
  return {
    next() {
      if (streams.isTombstoned(stream)) throw streamDeleted(stream);
      const end = streams.head(stream).revision;
      if (next > end) return undefined;
      const page = streams.page(stream, next, "forwards", PAGE_EVENTS);
      next = page.next ?? end + 1;
      return page.events;
    },
    exists: () => from === "end" || streams.isFound(stream),
  };
}
