import type { Call } from "../grpc/call.ts";
import { frame } from "../grpc/framing.ts";
import type { Handler } from "../grpc/server.ts";
import { Status, toRpcError } from "../grpc/status.ts";
import { decodeOptions, decodeProposedMessage } from "../messages/append.ts";
import {
  type BatchAppendChunk,
  type BatchAppendSubject,
  type BatchFailure,
  batchError,
  batchSuccess,
  decodeBatchAppendReq,
  failureOf,
  streamDeletedFailure,
  timeoutFailure,
  wrongExpectedVersionFailure,
} from "../messages/batch-append.ts";
import type { ProposedEvent } from "../store/transaction.ts";
import type { Services } from "./services.ts";
import { requireAppendSize, requireTarget, writeAppend } from "./writes.ts";

/** An append whose pieces are arriving. `timeout` ends it if its last piece does not arrive in time. */
type Batch = { id: string; subject: BatchAppendSubject; events: ProposedEvent[]; bytes: number; timeout: NodeJS.Timeout | undefined };

/** The default time limit for an append without a deadline, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 2_000;
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;
/** More complete appends of one call than this without an answer, and the client is held back. */
const UNANSWERED_LIMIT = 1_000;

/** BatchAppend: many appends over one call, in pieces, each with a correlation id and exactly one reply. */
export const batchAppendHandler =
  (services: Services): Handler =>
  (call) => {
    const session = new BatchAppendSession(services, call);
    call.onMessage = (payload) => session.take(decodeBatchAppendReq(payload));
    call.onEnd = () => session.end();
    call.onClose = () => session.close();
  };

class BatchAppendSession {
  readonly #services: Services;
  readonly #call: Call;
  /** The appends still arriving; an answered one is removed, and its later pieces are dropped. */
  readonly #batches = new Map<string, Batch>();
  #unanswered = 0;
  #ended = false;

  constructor(services: Services, call: Call) {
    this.#services = services;
    this.#call = call;
  }

  take(chunk: BatchAppendChunk): void {
    const batch = this.#batches.get(chunk.correlationId) ?? this.#begin(chunk);
    if (!batch) return;
    try {
      this.#collect(batch, chunk);
      if (chunk.isFinal) this.#write(batch).catch((error) => this.#call.fail(toRpcError(error)));
    } catch (error) {
      this.#refuse(batch, failureOf(toRpcError(error)));
    }
  }

  /** The client sends no more: the call ends when everything is answered. */
  end(): void {
    this.#ended = true;
    this.#endIfDone();
  }

  close(): void {
    for (const batch of this.#batches.values()) this.#forget(batch);
  }

  /** Takes up an append with its first piece, unless that is refused. Bad credentials end the call. */
  #begin({ correlationId, encodedId, options, isFinal }: BatchAppendChunk): Batch | undefined {
    if (!options) return undefined;
    const { stream, expected, deadline = Date.now() + DEFAULT_TIMEOUT_MS } = decodeOptions(options);
    this.#services.faults.requireLeader(this.#call.headers[":authority"] ?? "");
    const batch: Batch = { id: correlationId, subject: { encodedId, stream, expected }, events: [], bytes: 0, timeout: undefined };
    try {
      requireTarget({ stream, expected });
      this.#services.access.require(this.#call, "write", stream);
    } catch (error) {
      const failure = toRpcError(error);
      if (failure.code === Status.UNAUTHENTICATED) throw failure;
      return this.#refuse(batch, failureOf(failure));
    }
    const left = deadline - Date.now();
    if (left <= 0) return this.#refuse(batch, timeoutFailure());
    if (isFinal) return batch;
    batch.timeout = setTimeout(() => this.#refuse(batch, timeoutFailure()), Math.min(left, LONGEST_TIMEOUT_MS));
    this.#batches.set(correlationId, batch);
    return batch;
  }

  #collect(batch: Batch, { messages }: BatchAppendChunk): void {
    for (const message of messages) {
      const event = decodeProposedMessage(message);
      batch.bytes += event.data.length;
      requireAppendSize(this.#services, batch.bytes);
      batch.events.push(event);
    }
  }

  async #write(batch: Batch): Promise<void> {
    this.#forget(batch);
    this.#unanswered++;
    if (this.#unanswered >= UNANSWERED_LIMIT) this.#call.pauseRequests(true);
    const response = await this.#append(batch);
    this.#unanswered--;
    if (this.#unanswered === UNANSWERED_LIMIT - 1) this.#call.pauseRequests(false);
    this.#answer(response);
  }

  async #append({ subject, events }: Batch) {
    const result = await writeAppend(this.#services, subject, events);
    if (result.kind === "stream-deleted") return batchError(subject, streamDeletedFailure(subject.stream));
    if (result.kind === "wrong-expected-version") return batchError(subject, wrongExpectedVersionFailure(subject.expected, result.current));
    return batchSuccess(subject, result.revision, result.position);
  }

  #refuse(batch: Batch, failure: BatchFailure): undefined {
    this.#forget(batch);
    this.#answer(batchError(batch.subject, failure));
  }

  #forget({ id, timeout }: Batch): void {
    clearTimeout(timeout);
    this.#batches.delete(id);
  }

  #answer(response: { serializeBinary(): Uint8Array }): void {
    this.#call.write(frame(response.serializeBinary()));
    this.#endIfDone();
  }

  #endIfDone(): void {
    if (this.#ended && this.#unanswered === 0 && this.#batches.size === 0) this.#call.end();
  }
}
