import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call } from "../grpc/call.ts";
import type { Handler } from "../grpc/server.ts";
import { toRpcError } from "../grpc/status.ts";
import { ReadFrames, streamNotFound } from "../messages/read.ts";
import { decodeReadReq, type ReadRequest } from "../messages/read-request.ts";
import type { PositionedRecord } from "../store/database.ts";
import type { StoreView } from "../store/store-view.ts";
import { resolveEvent } from "./links.ts";
import { PAGE_EVENTS, requirePosition } from "./positions.ts";
import type { Services } from "./services.ts";
import { subscribe } from "./subscriptions.ts";
import { requireStreamName, streamDeleted } from "./writes.ts";

/** Read: a page-wise read or a subscription, of a stream or of `$all`. */
export const readHandler =
  (services: Services): Handler =>
  (call) => {
    call.onMessage = (payload) => {
      const request = decodeReadReq(payload);
      if (request.stream !== undefined) requireStreamName(request.stream);
      if (call.headers["requires-leader"] === "true") services.faults.requireLeader(call.headers[":authority"] ?? "");
      services.access.require(call, "read", request.stream ?? "$all");
      answer(services, call, request).catch((error) => call.fail(toRpcError(error)));
    };
  };

async function answer(services: Services, call: Call, request: ReadRequest): Promise<void> {
  const view = viewFor(services, call);
  const { stream, count } = request;
  if (stream !== undefined && view.streams.isTombstoned(stream)) throw streamDeleted(stream);
  if (count === undefined) return subscribe(services, call, request, view);
  if (stream !== undefined && (services.faults.isHidden(stream) || !view.streams.isFound(stream))) {
    const frames = new ReadFrames(false);
    frames.add(streamNotFound(stream));
    call.write(frames.take());
    return call.end();
  }
  const pages = stream === undefined ? pagesOfAll(view, request) : pagesOfStream(view, request, stream);
  await send(view, call, request, pages, count);
}

/**
 * Returns the view of a read: everything, unless a test makes it lag. A read for the leader does not lag, for a follower would
 * not answer it.
 */
function viewFor({ store, faults }: Services, call: Call): StoreView {
  const { readsAsOf } = faults;
  return readsAsOf !== undefined && call.headers["requires-leader"] !== "true" ? store.asOf(readsAsOf) : store;
}

async function send(
  { streams }: StoreView,
  call: Call,
  request: ReadRequest,
  pages: Iterable<PositionedRecord[]>,
  count: number,
): Promise<void> {
  const frames = new ReadFrames(request.structuredIds);
  let left = count;
  let first = true;
  for (const page of pages) {
    if (!first) await (call.flowing ? nextTurn() : call.drained()); // others' calls get their turn between two pages
    first = false;
    if (!call.open) return;
    for (const record of page) {
      if (left === 0) break;
      if (request.filter && !request.filter.matches(record.record)) continue;
      frames.addEvent(resolveEvent(streams, record, request.resolveLinks));
      left--;
    }
    if (frames.bytes > 0) call.write(frames.take());
    if (left === 0) break;
  }
  call.end();
}

function* pagesOfAll({ log }: StoreView, { from, direction, count, filter }: ReadRequest): Iterable<PositionedRecord[]> {
  let at = typeof from === "number" ? from : from === "start" ? 0 : log.end;
  if (typeof from === "number") requirePosition(log, from);
  const limit = filter ? PAGE_EVENTS : Math.min(PAGE_EVENTS, count ?? PAGE_EVENTS);
  for (;;) {
    const page = log.page(at, direction, limit);
    if (page.length === 0) return;
    at = page.at(-1)!.position + (direction === "forwards" ? 1 : 0);
    yield page;
  }
}

function* pagesOfStream({ streams }: StoreView, { from, direction, count }: ReadRequest, stream: string): Iterable<PositionedRecord[]> {
  const end = streams.head(stream).revision + (direction === "forwards" ? 1 : 0);
  let next: number | undefined = typeof from === "number" ? from : from === "start" ? 0 : end;
  while (next !== undefined) {
    const page = streams.page(stream, next, direction, Math.min(PAGE_EVENTS, count ?? PAGE_EVENTS));
    next = page.next;
    if (page.events.length > 0) yield page.events;
  }
}
