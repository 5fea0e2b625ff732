import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSecuredEventStore } from "../../../test/stage/secured.ts";
import { mustAnswer } from "./must-answer.ts";
import { startOf } from "./process-start.ts";
import { type Services, startServices } from "./services.ts";

describe("services that die", () => {
  const dir = mkdtempSync(join(tmpdir(), "tablee-supervised-"));
  const lines: string[] = [];
  const processes = new Map<string, number[]>();
  let services: Services;
  beforeAll(async () => {
    const spawned = (name: string, pid: number) => void processes.set(name, [...(processes.get(name) ?? []), pid]);
    services = await startServices({ dir, durable: false, say: (line) => void lines.push(line), spawned });
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it.each([
    ["Redis", "Redis"],
    ["Postgres", "Postgres"],
    ["the event store", "The event store"],
  ])("are started again at the same address, which one line says: %s", async (name, Name) => {
    process.kill(processes.get(name)![0]!, "SIGKILL");
    while (processes.get(name)!.length < 2) await sleep(25);
    const { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, eventStoreUrl: EVENT_STORE_URL } = services;
    const answers = () =>
      mustAnswer({ DATABASE_URL, REDIS_URL, EVENT_STORE_URL }).then(
        () => true,
        () => false,
      );
    while (!(await answers())) await sleep(25);
    expect(lines.filter((line) => line.startsWith(`${Name} ended by itself`))).toEqual([
      `${Name} ended by itself (SIGKILL) and starts again in 0.25 s.`,
    ]);
  });

  it("end when they are asked to, those that were started again too, and stay ended", async () => {
    const said = lines.length;
    await services.stop();
    expect([...processes.values()].flat().filter(startOf)).toEqual([]);
    expect(lines).toHaveLength(said);
  });
});

it("names a certificate of the event store that is not trusted", async () => {
  const dir = mkdtempSync(join(tmpdir(), "tablee-certificate-"));
  const { connectionString, stop } = await startSecuredEventStore(dir);
  const untrusted = connectionString.replace(/&tlsCAFile=[^&]+/, "");
  await expect(mustAnswer({ EVENT_STORE_URL: untrusted })).rejects.toThrow(/^The certificate at EVENT_STORE_URL is not trusted \(/);
  await expect(mustAnswer({ EVENT_STORE_URL: connectionString })).resolves.toBeUndefined();
  await stop();
  rmSync(dir, { recursive: true, force: true });
});
