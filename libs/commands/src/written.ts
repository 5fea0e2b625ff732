import { AsyncLocalStorage } from "node:async_hooks";
import type { StreamCategory } from "@tablee/domain/streams";

/** The greatest position of the log that was written in each category of streams. */
export type Written = ReadonlyMap<StreamCategory, bigint>;

const noting = new AsyncLocalStorage<Map<StreamCategory, bigint>>();

/** Runs `work`, and notes in `written` where it appends, and whatever it waits for: a read that follows can wait for just that. */
export const notingWrites = <Result>(written: Map<StreamCategory, bigint>, work: () => Result): Result => noting.run(written, work);

/** Notes that a stream of a category was written up to a position. Does nothing outside `notingWrites`. */
export function noteWrite(category: StreamCategory, position: bigint): void {
  const written = noting.getStore();
  if (written && position > (written.get(category) ?? 0n)) written.set(category, position);
}
