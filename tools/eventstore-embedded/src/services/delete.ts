import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { Call } from "../grpc/call.ts";
import type { Handler } from "../grpc/server.ts";
import { RpcError, Status, toRpcError } from "../grpc/status.ts";
import { decodeOptions } from "../messages/append.ts";
import { ProtobufReader } from "../protobuf/reader.ts";
import type { ExpectedRevision } from "../store/expected-revision.ts";
import { type Operation, softDelete, tombstone } from "../store/operations.ts";
import type { Services } from "./services.ts";
import { requireTarget, streamDeleted, type Target, write } from "./writes.ts";

type Deletion = {
  operation: (stream: string, expected: ExpectedRevision) => Operation;
  response: () => streams.DeleteResp | streams.TombstoneResp;
};

/** Delete: hides a stream's events; the name can be used again. */
export const deleteHandler = (services: Services) => handler(services, { operation: softDelete, response: () => new streams.DeleteResp() });

/** Tombstone: ends a stream for ever. */
export const tombstoneHandler = (services: Services) =>
  handler(services, { operation: tombstone, response: () => new streams.TombstoneResp() });

function handler(services: Services, deletion: Deletion): Handler {
  return (call) => {
    call.onMessage = (payload) => {
      const options = decodeRequest(payload);
      requireTarget(options);
      services.faults.requireLeader(call.headers[":authority"] ?? "");
      services.access.require(call, "delete", options.stream);
      answer(services, call, deletion, options).catch((error) => call.fail(toRpcError(error)));
    };
  };
}

/** `DeleteReq` and `TombstoneReq` hold the options of an append as field 1. */
function decodeRequest(payload: Buffer): Target {
  const fields = new ProtobufReader(payload);
  while (fields.next()) {
    if (fields.field === 1) return decodeOptions(fields.bytes());
    fields.skip();
  }
  throw new RpcError(Status.INVALID_ARGUMENT, "A deletion needs options");
}

async function answer(services: Services, call: Call, deletion: Deletion, { stream, expected }: Target): Promise<void> {
  const result = await write(services, deletion.operation(stream, expected));
  if (result.kind === "stream-deleted") throw streamDeleted(stream);
  if (result.kind === "wrong-expected-version") throw wrongExpectedVersion(stream, expected, result.current);
  const response = deletion.response();
  if (result.position === undefined) response.setNoPosition(new shared.Empty());
  else {
    const position = new streams.DeleteResp.Position();
    position.setCommitPosition(String(result.position));
    position.setPreparePosition(String(result.position));
    response.setPosition(position);
  }
  call.reply(response.serializeBinary());
}

const EXPECTED_NUMBERS = { no_stream: -1, any: -2, stream_exists: -4 } as const;

function wrongExpectedVersion(stream: string, expected: ExpectedRevision, current: number): RpcError {
  return new RpcError(
    Status.FAILED_PRECONDITION,
    `Deletion failed due to WrongExpectedVersion. Stream: ${stream}, actual version: ${current}`,
    {
      exception: "wrong-expected-version",
      "stream-name": stream,
      "expected-version": String(typeof expected === "number" ? expected : EXPECTED_NUMBERS[expected]),
      "actual-version": String(current),
    },
  );
}
