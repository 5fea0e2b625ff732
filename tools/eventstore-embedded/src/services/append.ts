import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { Call } from "../grpc/call.ts";
import type { Handler } from "../grpc/server.ts";
import { RpcError, Status, toRpcError } from "../grpc/status.ts";
import { decodeAppendReq, encodeAppendSuccess } from "../messages/append.ts";
import type { ExpectedRevision } from "../store/expected-revision.ts";
import type { ProposedEvent } from "../store/transaction.ts";
import type { Services } from "./services.ts";
import { requireAppendSize, requireTarget, streamDeleted, type Target, writeAppend } from "./writes.ts";

/** Append: the options, then one event a message; one answer when it is on disk. A wrong expected version is an answer, not an error. */
export const appendHandler =
  (services: Services): Handler =>
  (call) => {
    let options: Target | undefined;
    const events: ProposedEvent[] = [];
    let bytes = 0;

    call.onMessage = (payload) => {
      const message = decodeAppendReq(payload);
      if ("options" in message) {
        if (options) throw new RpcError(Status.INVALID_ARGUMENT, "Options were sent twice");
        options = message.options;
        requireTarget(options);
        services.faults.requireLeader(call.headers[":authority"] ?? "");
        services.access.require(call, "write", options.stream);
        return;
      }
      if (!options) throw new RpcError(Status.INVALID_ARGUMENT, "The first message must hold the options");
      bytes += message.event.data.length;
      requireAppendSize(services, bytes);
      events.push(message.event);
    };

    call.onEnd = () => {
      if (!options) throw new RpcError(Status.INVALID_ARGUMENT, "The first message must hold the options");
      answer(services, call, options, events).catch((error) => call.fail(toRpcError(error)));
    };
  };

async function answer(services: Services, call: Call, target: Target, events: ProposedEvent[]): Promise<void> {
  const result = await writeAppend(services, target, events);
  if (result.kind === "stream-deleted") throw streamDeleted(target.stream);
  if (result.kind === "wrong-expected-version") {
    return call.reply(wrongExpectedVersion(target.expected, result.current).serializeBinary());
  }
  call.reply(encodeAppendSuccess(result.revision, result.position));
}

function wrongExpectedVersion(expected: ExpectedRevision, current: number): streams.AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === "any") wrong.setExpectedAny(new shared.Empty());
  else if (expected === "no_stream") wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === "stream_exists") wrong.setExpectedStreamExists(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  const response = new streams.AppendResp();
  response.setWrongExpectedVersion(wrong);
  return response;
}
