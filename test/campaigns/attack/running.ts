import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { skipOrder } from "@tablee/contracts/calls/account";
import { refuseEmbedded } from "@tablee/gateways/open-gateways";
import { readConfig } from "@tablee/platform/config";
import { startServices } from "@tablee/services/services";
import { eventually, ordersOf, signUp } from "../../people.ts";
import { outcome, type Scenario } from "./scenario.ts";

const ANSWER_MS = 8_000;
const AT_ONCE_MS = 1_000;
const published = Buffer.alloc(32, "tablee-development-only").toString("base64");
const secrets = {
  TABLEE_MASTER_KEY: Buffer.alloc(32, 7).toString("base64"),
  PAYMENT_WEBHOOK_SECRET: "a-secret-of-its-own",
  DATABASE_URL: "postgres://tablee:its-own@127.0.0.1:5432/tablee",
};

/** Starts that must not be, and servers that go away. */
export const running: readonly Scenario[] = [
  {
    id: "M7",
    severity: "medium",
    title: "production and staging started on what is published, or embedded",
    async play() {
      for (const TABLEE_ENV of ["production", "staging"])
        for (const TABLEE_MASTER_KEY of ["", "AAAA", published, undefined])
          if (starts(() => readConfig({ ...secrets, TABLEE_ENV, TABLEE_MASTER_KEY })))
            return `${TABLEE_ENV} starts with the key ${TABLEE_MASTER_KEY}`;
      if (!starts(() => readConfig({ ...secrets, TABLEE_ENV: "staging" }))) return "staging does not start with secrets of its own";
      if (starts(() => refuseEmbedded(readConfig({ ...secrets, TABLEE_ENV: "production" })))) return "production takes embedded money";
      return undefined;
    },
  },
  {
    id: "M10",
    severity: "medium",
    title: "Redis, Postgres and the event store killed under script/server",
    async play() {
      const dir = mkdtempSync(join(tmpdir(), "tablee-attack-"));
      const spawned: { name: string; pid: number }[] = [];
      const services = await startServices({
        dir,
        durable: false,
        say: () => {},
        spawned: (name, pid) => void spawned.push({ name, pid }),
      });
      const before = [...spawned];
      for (const { pid } of before) process.kill(pid, "SIGKILL");
      const restarted = await eventually(
        async () => before.filter(({ name }) => spawned.filter((each) => each.name === name).length > 1),
        (all) => all.length === before.length,
      );
      await services.stop();
      rmSync(dir, { recursive: true, force: true });
      return restarted.length === before.length ? undefined : `${before.length - restarted.length} stay dead`;
    },
  },
  ...(["killed", "stopped"] as const).map(
    (how): Scenario => ({
      id: how === "killed" ? "M11a" : "M11b",
      severity: "medium",
      title: `a command while the event store is ${how}`,
      async play({ stage }) {
        const client = await signUp(stage.url);
        const { orderId } = (await ordersOf(client)).find(({ status, editable }) => status === "open" && editable)!;
        const { eventStore } = stage.gates;
        if (how === "killed") eventStore.shut();
        else eventStore.hold();
        const skip = async () => {
          const started = performance.now();
          const code = await outcome(client.call(skipOrder, { orderId }));
          return { code, ms: Math.round(performance.now() - started) };
        };
        const [first, second] = [await skip(), await skip()];
        eventStore.open();
        const back = await eventually(skip, ({ code }) => code === "done");
        await sleep(1_000);
        if (first.code !== "unavailable" || first.ms > ANSWER_MS) return `${first.code} after ${first.ms} ms`;
        if (second.code !== "unavailable" || second.ms > AT_ONCE_MS) return `then ${second.code} after ${second.ms} ms`;
        return back.code === "done" ? undefined : `${back.code} once it is back`;
      },
    }),
  ),
];

function starts(start: () => unknown): boolean {
  try {
    start();
    return true;
  } catch {
    return false;
  }
}
