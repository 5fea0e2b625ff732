import { checkpoint, ReadFrames } from "../messages/read.ts";
import type { ReadRequest } from "../messages/read-request.ts";
import type { PositionedRecord } from "../store/database.ts";
import type { Streams } from "../store/streams.ts";
import { type Checkpoint, Checkpoints } from "./checkpoints.ts";
import { resolveEvent } from "./links.ts";

/** The frames of a subscription: records filtered, links resolved, with the checkpoints of its filter. */
export class SubscriptionFrames extends ReadFrames {
  readonly #streams: Streams;
  readonly #request: ReadRequest;
  readonly #checkpoints: Checkpoints | undefined;

  constructor(streams: Streams, request: ReadRequest) {
    super(request.structuredIds);
    this.#streams = streams;
    this.#request = request;
    this.#checkpoints = request.filter && new Checkpoints(request.filter, request.from === "start");
  }

  /** Adds an event of the past, if it passes. */
  search(record: PositionedRecord): void {
    const passes = this.#addIfPasses(record);
    this.#addCheckpoint(this.#checkpoints?.search(record.position, passes));
  }

  /** Ends the past. */
  endSearch(): void {
    this.#addCheckpoint(this.#checkpoints?.endSearch());
  }

  /** Adds an event that has just been appended, if it passes. */
  live(record: PositionedRecord): void {
    this.#addIfPasses(record);
    this.#addCheckpoint(this.#checkpoints?.live(record.position));
  }

  #addIfPasses(record: PositionedRecord): boolean {
    const { filter, resolveLinks } = this.#request;
    const passes = !filter || filter.matches(record.record);
    if (passes) this.addEvent(resolveEvent(this.#streams, record, resolveLinks));
    return passes;
  }

  #addCheckpoint(due: Checkpoint | undefined): void {
    if (due) this.add(checkpoint(due));
  }
}
