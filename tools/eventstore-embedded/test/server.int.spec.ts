import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import { credentials, Client as GrpcClient } from "@grpc/grpc-js";
import { startEventStore } from "../src/server.ts";
import { appendNew, classic, collect, failure, newEvent, newStream, type Running, readAll, revisions, startEmbedded } from "./harness.ts";

describe("the embedded server", () => {
  let server: Running;
  beforeEach(async () => (server = await startEmbedded()));
  afterEach(() => server.end());

  it("keeps everything over a restart, and goes on where it was", async () => {
    const stream = newStream();
    const first = await appendNew(server.client, stream, 2);
    await server.client.tombstoneStream(newStream());
    await server.stop();
    const again = await startEmbedded({ dir: server.dir });
    expect(await revisions(again.client.readStream(stream))).toEqual([0, 1]);
    const second = await again.client.appendToStream(stream, [newEvent()], { expectedRevision: 1n, ...classic });
    expect(second.position!.commit).toBeGreaterThan(first.position!.commit);
    await appendNew(again.client, newStream(), 1);
    expect(await revisions(again.client.readStream(stream))).toEqual([0, 1, 2]);
    await again.client.dispose();
    await again.stop();
  });

  it("refuses a folder that another server uses, in this process and in another", async () => {
    await expect(startEventStore({ dir: server.dir })).rejects.toThrow(
      `The event store in ${server.dir} is already in use by another server.`,
    );
    const child = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts"), "--dir", server.dir, "--port", "0"]);
    const [[message], [code]] = await Promise.all([once(child.stderr, "data"), once(child, "exit")]);
    expect([String(message), code]).toEqual([`The event store in ${server.dir} is already in use by another server.\n`, 1]);
  });

  it("refuses a port that is in use", async () => {
    await expect(startEmbedded({ port: server.port })).rejects.toThrow(`Port ${server.port} on 127.0.0.1 is already in use.`);
  });

  it("ends subscriptions with unavailable when it stops", async () => {
    const { failed, log, until } = collect(server.client.subscribeToAll());
    await until(() => log.includes("caughtUp"));
    await server.stop();
    expect(await failed).toMatchObject({ type: "unavailable" });
  });

  it("when it stops under load, has kept what it acknowledged and refuses the rest with unavailable", async () => {
    const streams = Array.from({ length: 100 }, () => newStream());
    const outcomes = Promise.allSettled(streams.map((stream) => appendNew(server.client, stream, 1)));
    await new Promise((resolve) => setTimeout(resolve, 15));
    await server.stop();
    const again = await startEmbedded({ dir: server.dir });
    for (const [i, outcome] of (await outcomes).entries()) {
      if (outcome.status === "fulfilled") expect(await revisions(again.client.readStream(streams[i]!))).toEqual([0]);
      else expect(outcome.reason.code).toBe(14);
    }
    await again.client.dispose();
    await again.stop();
  });

  it("reads a stream of large events page by page", async () => {
    const stream = newStream();
    for (let i = 0; i < 6; i++) await server.client.appendToStream(stream, [newEvent("Large", { text: "x".repeat(700_000) })], classic);
    expect(await revisions(server.client.readStream(stream))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await revisions(server.client.readStream(stream, { direction: "backwards", fromRevision: "end" }))).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it("can be found by discovery", async () => {
    const client = EventStoreDBClient.connectionString(`esdb+discover://127.0.0.1:${server.port}?tls=false&nodePreference=leader`);
    await appendNew(client, newStream(), 1);
    await client.dispose();
  });

  it("refuses positions that it has not given out, as they come from another store", async () => {
    const { position } = await appendNew(server.client, newStream(), 1);
    const unknown = { commit: position!.commit + 1n, prepare: position!.commit + 1n };
    expect(await failure(readAll(server.client.readAll({ fromPosition: unknown })))).toMatchObject({ code: 3 });
    expect(await collect(server.client.subscribeToAll({ fromPosition: unknown })).failed).toMatchObject({ code: 3 });
    const bent = { commit: position!.commit, prepare: 1n };
    expect(await failure(readAll(server.client.readAll({ fromPosition: bent })))).toMatchObject({ code: 3 });
    const beyond = { commit: position!.commit * 1_000n, prepare: position!.commit * 1_000n };
    expect(await failure(readAll(server.client.readAll({ fromPosition: beyond, direction: "backwards" })))).toMatchObject({ code: 3 });
  });

  it("refuses what it cannot store or understand with a status, and goes on", async () => {
    expect(await failure(server.client.appendToStream("x".repeat(2_000), [newEvent()], classic))).toMatchObject({ code: 3 });
    expect(await status(server.port, "/event_store.client.streams.Streams/Read", Buffer.from([0xff, 0xff]))).toBe(3);
    expect(await status(server.port, "/event_store.client.streams.Streams/Unknown", Buffer.alloc(0))).toBe(12);
    expect(await status(server.port, "/event_store.client.streams.Streams/BatchAppend", Buffer.alloc(16 * 1024 * 1024 + 1))).toBe(8);
    await appendNew(server.client, newStream(), 1);
  });
});

/** The status with which a call ends that sends these bytes as its one message. */
async function status(port: number, path: string, payload: Buffer): Promise<number> {
  const client = new GrpcClient(`127.0.0.1:${port}`, credentials.createInsecure(), { "grpc.max_send_message_length": -1 });
  const same = (bytes: Buffer) => bytes;
  const code = await new Promise<number>((resolve) =>
    client.makeUnaryRequest(path, same, same, payload, (error) => resolve(error?.code ?? 0)),
  );
  client.close();
  return code;
}
