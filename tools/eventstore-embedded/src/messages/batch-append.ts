import code from "@eventstore/db-client/generated/code_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import status from "@eventstore/db-client/generated/status_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import anyMessage from "google-protobuf/google/protobuf/any_pb.js";
import empty from "google-protobuf/google/protobuf/empty_pb.js";
import { RpcError, Status } from "../grpc/status.ts";
import { ProtobufReader } from "../protobuf/reader.ts";
import type { ExpectedRevision } from "../store/expected-revision.ts";
import { formatUuid } from "../store/uuid.ts";
import { decodeUuid } from "./append.ts";

/**
 * A piece of a batch append; its content is left encoded, so that an error in it can be answered under its correlation id, which
 * is returned in its original form (text or two halves).
 */
export type BatchAppendChunk = {
  correlationId: string;
  encodedId: Buffer;
  options: Buffer | undefined;
  messages: Buffer[];
  isFinal: boolean;
};

/** @throws RpcError INVALID_ARGUMENT when there is no correlation id to answer to */
export function decodeBatchAppendReq(payload: Buffer): BatchAppendChunk {
  const fields = new ProtobufReader(payload);
  const messages: Buffer[] = [];
  let encodedId: Buffer | undefined;
  let options: Buffer | undefined;
  let isFinal = false;
  while (fields.next()) {
    if (fields.field === 1) encodedId = fields.bytes();
    else if (fields.field === 2) options = fields.bytes();
    else if (fields.field === 3) messages.push(fields.bytes());
    else if (fields.field === 4) isFinal = fields.varint() === 1;
    else fields.skip();
  }
  const id = encodedId && decodeUuid(encodedId);
  if (!encodedId || !id) throw new RpcError(Status.INVALID_ARGUMENT, "A batch append needs a correlation id");
  return { correlationId: formatUuid(id), encodedId, options, messages, isFinal };
}

/** The subject of a batch append's reply. */
export type BatchAppendSubject = { encodedId: Buffer; stream: string; expected: ExpectedRevision };

function responseTo({ encodedId, stream, expected }: BatchAppendSubject): streams.BatchAppendResp {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  const response = new streams.BatchAppendResp();
  response.setCorrelationId(shared.UUID.deserializeBinary(encodedId));
  response.setStreamIdentifier(identifier);
  if (expected === "any") response.setAny(new empty.Empty());
  else if (expected === "no_stream") response.setNoStream(new empty.Empty());
  else if (expected === "stream_exists") response.setStreamExists(new empty.Empty());
  else response.setStreamPosition(String(expected));
  return response;
}

/** @param revision the stream's, −1 for a stream without events */
export function batchSuccess(subject: BatchAppendSubject, revision: number, position: number | undefined): streams.BatchAppendResp {
  const success = new streams.BatchAppendResp.Success();
  if (revision < 0) success.setNoStream(new empty.Empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) success.setNoPosition(new empty.Empty());
  else {
    const at = new shared.AllStreamPosition();
    at.setCommitPosition(String(position));
    at.setPreparePosition(String(position));
    success.setPosition(at);
  }
  const response = responseTo(subject);
  response.setSuccess(success);
  return response;
}

/** The reason why a batch append was refused, with the detail message that clients know it by. */
export type BatchFailure = { code: number; message: string; type: string; detail: { serializeBinary(): Uint8Array } };

export function batchError(subject: BatchAppendSubject, failure: BatchFailure): streams.BatchAppendResp {
  const details = new anyMessage.Any();
  details.pack(failure.detail.serializeBinary(), `event_store.client.${failure.type}`);
  const error = new status.Status();
  error.setCode(failure.code as never);
  error.setMessage(failure.message);
  error.setDetails(details);
  const response = responseTo(subject);
  response.setError(error);
  return response;
}

export const timeoutFailure = (): BatchFailure => ({
  code: code.Code.DEADLINE_EXCEEDED,
  message: "Timeout",
  type: "Timeout",
  detail: new shared.Timeout(),
});

export function streamDeletedFailure(stream: string): BatchFailure {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  const detail = new shared.StreamDeleted();
  detail.setStreamIdentifier(identifier);
  return { code: code.Code.FAILED_PRECONDITION, message: `Event stream '${stream}' is deleted.`, type: "StreamDeleted", detail };
}

export function wrongExpectedVersionFailure(expected: ExpectedRevision, current: number): BatchFailure {
  const detail = new shared.WrongExpectedVersion();
  if (current < 0) detail.setCurrentNoStream(new empty.Empty());
  else detail.setCurrentStreamRevision(String(current));
  if (expected === "any") detail.setExpectedAny(new empty.Empty());
  else if (expected === "no_stream") detail.setExpectedNoStream(new empty.Empty());
  else if (expected === "stream_exists") detail.setExpectedStreamExists(new empty.Empty());
  else detail.setExpectedStreamPosition(String(expected));
  return { code: code.Code.FAILED_PRECONDITION, message: "WrongExpectedVersion", type: "WrongExpectedVersion", detail };
}

/** An error of a call as a reply: those that have a detail message of their own keep their meaning, the rest is a bad request. */
export function failureOf({ message, trailers }: RpcError): BatchFailure {
  if (trailers.exception === "maximum-append-size-exceeded") {
    const detail = new shared.MaximumAppendSizeExceeded();
    detail.setMaxappendsize(Number(trailers["maximum-append-size"]));
    return { code: code.Code.INVALID_ARGUMENT, message, type: "MaximumAppendSizeExceeded", detail };
  }
  if (trailers.exception === "access-denied") {
    return { code: code.Code.PERMISSION_DENIED, message, type: "AccessDenied", detail: new shared.AccessDenied() };
  }
  const detail = new shared.BadRequest();
  detail.setMessage(message);
  return { code: code.Code.INVALID_ARGUMENT, message, type: "BadRequest", detail };
}
