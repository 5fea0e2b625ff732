import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { EventStoreDBClient } from "@eventstore/db-client";
import { generate } from "selfsigned";
import { appendNew, failure, newStream, readAll, revisions } from "./harness.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");
const PASSWORD = "kept secret";

describe("the program", () => {
  const dir = mkdtempSync(join(tmpdir(), "eventstore-main-"));
  const [cert, key, password] = ["cert.pem", "key.pem", "password"].map((name) => join(dir, name)) as [string, string, string];
  const tls = ["--tls-cert", cert, "--tls-key", key];
  beforeAll(async () => {
    const pems = await generate([{ name: "commonName", value: "127.0.0.1" }], {
      extensions: [{ name: "subjectAltName", altNames: [{ type: 7 as const, ip: "127.0.0.1" }] }],
    });
    writeFileSync(cert, pems.cert);
    writeFileSync(key, pems.private);
    writeFileSync(password, `${PASSWORD}\n`);
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawn(process.execPath, ["--no-warnings", MAIN, "--dir", join(dir, "store"), "--port", "0", ...args], {
      env: { ...process.env, ...env },
    });

  it.each([
    ["a password file", ["--password-file", password], {}],
    ["the environment", [], { EVENT_STORE_PASSWORD: PASSWORD }],
  ])("takes the administrator's password from %s, and says it to nobody", async (_, args, env) => {
    const child = run([...tls, "--user", "tablee", ...args], env);
    const [ready] = (await once(createInterface(child.stdout), "line")) as [string];
    expect(ready).toMatch(/^ready esdb:\/\/127\.0\.0\.1:\d+\?tls=true/);
    const url = `${ready.replace("ready ", "")}&tlsCAFile=${cert}`;
    const client = EventStoreDBClient.connectionString(url);
    const credentials = { username: "tablee", password: PASSWORD };
    const stream = newStream();
    await appendNew(client, stream, 1, { credentials });
    expect(await revisions(client.readStream(stream, { credentials }))).toEqual([0]);
    expect(await failure(readAll(client.readAll()))).toMatchObject({ type: "access-denied" });
    await client.dispose();
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  it.each([
    [tls, "A server with TLS needs --user, so that not everybody may do everything."],
    [["--user", "tablee", "--password-file", password], "--user needs --tls-cert and --tls-key: clients send credentials over TLS only."],
    [[...tls, "--user", "tablee"], "--user goes together with --password-file, or EVENT_STORE_PASSWORD in the environment."],
    [["--tls-cert", cert], "--tls-cert and --tls-key go together."],
    [["--nonsense"], "Unknown option '--nonsense'"],
  ])("refuses %j in one sentence", async (args, sentence) => {
    const child = run(args);
    const said = text(child.stderr);
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(await said).toBe(`${sentence}\n`);
  });
});
