import { setTimeout as sleep } from "node:timers/promises";
import { IdleCheck } from "@tablee/api/operations/idle-check";
import { type Stage, setStage } from "../../stage/stage.ts";
import { TroubledLog } from "../log/troubled-log.ts";
import { compare } from "../parts/acknowledged.ts";
import { Claims } from "../parts/claims.ts";
import type { Report } from "../parts/report.ts";
import { quantile, type Sample, Traffic } from "../parts/traffic.ts";
import { withServices } from "../parts/with-services.ts";
import { logTroubles, serverTroubles, type Trouble } from "./troubles.ts";

export interface ChaosOptions {
  /** For each trouble. */
  readonly seconds: number;
  /** Only troubles whose names contain this text. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

const HOUSEHOLDS = 8;
const RATES = { reads: 12, commands: 4 };
/** A command is answered this long after its request at the latest. */
const ANSWER_MS = 8_000;
/** While the breaker is open; it opens when the first command has timed out. */
const AT_ONCE_MS = 1_000;
const BREAKER_OPENS_MS = 10_000;
const LAG_GONE_S = 60;

/** R8, of the servers first and then of an event store that is up and misbehaves. */
export async function chaos(options: ChaosOptions): Promise<Report> {
  const ofServers = await withServices((pids) => ofStage(options, process.env.EVENT_STORE_URL!, (stage) => serverTroubles(stage, pids)));
  const log = await TroubledLog.start();
  const ofLog = await withServices(() => ofStage(options, log.url, (stage) => logTroubles(stage, log))).finally(() => log.stop());
  const sum = (name: string) => Number(ofServers.figures[name]) + Number(ofLog.figures[name]);
  return {
    ...ofServers,
    figures: { "seconds each": options.seconds, ...Object.fromEntries(Object.keys(ofLog.figures).map((name) => [name, sum(name)])) },
    table: [...ofServers.table, ...ofLog.table],
    violations: [...ofServers.violations, ...ofLog.violations],
  };
}

type Part = Required<Report>;

/** One trouble after the other under a small load of reads and commands over HTTP. */
async function ofStage(
  { seconds, only, progress }: ChaosOptions,
  eventStoreUrl: string,
  troublesOf: (stage: Stage) => readonly Trouble[],
): Promise<Part> {
  const stage = await setStage({ gates: true, eventStoreUrl });
  try {
    const claims = new Claims(stage.running.api);
    const traffic = await Traffic.of(stage.url, HOUSEHOLDS);
    const end = new AbortController();
    const running = Promise.all([traffic.run(RATES, end.signal), claims.watch(end.signal)]);
    const table: Record<string, number | string>[] = [];
    const violations: string[] = [];
    for (const trouble of troublesOf(stage)) {
      const name = `${trouble.server} ${trouble.how}`;
      if (!name.includes(only)) continue;
      const from = performance.now();
      await trouble.begin();
      await sleep(seconds * 1000);
      const until = performance.now();
      const seen = (await trouble.faults?.()) ?? [];
      await trouble.end();
      const lag = await secondsUntilQuiet(stage);
      const samples = traffic.samples.filter(({ at }) => at >= from);
      const commands = samples.filter(({ kind, at }) => kind === "command" && at < until);
      table.push({
        trouble: name,
        answered: samples.filter(({ status }) => status === 200).length,
        "with 503": samples.filter(({ status }) => status === 503).length,
        "slowest command, ms": Math.round(
          quantile(
            commands.map(({ ms }) => ms),
            1,
          ),
        ),
        "lag gone after, s": lag,
      });
      violations.push(...[...seen, ...judge(trouble, samples, commands, from)].map((fault) => `${name}: ${fault}`));
      if (lag > LAG_GONE_S) violations.push(`${name}: something was behind or due for more than ${LAG_GONE_S} s afterwards`);
      progress(`${name}: ${samples.length} requests, lag gone after ${lag} s`);
    }
    end.abort();
    await running;
    violations.push(...(await lost(stage, traffic)), ...claims.violations);
    const figures = { requests: traffic.samples.length, "commands acknowledged": traffic.acknowledged(), "left out": traffic.leftOut };
    return { campaign: "chaos", figures: { ...figures, "claims of read models": claims.looks }, table, violations };
  } finally {
    await stage.stop();
  }
}

function judge({ breaks }: Trouble, samples: readonly Sample[], commands: readonly Sample[], from: number): string[] {
  const faults: string[] = [];
  const wrong = samples.filter(({ status, retryAfter }) => (status === 0 || status >= 500 ? status !== 503 || !retryAfter : false));
  if (wrong.length > 0)
    faults.push(`${wrong.length} answers are no 503 with Retry-After, one of them ${wrong[0]!.path} ${wrong[0]!.status}`);
  const slow = commands.filter(({ ms }) => ms > ANSWER_MS);
  if (slow.length > 0) faults.push(`${slow.length} commands took more than ${ANSWER_MS} ms`);
  const late = commands.filter(({ at, ms }) => breaks && at - from > BREAKER_OPENS_MS && ms > AT_ONCE_MS);
  if (late.length > 0) faults.push(`${late.length} commands waited although the event store was known to be away`);
  return faults;
}

/** Waits until every read model and policy has handled every event, and nothing is due. */
async function secondsUntilQuiet({ running }: Stage): Promise<number> {
  const idle = new IdleCheck(running.api.opened);
  const started = Date.now();
  const passed = () => Math.round((Date.now() - started) / 1000);
  // Under load some event is nearly always unhandled: one of a few looks finds none.
  while (passed() <= LAG_GONE_S) {
    if (await idle.isIdle(running.api.opened.clock.now()).catch(() => false)) break;
    await sleep(50);
  }
  return passed();
}

/** Differences between what was acknowledged and the log, for each order. */
async function lost({ running }: Stage, { boxes }: Traffic): Promise<string[]> {
  const faults: string[] = [];
  for (const { orderId, asked } of boxes)
    for (const { kind, what } of compare(asked, await running.api.opened.store.read(`order-${orderId}`)))
      faults.push(`${kind}: ${what} of order ${orderId}`);
  return faults;
}
