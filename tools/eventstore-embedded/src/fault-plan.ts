import type { Faults } from "./faults.ts";
import type { Call } from "./grpc/call.ts";
import { frame } from "./grpc/framing.ts";
import { RpcError, Status } from "./grpc/status.ts";
import { caughtUp, fellBehind } from "./messages/read.ts";
import { tooSlow } from "./services/live-backlog.ts";

/** The fault of one append: none, a refusal before it is written, or a lost acknowledgement after it was. */
type AppendFault = { refuse: RpcError | undefined; loseAck: boolean; delayMs: number };

/** The faults as the services query them. */
export class FaultPlan implements Faults {
  readonly #enabled: boolean;
  /** Open subscriptions, with the function that makes each look again for something to send. */
  readonly #subscriptions = new Map<Call, () => void>();
  /** The calls that were sent FellBehind, and not yet CaughtUp. */
  readonly #behind = new Set<Call>();
  #holds = false;
  #drops: ("ABORTED" | "UNAVAILABLE")[] = [];
  #lostAcks = 0;
  #delayMs = 0;
  #notLeader = false;
  #readLagMs = 0;
  /** The instant that reads are held at, milliseconds since 1970. */
  #readsHeldAt: number | undefined;
  #hideMs = 0;
  /** By stream: until when it is not found, milliseconds since 1970. */
  readonly #hidden = new Map<string, number>();

  constructor(enabled: boolean) {
    this.#enabled = enabled;
  }

  dropNextAppend(status: "ABORTED" | "UNAVAILABLE", times = 1): void {
    this.#require();
    for (let i = 0; i < times; i++) this.#drops.push(status);
  }

  delayAck(ms: number): void {
    this.#require();
    this.#delayMs = ms;
  }

  loseNextAckAfterCommit(times = 1): void {
    this.#require();
    this.#lostAcks += times;
  }

  answerNotLeader(): void {
    this.#require();
    this.#notLeader = true;
  }

  dropSubscriptions(): void {
    this.#require();
    for (const call of [...this.#subscriptions.keys()])
      call.fail(new RpcError(Status.UNAVAILABLE, "The subscription was dropped on demand"));
  }

  dropSubscriptionsAsTooSlow(): void {
    this.#require();
    for (const call of [...this.#subscriptions.keys()]) call.fail(tooSlow());
  }

  sendFellBehind(): void {
    this.#send(fellBehind());
  }

  sendCaughtUp(): void {
    this.#send(caughtUp());
  }

  holdSubscriptions(): void {
    this.#require();
    this.#holds = true;
    for (const wake of this.#subscriptions.values()) wake();
  }

  releaseSubscriptions(): void {
    this.#require();
    this.#holds = false;
    for (const wake of this.#subscriptions.values()) wake();
  }

  hideRecreatedStreams(ms: number): void {
    this.#require();
    this.#hideMs = ms;
  }

  lagReads(ms: number): void {
    this.#require();
    this.#readLagMs = ms;
  }

  holdReads(): void {
    this.#require();
    this.#readsHeldAt = Date.now();
  }

  clear(): void {
    this.#drops = [];
    this.#lostAcks = 0;
    this.#delayMs = 0;
    this.#notLeader = false;
    this.#readLagMs = 0;
    this.#readsHeldAt = undefined;
    this.#hideMs = 0;
    this.#hidden.clear();
    if (this.#holds) this.releaseSubscriptions();
  }

  /** True if a live subscription may not be sent anything now; it is notified once. */
  holdsBack(call: Call): boolean {
    if (this.#holds && !this.#behind.has(call)) {
      this.#behind.add(call);
      call.write(frame(fellBehind().serializeBinary()));
    }
    return this.#holds;
  }

  /** Marks a live subscription as level: one that was held back is sent CaughtUp. */
  isLevel(call: Call): void {
    if (this.#behind.delete(call)) call.write(frame(caughtUp().serializeBinary()));
  }

  /** The time whose state reads see, milliseconds since 1970; undefined for the present. */
  get readsAsOf(): number | undefined {
    return this.#readsHeldAt ?? (this.#readLagMs > 0 ? Date.now() - this.#readLagMs : undefined);
  }

  /** Takes in that a soft-deleted stream was appended to. */
  recreated(stream: string): void {
    if (this.#hideMs > 0) this.#hidden.set(stream, Date.now() + this.#hideMs);
  }

  /** True for a stream that is not found yet. */
  isHidden(stream: string): boolean {
    return (this.#hidden.get(stream) ?? 0) > Date.now();
  }

  /** Takes the fault that is due for one append. */
  takeForAppend(): AppendFault {
    const status = this.#drops.shift();
    if (status) return { refuse: new RpcError(Status[status], "The append was dropped on demand"), loseAck: false, delayMs: 0 };
    const loseAck = this.#lostAcks > 0;
    if (loseAck) this.#lostAcks--;
    return { refuse: undefined, loseAck, delayMs: this.#delayMs };
  }

  /** @throws RpcError `not-leader`, naming this very server as the leader, so that a client can retry */
  requireLeader(authority: string): void {
    if (!this.#notLeader) return;
    const [host = "", port = ""] = authority.split(":");
    throw new RpcError(Status.NOT_FOUND, "Leader info available", {
      exception: "not-leader",
      "leader-endpoint-host": host,
      "leader-endpoint-port": port,
    });
  }

  /** Registers a subscription, on which faults may fall. @returns a function that takes it out again */
  watch(call: Call, wake: () => void): () => void {
    this.#subscriptions.set(call, wake);
    return () => {
      this.#subscriptions.delete(call);
      this.#behind.delete(call);
    };
  }

  #send(message: { serializeBinary(): Uint8Array }): void {
    this.#require();
    for (const call of this.#subscriptions.keys()) call.write(frame(message.serializeBinary()));
  }

  #require(): void {
    if (!this.#enabled) throw new Error("Start the event store with { faults: true } to use faults.");
  }
}
