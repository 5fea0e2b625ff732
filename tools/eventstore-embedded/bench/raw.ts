import { randomUUID } from "node:crypto";
import { type ClientHttp2Session, connect } from "node:http2";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { frame, MessageReader } from "../src/grpc/framing.ts";
import { readRequest } from "../test/read-request.ts";

// A bare HTTP/2 client: the server's speed without the npm client's own work.

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
const WINDOW_BYTES = 4 * 1024 * 1024;
const headers = (method: string) => ({
  ":method": "POST",
  ":path": `/event_store.client.streams.Streams/${method}`,
  "content-type": "application/grpc",
  te: "trailers",
});

export async function rawSession(port: number): Promise<ClientHttp2Session> {
  const session = connect(`http://127.0.0.1:${port}`, { settings: { initialWindowSize: WINDOW_BYTES } });
  await new Promise((resolve, reject) => session.once("connect", resolve).once("error", reject));
  session.setLocalWindowSize(WINDOW_BYTES);
  return session;
}

function identifier(stream: string): shared.StreamIdentifier {
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(stream));
  return name;
}

function appendFrames(stream: string): Buffer {
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(identifier(stream));
  options.setNoStream(new shared.Empty());
  const first = new streams.AppendReq();
  first.setOptions(options);
  const id = new shared.UUID();
  id.setString(randomUUID());
  const message = new streams.AppendReq.ProposedMessage();
  message.setId(id);
  message.getMetadataMap().set("type", "OrderSkipped").set("content-type", "application/json");
  message.setData(Buffer.from(JSON.stringify({ note: "x".repeat(200) })));
  const second = new streams.AppendReq();
  second.setProposedMessage(message);
  return Buffer.concat([frame(first.serializeBinary()), frame(second.serializeBinary())]);
}

/** Appends/s of single events, each to a new stream, with `inFlight` under way at a time; requests are encoded beforehand. */
export async function rawAppends(session: ClientHttp2Session, count: number, inFlight: number): Promise<number> {
  const requests = Array.from({ length: count }, (_, i) => appendFrames(`raw-${i}`));
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const request = session.request(headers("Append"));
      request
        .on("data", () => {})
        .on("end", resolve)
        .on("error", reject);
      request.end(requests.pop());
    });
  const worker = async () => {
    while (requests.length > 0) await send();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: inFlight }, worker));
  return Math.round((count / (performance.now() - start)) * 1_000);
}

/** Messages/s of a filtered `$all` catch-up, counted and not decoded, until the server sends CaughtUp. */
export async function rawCatchUp(session: ClientHttp2Session, prefix: string): Promise<number> {
  let messages = 0;
  const request = session.request(headers("Read"));
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    const reader = new MessageReader(MAX_MESSAGE_BYTES, (payload) => {
      messages++;
      if (payload.length === 2 && payload[0] === CAUGHT_UP_TAG) resolve();
    });
    request.on("data", (chunk: Buffer) => reader.push(chunk)).on("error", reject);
    request.end(readRequest({ from: "start", subscription: true, prefix }));
  });
  const elapsed = performance.now() - start;
  request.close();
  return Math.round((messages / elapsed) * 1_000);
}

/** `ReadResp { caught_up {} }`: field 8, length-delimited. */
const CAUGHT_UP_TAG = (8 << 3) | 2;
