import type { AllStreamRecordedEvent } from "@eventstore/db-client";
import type { StoredEvent } from "./events.ts";

/** An event that this version cannot read: a newer version wrote it, or it is damaged. No follower of its category may skip it. */
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

/** An entry of the log, for a reader that does not stop at undecodable events. */
export type LogEntry = StoredEvent | Undecodable;
