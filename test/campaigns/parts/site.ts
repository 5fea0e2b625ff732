import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@tablee/services/ports";
import { PROCESSES } from "@tablee/services/process-list";
import { startOf } from "@tablee/services/process-start";
import { eventually } from "../../stage/people.ts";
import { type Environment, type Started, startUntil } from "./programs.ts";

const START_MS = 60_000;
const READY_S = 60;
/** The processes that script/server runs besides itself. */
export const PROCESS_NAMES = ["the event store", "Postgres", "Redis", "the worker", "the API"] as const;

interface Entry {
  readonly name: string;
  readonly pid: number;
  readonly started: string;
}

interface SiteOptions {
  /** Options of script/server besides its port and folder; by default it has no demo. */
  readonly args?: readonly string[];
  readonly env?: Environment;
  readonly startMs?: number;
}

/** script/server in a data folder of its own, started as by hand. */
export class Site {
  #started: Started | undefined;

  private constructor(
    readonly folder: string,
    readonly data: string,
    readonly port: number,
  ) {}

  /** Runs `work` beside a site that is ready, and ends all of its processes afterwards. */
  static async with<Result>(work: (site: Site) => Promise<Result>, options: SiteOptions = {}): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), "tablee-site-"));
    // Postgres runs as a separate user, which must be able to enter it if a campaign runs as root.
    chmodSync(folder, 0o755);
    // An existing folder, which other users may read.
    mkdirSync(join(folder, "data"), { mode: 0o755 });
    const site = new Site(folder, join(folder, "data"), await freePort());
    try {
      await site.#start(options);
      return await work(site);
    } finally {
      await site.#end();
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async #start({ args = ["--no-demo"], env = {}, startMs = START_MS }: SiteOptions): Promise<void> {
    const command = ["tools/services/src/server.ts", "--port", String(this.port), "--data", this.data, ...args];
    this.#started = await startUntil(command, env, "Ctrl-C stops everything", startMs);
  }

  /** The servers that it uses, by the names of their variables. */
  servers(): Environment {
    return JSON.parse(readFileSync(join(this.data, "services.json"), "utf8"));
  }

  /** The processes that run now, by name. */
  processes(): ReadonlyMap<string, number> {
    if (!existsSync(join(this.data, PROCESSES))) return new Map();
    const entries = JSON.parse(readFileSync(join(this.data, PROCESSES), "utf8")) as Entry[];
    return new Map(entries.filter(({ pid, started }) => startOf(pid) === started).map(({ name, pid }) => [name, pid]));
  }

  isReady(): Promise<boolean> {
    const ready = async () => ((await (await fetch(`${this.url}/health/ready`)).json()) as { status: string }).status === "ready";
    return eventually(() => ready().catch(() => false), Boolean, READY_S);
  }

  async #end(): Promise<void> {
    await this.#started?.stop("SIGINT");
    for (const pid of this.processes().values()) process.kill(pid, "SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
