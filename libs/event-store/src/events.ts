import type { Device } from "@tablee/domain/kernel/device";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { DomainEvent } from "@tablee/domain/kernel/log/decider";
import type { StreamOf } from "@tablee/domain/streams";

/** The mark of the session in which a person acted: the same for all acts of one session, which cannot be found from it. */
export interface SessionMark {
  readonly mark: string;
  readonly device: Device;
}

/** The metadata of every event: actor, command, chain of causes, schema version. */
export interface EventMetadata {
  readonly actor: Actor;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly schemaVersion: number;
  /** The account that the event is about, for its history; also whose key seals personal data. */
  readonly subject?: AccountId;
  /** When it happened by the product's clock; the store's own time is the machine's. */
  readonly at: string;
  readonly trace?: string;
  /** Set on the act of a person; its automatic consequences have none. */
  readonly session?: SessionMark;
}

export interface StoredEvent<Event extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly stream: string;
  /** Number in its stream, from 0. */
  readonly revision: number;
  /** Position in the log as a decimal; opaque but ordered, and only within one store. */
  readonly position: bigint;
  readonly type: Event["type"];
  readonly data: Event["data"];
  readonly metadata: EventMetadata;
  /** When the store received it, by the machine's clock. */
  readonly createdAt: Date;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: EventMetadata;
}

/**
 * A union of domain events as they come from the store, still distinguished by their type; the types determine the categories of the
 * streams.
 */
export type Stored<Event extends DomainEvent> = Event extends DomainEvent
  ? StoredEvent<Event> & { readonly stream: StreamOf<Event["type"]> }
  : never;

/** The revision of a stream's last event that an append expects. */
export type ExpectedRevision = "no_stream" | number;

/** An event's type, place and time of arrival, without its data. */
export type Trace = Pick<StoredEvent, "stream" | "type" | "position" | "createdAt">;
