import {
  type AllStreamRecordedEvent,
  type AllStreamSubscription,
  BACKWARDS,
  END,
  ErrorType,
  type EventStoreDBClient,
  type Filter,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  type ReadPosition,
  START,
  streamNameFilter,
} from "@eventstore/db-client";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import { categoryOf } from "@tablee/domain/streams";
import { reach } from "@tablee/platform/crash-points";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { retry } from "@tablee/platform/wait/retry";
import { spendWaitBudget, waitBudgetLeft } from "@tablee/platform/wait/wait-budget";
import pTimeout, { TimeoutError } from "p-timeout";
import { Breaker } from "./breaker.ts";
import { openClient } from "./client.ts";
import { type Connection, readConnection } from "./connection.ts";
import { openPersonal, openReasons, sealPersonal } from "./envelope.ts";
import { AccessDenied, AppendTooLarge, StoreUnavailable, WrongExpectedRevision } from "./errors.ts";
import type { EventMetadata, ExpectedRevision, NewEvent, StoredEvent, Trace } from "./events.ts";
import { stored } from "./stored.ts";
import { BrokenOff, isTransient, typeOf } from "./transient.ts";

/** An append's data and metadata together: half of what a server takes by default. */
const MAX_BYTES = 512 * 1024;
const DEADLINE_MS = 10_000;
/** Most callers want a few of the newest events: pages grow. */
const NEWEST_PAGE = 64;
const LARGEST_PAGE = 2_048;
/** A call that waited this long without an answer may report the store as unavailable; one with a shorter budget may not. */
const ENOUGH_MS = 3_000;
/** The deadline of the probe whether the store is available again. */
const ASK_MS = 1_000;

interface Appended {
  /** Position in the log of the last event written. */
  readonly position: bigint;
  readonly revision: number;
}

/** The only access to the log: append, read, subscribe. Owns one client and makes a new one when that one fails for good. */
export class EventStore {
  readonly #url: string;
  readonly #connection: Connection;
  readonly #keys: PersonKeys;
  readonly #breaker: Breaker | undefined;
  #client: EventStoreDBClient;

  /**
   * `breaks`: once a call has timed out, the next ones fail at once until the store answers again. For the API; workers wait.
   * @throws Error in one sentence when the connection string is malformed, or asks for TLS without credentials
   */
  constructor(url: string, keys: PersonKeys, { breaks = false } = {}) {
    this.#url = url;
    this.#connection = readConnection(url);
    this.#keys = keys;
    this.#client = openClient(this.#connection.url);
    this.#breaker = breaks ? new Breaker(() => this.#isThere()) : undefined;
  }

  /**
   * Appends events to a stream at exactly the expected revision, after sealing their personal fields.
   * @throws WrongExpectedRevision, AppendTooLarge, StoreUnavailable, AccessDenied
   */
  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    const sealed = await Promise.all(events.map((event) => sealPersonal(event, this.#keys)));
    const step = `${categoryOf(stream)} ${events.at(-1)!.type}`;
    reach("before", "append", step);
    const appended = await this.#write(stream, sealed, expected);
    reach("after", "append", step);
    return appended;
  }

  /**
   * Appends events whose personal fields are already sealed, through the client's one stream of appends: appends called one after another
   * arrive in that order, without waiting for one another's answer.
   * @throws WrongExpectedRevision, AppendTooLarge, StoreUnavailable, AccessDenied
   */
  appendInOrder(stream: string, sealed: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    return this.#write(stream, sealed, expected, "batched");
  }

  /** `batched` hands the append to the client's one stream of appends, which keeps their order; `classic` makes it a call of its own. */
  async #write(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    how: "classic" | "batched" = "classic",
  ): Promise<Appended> {
    const messages = events.map((event) =>
      jsonEvent({ id: event.id, type: event.type, data: event.data as Record<string, unknown>, metadata: { ...event.metadata } }),
    );
    const bytes = messages.reduce((total, { data, metadata }) => total + bytesOf(data) + bytesOf(metadata), 0);
    const tooLarge = () => new AppendTooLarge(`${events.length} events of ${bytes} bytes for ${stream}`);
    if (bytes > MAX_BYTES) throw tooLarge();
    const expectedRevision = expected === "no_stream" ? NO_STREAM : BigInt(expected);
    // Credentials on the call select the client's classic append; the batched one shares state between clients.
    const credentials = how === "classic" ? { credentials: this.#connection.credentials } : {};
    const result = await this.#call(async (client) => {
      try {
        return await client.appendToStream(stream, messages, { expectedRevision, ...credentials, deadline: timeLeft() });
      } catch (error) {
        if (typeOf(error) === ErrorType.WRONG_EXPECTED_VERSION) throw new WrongExpectedRevision(stream);
        if (typeOf(error) === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED) throw tooLarge();
        throw error;
      }
    });
    return { position: result.position?.commit ?? 0n, revision: Number(result.nextExpectedRevision) };
  }

