import type { Log } from "@tablee/commands/command-runtime";
import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";

/**
 * Streams in memory, appended to at an expected revision as in the event store. Personal data is not sealed, since it does not leave the
 * process.
 */
export class MemoryLog implements Log {
  /** All events in the order of their positions, except those drained. */
  readonly events: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  #drained = 0;

  /** The position that the next event gets. */
  get head(): number {
    return this.#drained + this.events.length;
  }

  /** The event at a position that was not drained. */
  at(position: number): StoredEvent {
    return this.events[position - this.#drained]!;
  }

  /** Returns the events since the last call, and drops them; each can still be read in its stream. */
  drain(): StoredEvent[] {
    this.#drained = this.head;
    return this.events.splice(0);
  }

  /** Drops streams that are not read again. */
  forget(isOver: (stream: string) => boolean): void {
    for (const stream of this.#streams.keys()) if (isOver(stream)) this.#streams.delete(stream);
  }

  /** A copy of the log, which grows independently from here. */
  fork(): MemoryLog {
    const log = new MemoryLog();
    log.#drained = this.#drained;
    log.events.push(...this.events);
    for (const [stream, events] of this.#streams) log.#streams.set(stream, [...events]);
    return log;
  }

  of(stream: string): readonly StoredEvent[] {
    return this.#streams.get(stream) ?? [];
  }

  async read(stream: string, { fromRevision = 0 }: { readonly fromRevision?: number } = {}): Promise<StoredEvent[]> {
    return this.of(stream).slice(fromRevision);
  }

  /** @throws WrongExpectedRevision */
  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: "no_stream" | number,
  ): Promise<{ readonly position: bigint; readonly revision: number }> {
    const known = this.#streams.get(stream) ?? [];
    if (known.length - 1 !== (expected === "no_stream" ? -1 : expected)) throw new WrongExpectedRevision(stream);
    this.#streams.set(stream, known);
    for (const { id, type, data, metadata } of events) {
      const event: StoredEvent = {
        id,
        stream,
        revision: known.length,
        position: BigInt(this.head),
        type: type as DomainEvent["type"],
        data: data as DomainEvent["data"],
        metadata,
        createdAt: new Date(metadata.at),
      };
      known.push(event);
      this.events.push(event);
    }
    return { position: BigInt(this.head - 1), revision: known.length - 1 };
  }
}
