import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import cliProgress from "cli-progress";
import type { ServerOptions } from "../options.ts";
import { postgresFolder } from "../postgres-folder.ts";
import { PROCESSES } from "../process-list.ts";
import type { Progress } from "./waiting-page.ts";

type Start = (args: readonly string[]) => ChildProcess;

export interface DemoSeason {
  readonly isFilled: boolean;
  /**
   * Empties the folder where an earlier first start was interrupted: a past that is written down in part is not continued.
   * @throws Error where it was written into servers that are not the folder's
   */
  clear(): void;
  /** Fills the season; `show` gets how far it is. @throws Error where it cannot be filled */
  fill(start: Start, show: (progress: Partial<Progress>) => void): Promise<void>;
  /** Prints who may sign in, where that was not done by filling it. */
  tellWho(start: Start): Promise<void>;
}

/** The share of a first start that is over when the season begins, and when it is filled. */
const [BEGINS, ENDS] = [0.08, 0.92];

/** The demo's season in a data folder, which is filled once. */
export function seasonIn({ data, customers, weeks, spares }: ServerOptions): DemoSeason {
  const [begun, filled] = [join(data, "demo-begun"), join(data, "demo-filled")];
  const isFilled = existsSync(filled);
  const run = async (child: ChildProcess) => {
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error("The demo season could not be filled: start again with --fresh.");
  };
  return {
    isFilled,
    clear() {
      if (isFilled || !existsSync(begun)) return;
      const { DATABASE_URL, EVENT_STORE_URL } = process.env;
      if (DATABASE_URL || EVENT_STORE_URL)
        throw new Error("An earlier first start was interrupted: name an empty database and event store, or start with --no-demo.");
      process.stdout.write("An earlier first start was interrupted; it begins again.\n");
      empty(data);
    },
    async fill(start, show) {
      writeFileSync(begun, new Date().toISOString());
      const format = "Filling the demo season {bar} {percentage}% · {what}";
      const bar = new cliProgress.SingleBar(
        { format, noTTYOutput: true, notTTYSchedule: 5_000, hideCursor: null },
        cliProgress.Presets.shades_classic,
      );
      bar.start(100, 0, { what: "" });
      const child = start(["--customers", String(customers), "--weeks", String(weeks), "--spares", String(spares)]);
      child.on("message", ({ done, what }: { done: number; what: string }) => {
        bar.update(Math.round(done * 100), { what });
        const isDay = /^\d/.test(what);
        show({ done: BEGINS + done * (ENDS - BEGINS), step: what === "log" ? "log" : "season", ...(isDay && { day: what }) });
      });
      await run(child).finally(() => bar.stop());
      writeFileSync(filled, new Date().toISOString());
    },
    tellWho: (start) => run(start(["--who"])),
  };
}

/** Empties a data folder except the list of processes, which holds this one. */
export function empty(data: string): void {
  rmSync(postgresFolder(data), { recursive: true, force: true });
  for (const name of readdirSync(data)) if (name !== PROCESSES) rmSync(join(data, name), { recursive: true, force: true });
}
