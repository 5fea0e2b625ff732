import type { Call } from "../grpc/call.ts";
import { RpcError, Status } from "../grpc/status.ts";
import type { PositionedRecord } from "../store/database.ts";
import type { SubscriptionFrames } from "./subscription-frames.ts";

/** More messages than this waiting for a live subscriber, and it is let go. */
const WAITING_MESSAGES = 64;

/** The error with which a real server ends a live subscription that does not keep up. */
export const tooSlow = () => new RpcError(Status.ABORTED, "Consumer too slow to handle event while live. Client resubscription required.");

/** The messages of a live subscriber that wait because they are more than its connection takes at once. */
export class LiveBacklog {
  readonly #call: Call;
  readonly #frames: SubscriptionFrames;
  #waiting = 0;

  constructor(call: Call, frames: SubscriptionFrames) {
    this.#call = call;
    this.#frames = frames;
  }

  /**
   * Sends the appended records.
   * @returns false when too many messages wait; the rest is then not sent
   */
  send(page: PositionedRecord[]): boolean {
    const { room } = this.#call;
    let within = 0;
    for (const record of page) {
      this.#frames.live(record);
      if (this.#frames.bytes <= room) within = this.#frames.count;
      if (this.#waiting + this.#frames.count - within > WAITING_MESSAGES) break;
    }
    const added = this.#frames.count - within;
    if (this.#frames.bytes > 0) {
      this.#waiting += added;
      this.#call.write(this.#frames.take(), () => (this.#waiting -= added));
    }
    return this.#waiting <= WAITING_MESSAGES;
  }
}
