import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call } from "../grpc/call.ts";
import { caughtUp, checkpoint, confirmation, fellBehind, ReadFrames } from "../messages/read.ts";
import type { ReadRequest } from "../messages/read-request.ts";
import type { PositionedRecord } from "../store/database.ts";
import { resolveEvent } from "./links.ts";
import type { Services } from "./services.ts";
import { allSource, type EventSource, streamSource } from "./subscription-sources.ts";

/**
 * Confirmation, the events so far, CaughtUp, then live events until the client goes away.
 * It pulls: a page is read only when the client has taken what was sent before, so a slow client costs no memory.
 * @throws RpcError when the stream is deleted meanwhile, or the position is unknown
 */
export async function subscribe(services: Services, call: Call, request: ReadRequest): Promise<void> {
  const { log } = services.store;
  const source = request.stream === undefined ? allSource(log, request.from) : streamSource(services.store, request.stream, request.from);
  const sender = new EventSender(services, request);
  let wake = () => {};
  const stopListening = log.onPublished(() => wake());
  const stopWatching = services.faults.watch((error) => call.fail(error));
  call.onClose = () => {
    stopListening();
    stopWatching();
    wake();
  };
  sender.frames.add(confirmation(randomUUID()));
  let live = false;
  while (call.open) {
    const page = source.next();
    if (page) {
      for (const record of page) sender.consider(record);
    } else if (!live) {
      live = true;
      sender.endOfCatchUp(source);
    }
    if (sender.frames.bytes > 0) call.write(sender.frames.take());
    if (!page) await new Promise<void>((resolve) => (wake = resolve));
    else if (!call.flowing) {
      await call.drained();
      if (live && source.isBehind()) {
        live = false;
        sender.frames.add(fellBehind());
      }
    } else if (!live) await nextTurn();
  }
}

/** Turns records into frames: filtered, links resolved, with the checkpoints that a filter asks for. */
class EventSender {
  readonly frames: ReadFrames;
  readonly #services: Services;
  readonly #request: ReadRequest;
  #considered = 0;

  constructor(services: Services, request: ReadRequest) {
    this.frames = new ReadFrames(request.structuredIds);
    this.#services = services;
    this.#request = request;
  }

  consider(record: PositionedRecord): void {
    const { filter, resolveLinks } = this.#request;
    if (!filter || filter.matches(record.record)) {
      this.frames.addEvent(resolveEvent(this.#services.store.streams, record, resolveLinks));
    }
    if (!filter) return;
    this.#considered++;
    if (this.#considered % filter.checkpointEvery === 0) this.frames.add(checkpoint(record.position));
  }

  endOfCatchUp(source: EventSource): void {
    if (this.#request.filter) this.frames.add(checkpoint(source.position()));
    this.frames.add(caughtUp());
  }
}
