import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "@tablee/services/ports";

const root = join(import.meta.dirname, "..");
const fromSource = ["--no-warnings", "--import", "./test/campaigns/from-source.ts"];

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
    const EVENTSTORE_URL = `esdb://admin:secret@127.0.0.1:${await freePort()}?tls=false`;
    const env = { EVENTSTORE_URL, TABLEE_ENV: "test", PORT: "0", TABLEE_DATA: dir };
    const server = ["tools/services/src/server.ts", "--port", String(await freePort()), "--data", dir, "--no-demo"];
    const ends = await Promise.all([
      run([...fromSource, "apps/api/src/main.ts"], env),
      run([...fromSource, "workers/src/main.ts"], env),
      run(server, { ...env, DATABASE_URL: "", REDIS_URL: "" }),
    ]);
    expect(ends).toEqual([
      { code: 1, said: "The API cannot start: the event store is unavailable.\n" },
      { code: 1, said: "The worker cannot start: the event store is unavailable.\n" },
      { code: 1, said: `No event store answers at EVENTSTORE_URL, ${EVENTSTORE_URL.replace("admin:secret@", "")}.\n` },
    ]);
  }, 60_000);

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
  }, 60_000);
});
