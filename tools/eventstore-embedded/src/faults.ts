import type { Call } from "./grpc/call.ts";
import { RpcError, Status } from "./grpc/status.ts";

/** What befalls one append: nothing, a refusal before it is written, or a lost acknowledgement after it was. */
export type AppendFault = { refuse: RpcError | undefined; loseAck: boolean; delayMs: number };

/** Failures on demand, for tests of those who use the store. Every method throws unless the server was started with `faults: true`. */
export interface Faults {
  /** The next append (or the next `times`) is not written and fails with this status. */
  dropNextAppend(status: "ABORTED" | "UNAVAILABLE", times?: number): void;
  /** From now on each acknowledgement waits, milliseconds. */
  delayAck(ms: number): void;
  /** The next append (or the next `times`) is written, yet fails with UNAVAILABLE. */
  loseNextAckAfterCommit(times?: number): void;
  /** From now on every append, delete and read that asks for the leader fails with `not-leader`. */
  answerNotLeader(): void;
  /** Ends every open subscription with UNAVAILABLE. */
  dropSubscriptions(): void;
  /** No more faults. */
  clear(): void;
}

/** The faults as the services ask for them. */
export class FaultPlan implements Faults {
  readonly #enabled: boolean;
  readonly #subscriptions = new Set<Call>();
  #drops: ("ABORTED" | "UNAVAILABLE")[] = [];
  #lostAcks = 0;
  #delayMs = 0;
  #notLeader = false;

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
    for (const call of [...this.#subscriptions]) call.fail(new RpcError(Status.UNAVAILABLE, "The subscription was dropped on demand"));
  }

  clear(): void {
    this.#drops = [];
    this.#lostAcks = 0;
    this.#delayMs = 0;
    this.#notLeader = false;
  }

  /** Takes the fault that is due for one append. */
  takeForAppend(): AppendFault {
    const status = this.#drops.shift();
    if (status) return { refuse: new RpcError(Status[status], "The append was dropped on demand"), loseAck: false, delayMs: 0 };
    const loseAck = this.#lostAcks > 0;
    if (loseAck) this.#lostAcks--;
    return { refuse: undefined, loseAck, delayMs: this.#delayMs };
  }

  /** @throws RpcError `not-leader`, naming this very server as the leader, so that a client can come back */
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
  watch(call: Call): () => void {
    this.#subscriptions.add(call);
    return () => this.#subscriptions.delete(call);
  }

  #require(): void {
    if (!this.#enabled) throw new Error("Start the event store with { faults: true } to use faults.");
  }
}
