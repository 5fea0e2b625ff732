import type { Call } from "../grpc/call.ts";
import { frame } from "../grpc/framing.ts";
import type { Handler } from "../grpc/server.ts";
import { RpcError, Status, toRpcError } from "../grpc/status.ts";
import { decodeOptions, decodeProposedMessage } from "../messages/append.ts";
import {
  type BatchAppendChunk,
  type BatchAppendSubject,
  batchError,
  batchSuccess,
  decodeBatchAppendReq,
  failureOf,
  streamDeletedFailure,
  timeoutFailure,
  wrongExpectedVersionFailure,
} from "../messages/batch-append.ts";
import { append } from "../store/operations.ts";
import type { ProposedEvent } from "../store/transaction.ts";
import type { Services } from "./services.ts";
import { MAX_APPEND_BYTES, maximumAppendSizeExceeded, requireStorable, requireStreamName, sizeOf, writeAppend } from "./writes.ts";

/** An append whose pieces are coming in. `answered`: it was refused before its last piece, which must not be answered again. */
type Batch = { subject: BatchAppendSubject; deadline: number; events: ProposedEvent[]; bytes: number; answered: boolean };

/** More appends of one call than this without an answer, and the client is held back. */
const UNANSWERED_LIMIT = 1_000;

/** BatchAppend: many appends over one call, in pieces, each with a correlation id and exactly one reply. */
export const batchAppendHandler =
  (services: Services): Handler =>
  (call) => {
    const session = new BatchAppendSession(services, call);
    call.onMessage = (payload) => session.take(decodeBatchAppendReq(payload));
    call.onEnd = () => session.end();
  };

class BatchAppendSession {
  readonly #services: Services;
  readonly #call: Call;
  readonly #batches = new Map<string, Batch>();
  #unanswered = 0;
  #ended = false;

  constructor(services: Services, call: Call) {
    this.#services = services;
    this.#call = call;
  }

  take(chunk: BatchAppendChunk): void {
    const batch = this.#batches.get(chunk.correlationId) ?? this.#begin(chunk);
    if (!batch.answered) this.#guarded(batch, () => this.#collect(batch, chunk));
    if (!chunk.isFinal) return;
    this.#batches.delete(chunk.correlationId);
    if (batch.answered) return;
    this.#unanswered++;
    if (this.#unanswered >= UNANSWERED_LIMIT) this.#call.pauseRequests(true);
    this.#write(batch).catch((error) => this.#call.fail(toRpcError(error)));
  }

  /** The client sends no more: the call ends when everything is answered. */
  end(): void {
    this.#ended = true;
    if (this.#unanswered === 0) this.#call.end();
  }

  #begin({ correlationId, options }: BatchAppendChunk): Batch {
    if (!options) throw new RpcError(Status.INVALID_ARGUMENT, "The first piece of a batch append must hold the options");
    const { stream, expected, deadline } = decodeOptions(options);
    const batch: Batch = { subject: { correlationId, stream, expected }, deadline, events: [], bytes: 0, answered: false };
    this.#batches.set(correlationId, batch);
    this.#services.faults.requireLeader(this.#call.headers[":authority"] ?? "");
    this.#guarded(batch, () => {
      requireStreamName(stream);
      this.#services.access.require(this.#call, "write", stream);
    });
    return batch;
  }

  #collect(batch: Batch, { messages }: BatchAppendChunk): void {
    for (const message of messages) {
      const event = decodeProposedMessage(message);
      requireStorable(event);
      batch.bytes += sizeOf(event);
      if (batch.bytes > MAX_APPEND_BYTES) throw maximumAppendSizeExceeded();
      batch.events.push(event);
    }
  }

  async #write({ subject, deadline, events }: Batch): Promise<void> {
    const response = deadline < Date.now() ? batchError(subject, timeoutFailure()) : await this.#append(subject, events);
    this.#call.write(frame(response.serializeBinary()));
    this.#unanswered--;
    if (this.#unanswered === UNANSWERED_LIMIT - 1) this.#call.pauseRequests(false);
    if (this.#ended && this.#unanswered === 0) this.#call.end();
  }

  async #append(subject: BatchAppendSubject, events: ProposedEvent[]) {
    const result = await writeAppend(this.#services, append(subject.stream, subject.expected, events));
    if (result.kind === "stream-deleted") return batchError(subject, streamDeletedFailure(subject.stream));
    if (result.kind === "wrong-expected-version") return batchError(subject, wrongExpectedVersionFailure(subject.expected, result.current));
    return batchSuccess(subject, result.revision, result.position);
  }

  /** A mistake in one append is its own reply; bad credentials end the call. */
  #guarded(batch: Batch, step: () => void): void {
    try {
      step();
    } catch (error) {
      const failure = toRpcError(error);
      if (failure.code === Status.UNAUTHENTICATED) throw failure;
      batch.answered = true;
      this.#call.write(frame(batchError(batch.subject, failureOf(failure)).serializeBinary()));
    }
  }
}
