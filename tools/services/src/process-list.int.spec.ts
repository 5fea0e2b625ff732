import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROCESSES, ProcessList } from "./process-list.ts";
import { startOf } from "./process-start.ts";

const here = import.meta.dirname;
/** Imitates script/server before it starts its servers: locks the folder, and runs until it is killed. */
const starter = (dir: string) => `
  import { ProcessList } from ${JSON.stringify(join(here, "process-list.ts"))};
  import { startRedis } from ${JSON.stringify(join(here, "redis.ts"))};
  import { startEventStore } from ${JSON.stringify(join(here, "event-store.ts"))};
  import { freePort } from ${JSON.stringify(join(here, "ports.ts"))};
  const list = await ProcessList.take(${JSON.stringify(dir)}, () => {});
  await startRedis({ dir: ${JSON.stringify(join(dir, "redis"))}, port: await freePort(), spawned: (pid) => list.add("Redis", pid) });
  await startEventStore({ dir: ${JSON.stringify(join(dir, "store"))}, port: 0, sync: false, spawned: (pid) => list.add("the event store", pid) });
  console.log("running");
  setInterval(() => {}, 1000);
`;

describe("the processes of a data folder", () => {
  let dir: string;
  const listed = () => JSON.parse(readFileSync(join(dir, PROCESSES), "utf8")) as { name: string; pid: number; started: string }[];
  const start = async (): Promise<ChildProcess> => {
    const args = ["--no-warnings", "--input-type=module", "--eval", starter(dir)];
    const child = spawn(process.execPath, args, { cwd: here, stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout!, "data");
    return child;
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "tablee-processes-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it("are named and ended by the next start when the one before was killed", async () => {
    const server = await start();
    const orphans = listed().filter(({ pid }) => pid !== server.pid);
    expect(orphans.map(({ name }) => name)).toEqual(["Redis", "the event store"]);
    const lines: string[] = [];
    await expect(ProcessList.take(dir, () => {})).rejects.toThrow(`script/server runs in ${dir} already (process ${server.pid})`);
    server.kill("SIGKILL");
    await once(server, "exit");
    await ProcessList.take(dir, (line) => void lines.push(line));
    expect(lines).toEqual(
      orphans.toReversed().map(({ name, pid }) => `Ending ${name} (process ${pid}), which an earlier start left behind.`),
    );
    expect(orphans.filter(({ pid }) => startOf(pid))).toEqual([]);
  });

  it("are never taken for others that were given the same numbers since", async () => {
    const stranger = spawn("sleep", ["60"], { stdio: "ignore" });
    await once(stranger, "spawn");
    writeFileSync(join(dir, PROCESSES), JSON.stringify([{ name: "Redis", pid: stranger.pid, started: "another boot 1" }]));
    await ProcessList.take(dir, () => {});
    expect(startOf(stranger.pid!)).toBeDefined();
    stranger.kill("SIGKILL");
  });

  it("are written where no other user of the machine reads them", async () => {
    await ProcessList.take(dir, () => {});
    expect(statSync(join(dir, PROCESSES)).mode & 0o777).toBe(0o600);
  });
});
