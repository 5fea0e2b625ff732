import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:http2";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import grpcStreams from "@eventstore/db-client/generated/streams_grpc_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { type ClientDuplexStream, credentials } from "@grpc/grpc-js";
import empty from "google-protobuf/google/protobuf/empty_pb.js";
import timestamp from "google-protobuf/google/protobuf/timestamp_pb.js";
import { frame } from "../src/grpc/framing.ts";
import { type Running, startEmbedded } from "./harness.ts";

type Piece = { id?: string; halves?: boolean; stream?: string; type?: string; isFinal?: boolean; deadlineMs?: number; options?: boolean };
type Reply = [id: string, outcome: string];

/** Messages of a batch append that clients other than the npm one may send. */
describe("a batch append in pieces", () => {
  let server: Running;
  let grpc: InstanceType<typeof grpcStreams.StreamsClient>;
  let call: ClientDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;
  let replies: Reply[];
  let ended: Promise<void>;
  beforeAll(async () => {
    server = await startEmbedded();
    grpc = new grpcStreams.StreamsClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  });
  afterAll(async () => {
    grpc.close();
    await server.end();
  });
  beforeEach(() => {
    call = grpc.batchAppend();
    replies = [];
    ended = new Promise((resolve, reject) => call.on("end", resolve).on("error", reject));
    call.on("data", (reply: streams.BatchAppendResp) => {
      const id = reply.getCorrelationId()!;
      const outcome = reply.hasSuccess() ? "success" : reply.getError()!.getDetails()!.getTypeName().replace("event_store.client.", "");
      replies.push([id.hasString() ? id.getString() : "halves", outcome]);
      expect(reply.hasStreamIdentifier()).toBe(true);
    });
  });
  afterEach(async () => {
    call.cancel();
    await ended.catch(() => {});
  });
  const send = (...pieces: Piece[]) => {
    for (const piece of pieces) call.write(encode(piece));
  };

  it("with a mistake is answered once, under its correlation id, and the next one goes on", async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    send({ id: bad, type: "", isFinal: false }, { id: bad, options: false, isFinal: false }, { id: bad, options: false }, { id: good });
    call.end();
    await ended;
    expect(replies).toEqual([
      [bad, "BadRequest"],
      [good, "success"],
    ]);
  });

  it("times out at its deadline by itself, and what comes of it later is dropped", async () => {
    const [late, next] = [randomUUID(), randomUUID()];
    const start = performance.now();
    send({ id: late, isFinal: false, deadlineMs: 300 });
    await once(call, "data");
    expect(performance.now() - start).toBeGreaterThan(250);
    send({ id: late, options: false }, { id: next });
    call.end();
    await ended;
    expect(replies).toEqual([
      [late, "Timeout"],
      [next, "success"],
    ]);
  });

  it("times out after two seconds when it has no deadline, even if the client sends no more", async () => {
    const id = randomUUID();
    const start = performance.now();
    send({ id, isFinal: false });
    call.end();
    await ended;
    expect(replies).toEqual([[id, "Timeout"]]);
    expect(performance.now() - start).toBeGreaterThan(1_900);
  });

  it("does not hold back the pieces of very many others", async () => {
    const ids = Array.from({ length: 1_500 }, () => randomUUID());
    send(...ids.map((id) => ({ id, isFinal: false, deadlineMs: 60_000 })));
    send(...ids.map((id) => ({ id, options: false })));
    call.end();
    await ended;
    expect(new Set(replies.map(([id, outcome]) => (outcome === "success" ? id : outcome)))).toEqual(new Set(ids));
  });

  it("whose deadline has passed times out with its first piece, whatever else is wrong with its events", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    send(
      { id, isFinal: false, deadlineMs: -1_000 },
      { id: other, type: "", deadlineMs: -1_000 },
      { id: "", stream: "", deadlineMs: -1_000 },
    );
    call.end();
    await ended;
    expect(replies.map(([, outcome]) => outcome)).toEqual(["Timeout", "Timeout", "BadRequest"]);
  });

  it("has its correlation id back in the form in which it came", async () => {
    const id = randomUUID();
    send({ id }, { id: randomUUID(), halves: true });
    call.end();
    await ended;
    expect(replies).toEqual([
      [id, "success"],
      ["halves", "success"],
    ]);
  });

  it("ends its call with a status when a message is too large, though others were answered", async () => {
    const session = connect(`http://127.0.0.1:${server.port}`, { maxSessionMemory: 100 });
    const request = session.request({ ":method": "POST", ":path": "/event_store.client.streams.Streams/BatchAppend", te: "trailers" });
    const trailers = once(request, "trailers");
    request.write(frame(encode({}).serializeBinary()));
    await once(request, "data");
    request.resume().end(frame(Buffer.alloc(16 * 1024 * 1024 + 1)));
    expect((await trailers)[0]).toMatchObject({ "grpc-status": "8" });
    await once(request, "close");
    session.destroy();
  });
});

function encode({
  id = "",
  halves,
  stream,
  type = "OrderSkipped",
  isFinal = true,
  deadlineMs,
  options = true,
}: Piece): streams.BatchAppendReq {
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(halves ? halvesId() : textId(id || randomUUID()));
  if (options) {
    const identifier = new shared.StreamIdentifier();
    identifier.setStreamName(Buffer.from(stream ?? `contract-${randomUUID()}`));
    const settings = new streams.BatchAppendReq.Options();
    settings.setStreamIdentifier(identifier);
    settings.setNoStream(new empty.Empty());
    if (deadlineMs !== undefined) settings.setDeadline(timestamp.Timestamp.fromDate(new Date(Date.now() + deadlineMs)));
    request.setOptions(settings);
  }
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(textId(randomUUID()));
  message.getMetadataMap().set("type", type).set("content-type", "application/json");
  request.addProposedMessages(message);
  request.setIsFinal(isFinal);
  return request;
}

function textId(id: string): shared.UUID {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
}

function halvesId(): shared.UUID {
  const halves = new shared.UUID.Structured();
  halves.setMostSignificantBits("-81985529216486896");
  halves.setLeastSignificantBits("1234567");
  const uuid = new shared.UUID();
  uuid.setStructured(halves);
  return uuid;
}
