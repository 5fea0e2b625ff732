import { sessionMark } from "@tablee/access/sessions/session-mark";
import type { CommandContext } from "@tablee/commands/context";
import type { Agent, Device } from "@tablee/domain/kernel/device";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Session } from "../sessions/session-store.ts";

/** The caller of a call, and when the call was received: one per request. */
export class Caller {
  readonly session: Session | undefined;
  readonly staff: Session | undefined;
  readonly language: Language;
  /** The time at which the request was received, by the product's clock: cutoffs are judged by it. */
  readonly receivedAt: string;
  /** The network of the request, by which tries are counted. */
  readonly address: string;
  readonly device: Device;
  /** The names of its browser and system. */
  readonly agent: Agent;
  readonly #requestId: string;
  /** The seed of its commands' ids. */
  #actId: string;

  constructor(all: {
    session: Session | undefined;
    staff: Session | undefined;
    language: Language;
    receivedAt: string;
    address: string;
    device: Device;
    agent: Agent;
    requestId: string;
  }) {
    this.session = all.session;
    this.staff = all.staff;
    this.language = all.language;
    this.receivedAt = all.receivedAt;
    this.address = all.address;
    this.device = all.device;
    this.agent = all.agent;
    this.#requestId = all.requestId;
    this.#actId = all.requestId;
  }

  /** The signed-in client's account; the guard has made sure that there is one. */
  get accountId(): AccountId {
    const id = this.session?.accountId;
    if (!id) throw new Error("a call without a client reached what only clients may call");
    return id;
  }

  get actor(): Actor {
    if (this.staff?.staff) return { kind: "staff", id: this.staff.staff.staffId, role: this.staff.staff.role };
    return this.#client ?? { kind: "client", id: "visitor" };
  }

  /** The client, or the member of staff who acts for them. */
  get #client(): Actor | undefined {
    const { accountId, acting } = this.session ?? {};
    if (!accountId) return undefined;
    if (!acting) return { kind: "client", id: accountId };
    const { staffId, role } = acting.staff;
    return { kind: "staff", id: staffId, role, onBehalfOf: accountId, reason: acting.reason };
  }

  /** Marks the request as repeatable under its key: a repetition has the same command ids. */
  repeats(actId: string): void {
    this.#actId = actId;
  }

  /** The hash of the session that the actor is in. */
  get #sessionHash(): string | undefined {
    return (this.staff?.staff ? this.staff : this.session)?.hash;
  }

  /** The context of a command about an account. */
  command(name: string, subject?: AccountId): CommandContext {
    const commandId = idFrom(this.#actId, name);
    return {
      commandId,
      actor: this.actor,
      correlationId: this.#actId,
      at: this.receivedAt,
      trace: this.#requestId,
      ...(subject ? { subject } : {}),
      ...(this.#sessionHash && { session: { mark: sessionMark(this.#sessionHash), device: this.device } }),
    };
  }

  /** The context for a client's own account; `accountId` if the request itself signs the client in. */
  own(name: string, accountId = this.accountId): CommandContext {
    const actor: Actor = accountId === this.session?.accountId && this.#client ? this.#client : { kind: "client", id: accountId };
    return { ...this.command(name, accountId), actor };
  }
}
