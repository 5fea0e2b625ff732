import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stopProcess } from "@tablee/services/service";
import type { Asked } from "./troubled-process.ts";

const fromSource = new URL("../../runner/sources.ts", import.meta.url).href;
const main = new URL("troubled-process.ts", import.meta.url);

/** The age of what reads see, and how long a recreated stream is hidden. */
const OLD_MS = 500;
const EVERY_MS = 1_000;
/** Longer than a read model may say that it is current while it is not (claims.ts). */
const HELD_MS = 5_000;

/** The embedded event store in a process of its own, with troubles on demand. */
export class TroubledLog {
  private constructor(
    readonly url: string,
    private readonly dir: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<TroubledLog> {
    const dir = mkdtempSync(join(tmpdir(), "tablee-troubled-"));
    const child = fork(main, [dir], { execArgv: ["--no-warnings", "--import", fromSource] });
    const [url] = (await once(child, "message")) as [string];
    return new TroubledLog(url, dir, child);
  }

  /** Resolves once the trouble has begun. */
  async play(...asked: Asked): Promise<void> {
    const begun = once(this.child, "message");
    this.child.send(asked);
    await begun;
  }

  /** Causes a trouble every second until the signal, while reads see the log as it was a moment ago: the product must not show it. */
  async misbehave(signal: AbortSignal): Promise<void> {
    await this.play("lagReads", OLD_MS);
    await this.play("hideRecreatedStreams", OLD_MS);
    for (let turn = 0; !signal.aborted; turn++) {
      if (turn % 3 === 0) await this.play("dropSubscriptionsAsTooSlow");
      else if (turn % 3 === 1) await this.fallBehind(EVERY_MS / 2);
      else await this.holdBack(HELD_MS);
      await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
    }
    await this.play("clear");
  }

  /** Every subscription receives that it has fallen behind, and a while later that it has caught up. */
  async fallBehind(ms: number): Promise<void> {
    await this.play("sendFellBehind");
    await sleep(ms);
    await this.play("sendCaughtUp");
  }

  /** Every subscription receives that it has fallen behind, and then nothing for a while. */
  async holdBack(ms: number): Promise<void> {
    await this.play("holdSubscriptions");
    await sleep(ms);
    await this.play("releaseSubscriptions");
  }

  async stop(): Promise<void> {
    await stopProcess(this.child);
    rmSync(this.dir, { recursive: true, force: true });
  }
}
