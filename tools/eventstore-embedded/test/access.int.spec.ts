import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventStoreDBClient } from "@eventstore/db-client";
import { generate } from "selfsigned";
import { appendNew, classic, failure, newStream, type Running, readAll, revisions, startEmbedded } from "./harness.ts";

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

  it("without credentials there is no $all and no system stream", async () => {
    expect(await failure(readAll(client.readAll()))).toMatchObject({ type: "access-denied", code: 7 });
    expect(await failure(readAll(client.readStream("$user-admin")))).toMatchObject({ type: "access-denied" });
    expect(await failure(client.appendToStream("$mine", [], {}))).toMatchObject({ type: "access-denied" });
  });

  it("a stream's ACL decides about anonymous calls", async () => {
    const stream = newStream();
    await appendNew(client, stream, 1);
    expect(await revisions(client.readStream(stream))).toEqual([0]);
    await client.setStreamMetadata(stream, { acl: { readRoles: ["$admins"], writeRoles: ["$all"] } }, classic);
    expect(await failure(readAll(client.readStream(stream)))).toMatchObject({ type: "access-denied" });
    expect((await client.appendToStream(stream, [], {})).success).toBe(true);
  });
});
