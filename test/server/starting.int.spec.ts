import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startEventStore } from "@tablee/eventstore-embedded/server";
import { freePort } from "@tablee/services/ports";

const root = join(import.meta.dirname, "../..");
const fromSource = ["--no-warnings", "--import", "./test/runner/sources.ts"];

/** Runs a program to its end. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { said, code };
}

describe("a start without an event store", () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), "tablee-starting-"));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it("says so in one sentence and ends: the API, a worker, script/server", async () => {
    const EVENT_STORE_URL = `esdb://admin:secret@127.0.0.1:${await freePort()}?tls=false`;
    const env = { EVENT_STORE_URL, TABLEE_ENV: "test", PORT: "0", TABLEE_DATA: dir };
    const server = ["tools/services/src/server.ts", "--port", String(await freePort()), "--data", dir, "--no-demo"];
    const ends = await Promise.all([
      run([...fromSource, "apps/api/src/main.ts"], env),
      run([...fromSource, "workers/src/main.ts"], env),
      run(server, { ...env, DATABASE_URL: "", REDIS_URL: "" }),
    ]);
    expect(ends).toEqual([
      { code: 1, said: "The API cannot start: the event store is unavailable.\n" },
      { code: 1, said: "The worker cannot start: the event store is unavailable.\n" },
      { code: 1, said: `No event store answers at EVENT_STORE_URL, ${EVENT_STORE_URL.replace("admin:secret@", "")}.\n` },
    ]);
  });

  it("says who may not, and who is not named", async () => {
    const store = await startEventStore({ dir: join(dir, "log"), sync: false, credentials: { user: "tablee", password: "kept" } });
    const env = (url: string) => ({ EVENT_STORE_URL: url, TABLEE_ENV: "test", PORT: "0", TABLEE_DATA: dir });
    const server = ["tools/services/src/server.ts", "--port", String(await freePort()), "--data", dir, "--no-demo"];
    // Over an insecure connection the client sends no name, which this server takes for a wrong one.
    const unnamed = env(`esdb://127.0.0.1:${store.port}`);
    const refused = env(`esdb://127.0.0.1:${store.port}?tls=false`);
    const ends = await Promise.all([
      run([...fromSource, "apps/api/src/main.ts"], unnamed),
      run([...fromSource, "workers/src/main.ts"], unnamed),
      run([...fromSource, "workers/src/main.ts"], refused),
      run(server, { ...refused, DATABASE_URL: "", REDIS_URL: "" }),
    ]);
    await store.stop();
    const nobody = "The event store's connection string names no user and password, and over TLS every call needs them.";
    expect(ends).toEqual([
      { code: 1, said: `The API cannot start: ${nobody}\n` },
      { code: 1, said: `The worker cannot start: ${nobody}\n` },
      { code: 1, said: "The worker cannot start: The event store wants a member of $admins as the user of its connection string.\n" },
      { code: 1, said: "The event store wants a member of $admins as the user of its connection string, EVENT_STORE_URL.\n" },
    ]);
  });

  it("says the same of a database, with its address, and of an environment that is wrong", async () => {
    const port = await freePort();
    const dead = { DATABASE_URL: `postgres://tablee:secret@127.0.0.1:${port}/tablee`, TABLEE_ENV: "test", TABLEE_DATA: dir };
    expect(await run([...fromSource, "workers/src/main.ts"], dead)).toEqual({
      code: 1,
      said: `The worker cannot start: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
    });
    const wrong = await run([...fromSource, "apps/api/src/main.ts"], { PORT: "many" });
    expect(wrong).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The API cannot start: The environment variable PORT is wrong: .*\n$/),
    });
  });
});
