import type { Direction, LogDatabase, PositionedRecord } from "./database.ts";
import { Log } from "./log.ts";
import { createdOf, revisionOf, streamOf } from "./records.ts";
import type { StoreView } from "./store-view.ts";
import { type Head, Streams } from "./streams.ts";

const PAGE = 512;

/**
 * Returns the view of readers at a time, as a lagging follower still has it.
 * @param time milliseconds since 1970
 */
export function viewAsOf(database: LogDatabase, log: Log, time: number): StoreView {
  const past = new PastLog(database, log, time);
  return { log: past, streams: new PastStreams(database, past, log) };
}

class PastLog extends Log {
  constructor(database: LogDatabase, log: Log, time: number) {
    const end = endAsOf(log, time);
    super(database, log.page(end, "backwards", 1)[0]?.position ?? 0, end);
  }

  override page(from: number, direction: Direction, limit: number): PositionedRecord[] {
    const page = super.page(direction === "backwards" ? Math.min(from, this.end) : from, direction, limit);
    return page.filter(({ position }) => position < this.end);
  }
}

function endAsOf(log: Log, time: number): number {
  let end = log.end;
  for (;;) {
    const page = log.page(end, "backwards", PAGE);
    if (page.length === 0) return end;
    for (const { position, record } of page) {
      if (createdOf(record) <= time) return position + record.length;
      end = position;
    }
  }
}

class PastStreams extends Streams {
  readonly #end: number;
  readonly #tombstonedSince = new Set<string>();

  constructor(database: LogDatabase, past: PastLog, log: Log) {
    super(database);
    this.#end = past.end;
    for (let page = log.page(past.end, "forwards", PAGE); page.length > 0; page = log.page(page.at(-1)!.position + 1, "forwards", PAGE)) {
      for (const { record } of page) if (revisionOf(record) === Infinity) this.#tombstonedSince.add(streamOf(record));
    }
  }

  override head(stream: string): Head {
    const head = super.head(stream);
    let { revision } = head;
    while (revision >= 0 && this.event(head, revision)!.position >= this.#end) revision--;
    return { ...head, revision, tombstoned: head.tombstoned && !this.#tombstonedSince.has(stream) };
  }
}
