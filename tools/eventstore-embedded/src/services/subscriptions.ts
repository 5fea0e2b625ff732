import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call } from "../grpc/call.ts";
import { caughtUp, confirmation } from "../messages/read.ts";
import type { ReadRequest } from "../messages/read-request.ts";
import type { StoreView } from "../store/store-view.ts";
import { LiveBacklog, tooSlow } from "./live-backlog.ts";
import type { Services } from "./services.ts";
import { SubscriptionFrames } from "./subscription-frames.ts";
import { allSource, type EventSource, streamSource } from "./subscription-sources.ts";

/**
 * Sends the confirmation, the events so far, CaughtUp, then live events until the client disconnects. While catching up it pulls:
 * a page is read only when the client has taken the previous one, so a slow client costs no memory. Live, a client that is too
 * far behind is dropped.
 * @param view the view of a read now: the end from which a subscription may start is the end of that view, so that no event falls
 * between
 * @throws RpcError when the stream is deleted in the process, or the position is unknown
 */
export async function subscribe({ store, faults }: Services, call: Call, request: ReadRequest, view: StoreView): Promise<void> {
  const { stream, from } = request;
  const source = stream === undefined ? allSource(store, from, view) : streamSource(store, stream, from, view);
  const frames = new SubscriptionFrames(store.streams, request);
  let wake = () => {};
  const published = () => new Promise<void>((resolve) => (wake = resolve));
  const stopListening = store.log.onPublished(() => wake());
  const stopWatching = faults.watch(call, () => wake());
  call.onClose = () => {
    stopListening();
    stopWatching();
    wake();
  };
  frames.add(confirmation(randomUUID()));
  call.write(frames.take());
  await catchUp(call, source, frames, published);
  await follow(call, source, frames, { published, faults });
}

/** Resolves when the client has taken everything so far and the stream exists; CaughtUp is then the last thing written. */
async function catchUp(call: Call, source: EventSource, frames: SubscriptionFrames, published: () => Promise<void>): Promise<void> {
  while (call.open) {
    const page = source.next();
    if (page) {
      for (const record of page) frames.search(record);
      if (frames.bytes > 0) call.write(frames.take());
      await (call.flowing ? nextTurn() : call.drained());
    } else if (!source.exists()) await published();
    else if (!call.isDrained) await call.drained();
    else break;
  }
  frames.endSearch();
  frames.add(caughtUp());
  call.write(frames.take());
  await nextTurn();
}

async function follow(
  call: Call,
  source: EventSource,
  frames: SubscriptionFrames,
  { published, faults }: Pick<Services, "faults"> & { published: () => Promise<void> },
): Promise<void> {
  const backlog = new LiveBacklog(call, frames);
  while (call.open) {
    if (faults.holdsBack(call)) {
      await published();
      continue;
    }
    const page = source.next();
    if (!page) {
      faults.isLevel(call);
      await published();
    } else if (backlog.send(page)) await nextTurn();
    else call.fail(tooSlow());
  }
}