  /**
   * A stream's events from a revision on, oldest first; none when there is no such stream. They are read from the leader,
   * because commands are decided on them. Personal fields are opened on request only.
   * @throws StoreUnavailable, AccessDenied
   */
  async read(stream: string, options: { fromRevision?: number; personal?: boolean } = {}): Promise<StoredEvent[]> {
    const found = await this.#whole(async (client) => {
      const read: AllStreamRecordedEvent[] = [];
      try {
        const fromRevision = options.fromRevision === undefined ? START : BigInt(options.fromRevision);
        const requiresLeader = this.#connection.atLeader;
        for await (const { event } of client.readStream(stream, { fromRevision, direction: FORWARDS, requiresLeader })) {
          if (event?.isJson) read.push(event as AllStreamRecordedEvent);
        }
      } catch (error) {
        if (typeOf(error) !== ErrorType.STREAM_NOT_FOUND) throw error;
      }
      return read;
    });
    // Decoded after the read has ended: an error in its midst would leave the call open, and the client could not close.
    const events = found.map(stored);
    return options.personal ? openPersonal(events, this.#keys) : events;
  }

  openPersonal(events: readonly StoredEvent[]): Promise<StoredEvent[]> {
    return openPersonal(events, this.#keys);
  }

  /** Decrypts the reasons of actors as read models keep them; leaves out a reason whose key is destroyed. */
  openReasons<Who extends Actor>(actors: readonly Who[]): Promise<Who[]> {
    return openReasons(actors, this.#keys);
  }

  /** The position of the last event in the log; 0 when there is none. */
  async head(): Promise<bigint> {
    return (await this.#backwards(END, 1))[0]?.position.commit ?? 0n;
  }

  /** The events after a position, newest first; at most `limit` plus a page: a reader must have seen these to be up to date. */
  async newest(after: bigint, limit = Number.POSITIVE_INFINITY): Promise<readonly Trace[]> {
    const found: Trace[] = [];
    let from: ReadPosition = END;
    for (let size = NEWEST_PAGE; ; size = Math.min(size * 2, LARGEST_PAGE)) {
      const page = await this.#backwards(from, size);
      for (const event of page) {
        if (event.position.commit <= after) return found;
        found.push({ stream: event.streamId, type: event.type, position: event.position.commit, createdAt: event.created });
      }
      const last = page.at(-1);
      if (!last || page.length < size || found.length >= limit) return found;
      from = last.position;
    }
  }

  /**
   * A page of the log, newest first, from the leader: a caller that waits for the whole log must not miss its end. Read to its end: an
   * aborted read resets its stream, and servers limit resets.
   */
  #backwards(fromPosition: ReadPosition, maxCount: number): Promise<AllStreamRecordedEvent[]> {
    const options = { fromPosition, direction: BACKWARDS, maxCount, requiresLeader: this.#connection.atLeader } as const;
    return this.#whole(async (client) => {
      const events: AllStreamRecordedEvent[] = [];
      for await (const { event } of client.readAll(options)) if (event) events.push(event);
      return events;
    });
  }

  /** The id that this store was given when it was first used: positions have a meaning only together with it. */
  async identity(): Promise<string> {
    const known = await this.knownIdentity();
    if (known) return known;
    const metadata = { schemaVersion: 1 } as unknown as EventMetadata;
    await this.#write("store-identity", [{ id: crypto.randomUUID(), type: "StoreNamed", data: {}, metadata }], "no_stream").catch(
      (error) => {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      },
    );
    return (await this.knownIdentity())!;
  }

  /** The store's identity, if it was given one. */
  async knownIdentity(): Promise<string | undefined> {
    return (await this.read("store-identity"))[0]?.id;
  }

  /** A raw catch-up subscription to the streams of some categories, from a position (exclusive) or the beginning. */
  subscribeRaw(categories: readonly string[], after: bigint | undefined, checkpoint: (position: bigint) => void): AllStreamSubscription {
    const filter: Filter = streamNameFilter({
      prefixes: categories.map((category) => `${category}-`),
      checkpointInterval: 1,
      checkpointReached: (_subscription, position) => checkpoint(position.commit),
    });
    const fromPosition = after === undefined ? START : { commit: after, prepare: after };
    return this.#client.subscribeToAll({ fromPosition, filter }, { highWaterMark: 2_000 });
  }

  decode(event: AllStreamRecordedEvent): StoredEvent {
    return stored(event);
  }

  /** Replaces the present client, whose connection may be broken for good. */
  async reconnect(): Promise<void> {
    const old = this.#client;
    this.#client = openClient(this.#connection.url);
    await old.dispose().catch(() => {});
  }

  /** The same store with a client of its own, which takes no capacity from this one's calls. It has no breaker; its owner closes it. */
  another(): EventStore {
    return new EventStore(this.#url, this.#keys);
  }

  async close(): Promise<void> {
    this.#breaker?.stop();
    await this.#client.dispose();
  }

  /** Repeats a read whose client was replaced while it ran: such a read ends early and without an error, so its result is void. */
  #whole<Result>(read: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
    return this.#call(async (client) => {
      const found = await read(client);
      if (client !== this.#client) throw new BrokenOff();
      return found;
    });
  }

  async #call<Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
    if (this.#breaker?.cause) throw new StoreUnavailable(this.#breaker.cause);
    const ms = timeLeft();
    if (ms === 0) throw new StoreUnavailable(new TimeoutError("the caller has waited long enough"));
    let used = this.#client;
    let from = performance.now();
    let waitingSince: number | undefined;
    const once = () => {
      used = this.#client;
      from = performance.now();
      return work(used);
    };
    const again = (error: unknown): boolean => {
      if (!isTransient(error)) return false;
      waitingSince ??= from;
      return true;
    };
    try {
      const answer = retry(once, again, ms);
      // Workers wait for an unresponsive server, and for long reads.
      return await (waitBudgetLeft() === Number.POSITIVE_INFINITY ? answer : pTimeout(answer, { milliseconds: ms }));
    } catch (error) {
      if (typeOf(error) === ErrorType.ACCESS_DENIED) throw new AccessDenied(error);
      if (!isTransient(error)) throw error;
      waitingSince ??= from;
      if (ms >= ENOUGH_MS) this.#breaker?.open(error);
      // When many calls fail together, the first has already replaced the client: the others keep the new one.
      if (used === this.#client) await this.reconnect();
      throw new StoreUnavailable(error);
    } finally {
      if (waitingSince !== undefined) spendWaitBudget(waitingSince, performance.now());
    }
  }

  /** The breaker's probe, which the breaker does not block. */
  async #isThere(): Promise<void> {
    const client = this.#client;
    const look = async () => {
      for await (const _ of client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 }));
      // A probe whose client was replaced has no answer, though it ends without an error.
      if (client !== this.#client) throw new BrokenOff();
    };
    try {
      await pTimeout(look(), { milliseconds: ASK_MS });
    } catch (error) {
      if (client === this.#client) await this.reconnect();
      throw error;
    }
  }
}

/** The milliseconds that a call may take: the deadline, or the rest of its caller's wait budget. */
const timeLeft = (): number => Math.min(DEADLINE_MS, waitBudgetLeft());

/** As the server counts: bytes of UTF-8. */
const bytesOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));
