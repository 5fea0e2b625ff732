import { Readable } from "node:stream";

/** The part of a real subscription that a follower uses; a test plays the server. */
export class PlayedSubscription extends Readable {
  readonly unsubscribe = async () => {};

  constructor() {
    super({ objectMode: true, highWaterMark: 2_000, read() {} });
  }

  send(...positions: number[]): void {
    for (const position of positions)
      this.push({
        event: { isJson: true, type: "Happened", data: {}, revision: 0n, streamId: "order-1", position: { commit: BigInt(position) } },
      });
  }

  fail(code: number): void {
    this.destroy(Object.assign(new Error(`it fails with ${code}`), { code }));
  }
}

/** A store whose every subscription a test plays; it sends nothing on its own. */
export class PlayedStore {
  name = "this store";
  end = 1_000n;
  /** Positions of events that cannot be read. */
  readonly damaged = new Set<bigint>();
  readonly asked: (bigint | undefined)[] = [];
  readonly play: ((subscription: PlayedSubscription) => void)[] = [];
  subscription = new PlayedSubscription();
  identity = async () => this.name;
  knownIdentity = async () => this.name;
  head = async () => this.end;

  decode({ position }: { readonly position: { readonly commit: bigint } }): { readonly position: bigint } {
    if (this.damaged.has(position.commit)) throw new Error("it is damaged");
    return { position: position.commit };
  }

  subscribeRaw(_categories: readonly string[], after: bigint | undefined): PlayedSubscription {
    this.asked.push(after);
    this.subscription = new PlayedSubscription();
    const { subscription } = this;
    const play = this.play.shift();
    setImmediate(() => play?.(subscription));
    return subscription;
  }
}
