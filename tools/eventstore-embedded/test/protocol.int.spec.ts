import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, constants } from "node:http2";
import { promisify } from "node:util";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import grpcStreams from "@eventstore/db-client/generated/streams_grpc_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { credentials } from "@grpc/grpc-js";
import { frame, MessageReader } from "../src/grpc/framing.ts";
import { appendNew, classic, failure, newEvents, newStream, type Running, readAll, startEmbedded } from "./harness.ts";
import { prefixFilter } from "./read-request.ts";

/** Messages that clients other than the npm one may send. */
describe("the protocol", () => {
  let server: Running;
  let grpc: InstanceType<typeof grpcStreams.StreamsClient>;
  beforeAll(async () => {
    server = await startEmbedded();
    grpc = new grpcStreams.StreamsClient(`127.0.0.1:${server.port}`, credentials.createInsecure());
  });
  afterAll(async () => {
    grpc.close();
    await server.end();
  });

  function requestOfAll(change: (options: streams.ReadReq.Options) => void): streams.ReadReq {
    const all = new streams.ReadReq.Options.AllOptions();
    all.setStart(new shared.Empty());
    const uuid = new streams.ReadReq.Options.UUIDOption();
    uuid.setStructured(new shared.Empty());
    const options = new streams.ReadReq.Options();
    options.setAll(all);
    options.setUuidOption(uuid);
    options.setCount("1000");
    change(options);
    const request = new streams.ReadReq();
    request.setOptions(options);
    return request;
  }

  function readOfAll(change: (options: streams.ReadReq.Options) => void): Promise<streams.ReadResp[]> {
    const request = requestOfAll(change);
    const responses: streams.ReadResp[] = [];
    return new Promise((resolve, reject) => {
      grpc
        .read(request)
        .on("data", (response) => responses.push(response))
        .on("error", reject)
        .on("end", () => resolve(responses));
    });
  }

  it("gives event ids as two halves when asked to", async () => {
    const stream = newStream();
    await appendNew(server.client, stream, 1);
    const [event] = await readAll(server.client.readStream(stream));
    const [response] = await readOfAll((options) => options.setFilter(prefixFilter(stream, 1)));
    const recorded = response!.getEvent()!.getEvent()!;
    const halves = recorded.getId()!.getStructured()!;
    const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()].map((half) =>
      BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, "0"),
    );
    expect(hex.join("")).toBe(event!.event!.id.replaceAll("-", ""));
    expect(recorded.getMetadataMap().get("type")).toBe("OrderSkipped");
  });

  it("counts only what passes when a read of $all has a filter", async () => {
    const category = `counted${Date.now()}`;
    await appendNew(server.client, newStream(category), 3);
    await appendNew(server.client, newStream(), 3);
    await appendNew(server.client, newStream(category), 3);
    const responses = await readOfAll((options) => {
      options.setFilter(prefixFilter(category, 1));
      options.setCount("5");
    });
    expect(responses).toHaveLength(5);
  });

  it("lets no live subscriber go that has a larger window", async () => {
    const options = { "grpc-node.flow_control_window": 4 * 1024 * 1024 };
    const wide = new grpcStreams.StreamsClient(`127.0.0.1:${server.port}`, credentials.createInsecure(), options);
    const category = `wide${Date.now()}`;
    const request = requestOfAll((options) => {
      options.setFilter(prefixFilter(category, 1));
      options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
    });
    const subscription = wide.read(request);
    let events = 0;
    const complete = new Promise<void>((resolve, reject) => {
      subscription.on("error", reject).on("data", (response: streams.ReadResp) => {
        if (response.hasCaughtUp()) void appendNew(server.client, newStream(category), 2_000);
        if (response.hasEvent() && ++events === 2_000) resolve();
      });
    });
    await complete;
    subscription.on("error", () => {}).cancel();
    wide.close();
  });

  it("lets a live subscriber go whose window stays as it was, with 64 messages waiting beyond it", async () => {
    const category = `unread${Date.now()}`;
    const request = requestOfAll((options) => {
      options.getAll()!.setEnd(new shared.Empty());
      options.setFilter(prefixFilter(category, 1));
      options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
    });
    const session = connect(`http://127.0.0.1:${server.port}`);
    const call = session.request({ ":method": "POST", ":path": "/event_store.client.streams.Streams/Read", te: "trailers" });
    call.end(frame(request.serializeBinary()));
    await once(call, "response");
    await appendNew(server.client, newStream(), 1); // by its answer the subscription is live
    const stream = newStream(category);
    await appendNew(server.client, stream, 1_000);
    expect(await readAll(server.client.readStream(stream))).toHaveLength(1_000);
    const sizes: number[] = [];
    const reader = new MessageReader(1024 * 1024, (payload) => sizes.push(frame(payload).length));
    call.on("data", (chunk: Buffer) => reader.push(chunk));
    const [trailers] = (await once(call, "trailers")) as [Record<string, string>];
    expect(trailers).toMatchObject({ "grpc-status": "10", "grpc-message": expect.stringContaining("Consumer too slow") });
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(65_535 + 65 * Math.max(...sizes));
    session.destroy();
  });

  it.each(["its connection is gone", "it takes the call back"])(
    "writes nothing of an append whose client ended in the midst of it: %s",
    async (how) => {
      const stream = newStream();
      const session = connect(`http://127.0.0.1:${server.port}`);
      await once(session, "connect");
      const call = session.request({ ":method": "POST", ":path": "/event_store.client.streams.Streams/Append", te: "trailers" });
      call.on("error", () => {});
      for (const message of beginningOfAppend(stream)) call.write(frame(message.serializeBinary()));
      await promisify(session.ping.bind(session))();
      if (how === "it takes the call back") {
        call.close(constants.NGHTTP2_CANCEL);
        await promisify(session.ping.bind(session))();
      }
      session.destroy();
      // A call on a second connection is answered after the server has processed the end of this one.
      await appendNew(server.client, newStream(), 1);
      expect(await failure(readAll(server.client.readStream(stream)))).toMatchObject({ type: "stream-not-found" });
      await server.client.appendToStream(stream, newEvents(2), { expectedRevision: "no_stream", ...classic });
      expect(await readAll(server.client.readStream(stream))).toHaveLength(2);
    },
  );
});

/** The options and the first of an append's events; the rest is never sent. */
function beginningOfAppend(stream: string): streams.AppendReq[] {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(identifier);
  options.setNoStream(new shared.Empty());
  const first = new streams.AppendReq();
  first.setOptions(options);
  const message = new streams.AppendReq.ProposedMessage();
  const id = new shared.UUID();
  id.setString(randomUUID());
  message.setId(id);
  message.getMetadataMap().set("type", "OrderSkipped").set("content-type", "application/json");
  message.setData(Buffer.from("{}"));
  const second = new streams.AppendReq();
  second.setProposedMessage(message);
  return [first, second];
}
