import { AsyncLocalStorage } from "node:async_hooks";
import { type StreamCategory, streamCategories } from "@tablee/domain/streams";

/** The positions that a piece of work appended at. */
export class AppendLog {
  /** The greatest position in each category of streams. */
  readonly positions = new Map<StreamCategory, bigint>();
  /** The greatest position of an append that held an event of each type. */
  readonly types = new Map<string, bigint>();

  /** Adds an append. An earlier attempt's append is known by its category alone, so it counts for every type of the category. */
  add(category: StreamCategory, position: bigint, types: readonly string[] = Object.keys(streamCategories[category])): void {
    raise(this.positions, category, position);
    for (const type of types) raise(this.types, type, position);
  }
}

function raise<Name>(positions: Map<Name, bigint>, name: Name, position: bigint): void {
  if (position > (positions.get(name) ?? 0n)) positions.set(name, position);
}

const noting = new AsyncLocalStorage<AppendLog>();

/**
 * Runs `work` and records its appends in `written`, those of everything it awaits included: a read that follows can wait for exactly those.
 */
export const trackingAppends = <Result>(written: AppendLog, work: () => Result): Result => noting.run(written, work);

/** Records that a stream of a category was written up to a position. Does nothing outside `trackingAppends`. */
export const trackAppend: AppendLog["add"] = (...append) => noting.getStore()?.add(...append);
