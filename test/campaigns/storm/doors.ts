import { setTimeout as sleep } from "node:timers/promises";
import { createApi, type RunningApi } from "@tablee/api/app";
import { IdleCheck } from "@tablee/api/operations/idle-check";
import { Commands } from "@tablee/command-bus/commands";
import type { Opened } from "@tablee/commands/open-commands";
import { type ApiClient, createClient } from "@tablee/contracts/client";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { readConfig } from "@tablee/platform/config";

const PATIENCE_MIN = 20;
const ANSWER_MS = 180_000;

/** Finds the reason why a request got no answer, by the code of its connection's error. */
const whyNot = (error: unknown): string => {
  const { cause, name } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
};

/** The product's API as customers reach it. */
export class Doors {
  readonly opened: Opened;
  readonly commands: Commands;

  private constructor(
    readonly running: RunningApi,
    readonly url: string,
    private readonly patience: number,
  ) {
    this.opened = running.api.opened;
    this.commands = running.app.get(Commands);
  }

  /** `patience`: the minutes for which `until` waits. */
  static async open(env: Readonly<Record<string, string>>, patience = PATIENCE_MIN): Promise<Doors> {
    const running = await createApi(readConfig({ ...process.env, ...env }));
    await running.app.listen(0, "127.0.0.1");
    return new Doors(running, (await running.app.getUrl()).replace("[::1]", "127.0.0.1"), patience);
  }

  async close(): Promise<void> {
    await this.running.close();
  }

  /** A client that is signed in as an account. */
  async signedIn(accountId: AccountId): Promise<ApiClient> {
    const judged = { by: "new-account", accountId } as const;
    const { id, csrf } = (await this.opened.dependencies.access.sessions.begin(judged))!;
    // It waits longer than a browser would: the answer is judged.
    const withCookie: typeof fetch = (target, init) => {
      const headers = { ...(init?.headers as Record<string, string>), cookie: `__Host-tablee=${id}` };
      return fetch(target, { ...init, headers, signal: AbortSignal.timeout(ANSWER_MS) }).catch((error) => {
        throw new Error(whyNot(error));
      });
    };
    return createClient({ baseUrl: this.url, language: () => "fr", csrfToken: () => csrf, fetch: withCookie });
  }

  /** Pauses read models one after another, each for a while. */
  async pauseInTurn(models: readonly string[], ms: number): Promise<void> {
    for (const model of models) {
      await this.opened.pool.query("UPDATE read.projection SET paused = true WHERE model = $1", [model]);
      await sleep(ms);
      await this.opened.pool.query("UPDATE read.projection SET paused = false WHERE model = $1", [model]);
    }
  }

  /** Waits until everything that is due at the clock's time is done, and seen by every read model and policy. */
  async idle(): Promise<void> {
    const check = new IdleCheck(this.opened);
    const now = this.opened.clock.now();
    await this.until(() => check.isIdle(now), `what is due at ${now} is done`);
  }

  async until(holds: () => Promise<boolean>, what: string): Promise<void> {
    const deadline = Date.now() + this.patience * 60_000;
    while (!(await holds().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`not within ${this.patience} minutes: ${what}`);
      await sleep(100);
    }
  }
}
