import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import { generate } from "selfsigned";
import { appendNew, classic, failure, newEvent, newStream, type Running, readAll, revisions, startEmbedded } from "./harness.ts";

describe("access over TLS", () => {
  const folder = mkdtempSync(join(tmpdir(), "eventstore-tls-"));
  const caFile = join(folder, "ca.pem");
  let server: Running;
  let client: EventStoreDBClient;
  beforeAll(async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    const names = [{ type: 7 as const, ip: "127.0.0.1" }];
    const pems = await generate([{ name: "commonName", value: "127.0.0.1" }], {
      notAfterDate: days(2),
      extensions: [{ name: "subjectAltName", altNames: names }],
    });
    writeFileSync(caFile, pems.cert);
    server = await startEmbedded({ tls: { cert: pems.cert, key: pems.private }, credentials: { user: "admin", password: "changeit" } });
    client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=true&tlsCAFile=${caFile}`);
  });
  afterAll(async () => {
    await client.dispose();
    await server.end();
    rmSync(folder, { recursive: true });
  });

  it("an administrator may do everything", async () => {
    const stream = newStream();
    await appendNew(client, stream, 2);
    expect(await revisions(client.readStream(stream, classic))).toEqual([0, 1]);
    expect((await readAll(client.readAll(classic))).length).toBeGreaterThan(2);
  });

  it("nobody may delete metadata, an administrator neither", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    expect(await failure(client.deleteStream(`$$${stream}`, classic))).toMatchObject({ type: "access-denied" });
    expect(await failure(client.tombstoneStream(`$$${stream}`, classic))).toMatchObject({ type: "access-denied" });
    await client.tombstoneStream(stream, classic);
  });

  it("the connection string carries the credentials", async () => {
    const withCredentials = EventStoreDBClient.connectionString(`${server.connectionString}&tlsCAFile=${caFile}`);
    expect((await readAll(withCredentials.readAll({ maxCount: 1 }))).length).toBe(1);
    await withCredentials.dispose();
  });

  it("wrong credentials are refused, whatever they ask for", async () => {
    const wrong = { credentials: { username: "admin", password: "wrong" } };
    expect(await failure(appendNew(client, newStream(), 1, wrong))).toMatchObject({ type: "access-denied", code: 16 });
    expect(await failure(readAll(client.readAll(wrong)))).toMatchObject({ code: 16 });
  });

  it("without credentials nothing is allowed, whatever a stream's access list says", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    await client.setStreamMetadata(stream, { acl: { readRoles: ["$all"], writeRoles: ["$all"], deleteRoles: ["$all"] } }, classic);
    const denied = { type: "access-denied" };
    expect(await failure(client.appendToStream(stream, [newEvent()], {}))).toMatchObject(denied);
    expect(await failure(client.appendToStream(newStream(), [newEvent()], {}))).toMatchObject(denied);
    expect(await failure(readAll(client.readStream(stream)))).toMatchObject(denied);
    expect(await failure(client.getStreamMetadata(stream))).toMatchObject(denied);
    expect(await failure(readAll(client.readAll()))).toMatchObject({ ...denied, code: 7 });
    expect(await failure(readAll(client.subscribeToStream(stream)))).toMatchObject(denied);
    expect(await failure(client.deleteStream(stream))).toMatchObject(denied);
    expect(await failure(client.tombstoneStream(stream))).toMatchObject(denied);
  });
});
