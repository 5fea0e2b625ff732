import { setTimeout as sleep } from "node:timers/promises";
import { type AllStreamSubscription, type EventStoreDBClient, START, streamNameFilter } from "@eventstore/db-client";

const MAX_QUIET_MS = 60_000;

/** A subscriber to `$all` that takes its subscription up again from its last position, as the product's own do. */
export class Follower {
  readonly seen: string[] = [];
  /** The number of times that its subscription ended. */
  interruptions = 0;
  #position: bigint | undefined;
  #subscription: AllStreamSubscription | undefined;
  #stopped = false;
  /** Resolves when it reads again. The client's own `pause` would not hold back a loop over the subscription. */
  #resumed: Promise<void> = Promise.resolve();
  #resume = () => {};
  readonly #going: Promise<void>;

  constructor(
    private readonly client: () => EventStoreDBClient,
    private readonly prefix: string,
  ) {
    this.#going = this.#go();
  }

  /** Stops reading, as a busy or stuck process does. */
  pause(): void {
    this.#resumed = new Promise((resolve) => (this.#resume = resolve));
  }

  resume(): void {
    this.#resume();
  }

  /** Waits for this many events; gives up when none has arrived for a minute. */
  async until(events: number): Promise<void> {
    let [before, since] = [this.seen.length, Date.now()];
    while (this.seen.length < events && Date.now() - since < MAX_QUIET_MS) {
      await sleep(20);
      if (this.seen.length > before) [before, since] = [this.seen.length, Date.now()];
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#resume();
    this.#subscription?.destroy();
    await this.#going;
  }

  async #go(): Promise<void> {
    while (!this.#stopped) {
      await this.#follow().catch(() => {});
      await this.#resumed;
      if (this.#stopped) return;
      this.interruptions++;
      await sleep(50);
    }
  }

  async #follow(): Promise<void> {
    const filter = streamNameFilter({ prefixes: [this.prefix] });
    const fromPosition = this.#position === undefined ? START : { commit: this.#position, prepare: this.#position };
    this.#subscription = this.client().subscribeToAll({ fromPosition, filter });
    for await (const { event } of this.#subscription) {
      if (!event) continue;
      this.seen.push(event.id);
      this.#position = event.position.commit;
      await this.#resumed;
    }
  }
}
