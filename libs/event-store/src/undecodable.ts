import type { AllStreamRecordedEvent } from "@eventstore/db-client";
import type { StoredEvent } from "./events.ts";

/** An event that this version cannot read: a newer one wrote it, or it is damaged. No follower of its category may pass over it. */
export class Undecodable extends Error {
  override readonly name = "Undecodable";
  readonly stream: string;
  readonly position: bigint;

  constructor({ type, revision, streamId, position }: AllStreamRecordedEvent, cause: unknown) {
    super(`${type}, number ${revision} of ${streamId}, cannot be read (position ${position.commit})`, { cause });
    this.stream = streamId;
    this.position = position.commit;
  }
}

/** What a place in the log holds, for a reader who does not stop at what it cannot read. */
export type LogEntry = StoredEvent | Undecodable;
