import { setTimeout as sleep } from "node:timers/promises";
import { nextDueThings } from "@tablee/api/operations/due-list";
import { openCapacity } from "@tablee/commands/capacity/open-capacity";
import { part } from "@tablee/commands/context";
import { publishMenu } from "@tablee/commands/menu/publish-menu";
import { menuOfWeek } from "@tablee/demo/menus";
import { Random } from "@tablee/demo/random";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addMs } from "@tablee/domain/kernel/time";
import { uncoveredWeeks } from "@tablee/projections/generation-inputs/queries";
import { openServers, type Servers } from "../../../bench/product.ts";
import { WorkerProcess } from "../crash/worker-process.ts";
import { behindGate, type StormLog, startLog } from "../log/storm-log.ts";
import { Claims } from "../parts/claims.ts";
import type { Report } from "../parts/report.ts";
import { type Crowd, gather, REGION, UNMADE } from "./crowd.ts";
import { Doors } from "./doors.ts";
import { type Answered, Editors } from "./edits.ts";
import { judge } from "./judge.ts";

export interface StormOptions {
  readonly orders: number;
  readonly edits: number;
  readonly workers: number;
  readonly seed: number;
  /** The time for which the event store is down, twice. */
  readonly awayMs: number;
  /** The event store, as `startLog` knows it; by default the embedded one without troubles. */
  readonly log?: string | undefined;
  readonly progress: (line: string) => void;
}

/** The last of the edits' time before the cutoff. */
const LAST_MS = 5_000;
/** The read models of generation, each paused in turn. */
const inputs = ["generation_inputs", "orders", "menus", "stock_levels", "accounts"];

/**
 * A week's orders of one cutoff are locked and charged by several workers at once, while customers edit them over HTTP until the
 * last moment and after it, and while generation makes the orders of later weeks. Nine tenths of the edits are sent in the last
 * five seconds and answered while the workers lock; half of the rest come after the cutoff, half while the workers charge. One
 * worker starts in the middle, each read model of generation is paused in turn, and the event store is down twice.
 */
export async function storm(options: StormOptions): Promise<Report> {
  const given = options.log === undefined ? undefined : await startLog(options.log);
  const servers = await openServers({ durable: false, ...(given && { eventStoreUrl: given.url }) });
  const log = given ?? (await behindGate(servers.env.EVENT_STORE_URL!));
  try {
    return await stormOver(servers, log, options);
  } finally {
    await servers.stop();
    await log.stop();
  }
}

async function stormOver(servers: Servers, log: StormLog, { orders, edits, workers: count, seed, awayMs, progress }: StormOptions) {
  const took = stopwatch(progress);
  const crowd = await took("the log written", () => gather(servers, orders, seed));
  const env = { ...servers.env, EVENT_STORE_URL: log.url, LOG_LEVEL: "silent" };
  const doors = await Doors.open(env);
  const claims = new Claims(doors.running.api);
  const workers: WorkerProcess[] = [];
  const startWorker = () => {
    const worker = new WorkerProcess(env);
    workers.push(worker);
    return worker.ready;
  };
  // A worker that finds no event store ends, and its supervisor restarts it.
  const startUntilReady = (): Promise<void> => startWorker().catch(() => sleep(1_000).then(startUntilReady));
  try {
    await doors.opened.movable!.freezeAt(addMs(crowd.calendar.cutoffAt, -LAST_MS));
    await took("workers caught up", async () => {
      await Promise.all(Array.from({ length: count - 1 }, startWorker));
      await doors.idle();
    });
    const over = new AbortController();
    const beside = Promise.all([log.trouble?.(over.signal), claims.watch(over.signal)]);
    const answered = await rage(doors, crowd, { edits, log, awayMs, startWorker: startUntilReady }, new Random(seed), took);
    over.abort();
    await beside;
    await Promise.all(workers.map((worker) => worker.kill()));
    const { figures, violations } = await took("judged", () => judge(doors.opened, crowd, answered));
    const all = { seed, workers: count, ...figures, "claims of read models": claims.looks, ...took.seconds };
    return report(all, answered, [...violations, ...claims.violations]);
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    await doors.close();
  }
}

interface Weather {
  readonly edits: number;
  readonly log: StormLog;
  readonly awayMs: number;
  readonly startWorker: () => Promise<void>;
}

async function rage(
  doors: Doors,
  { guests, calendar }: Crowd,
  { edits, log, awayMs, startWorker }: Weather,
  random: Random,
  took: Stopwatch,
) {
  const clock = doors.opened.movable!;
  const editors = new Editors(doors, random);
  await editors.look(guests[0]!);
  await editors.signIn(guests);
  const late = Math.floor(edits / 20);
  const asked: Promise<Answered>[] = [];
  const pausing = doors.pauseInTurn(inputs, awayMs / 4);
  await took("edits answered while orders are locked", async () => {
    await publish(doors);
    await clock.runFrom(addMs(calendar.cutoffAt, -LAST_MS));
    const started = startWorker();
    asked.push(...(await editors.ask(guests, edits - 2 * late, LAST_MS * 0.99)));
    await clock.freezeAt(calendar.cutoffAt);
    const away = half(asked).then(() => log.away(awayMs));
    asked.push(...(await editors.ask(guests, late, 500)));
    await clock.freezeAt(calendar.lockAt);
    await Promise.all([...asked, away, started]);
  });
  await pausing;
  await took("all orders locked", () => doors.idle());
  await took("all orders charged", async () => {
    await clock.freezeAt(calendar.billingAt);
    const away = sleep(awayMs / 10).then(() => log.away(awayMs));
    asked.push(...(await editors.ask(guests, late, LAST_MS)));
    await away;
    await doors.idle();
  });
  await took("declined cards tried again", () => tryAgain(doors));
  await took("every week answered", () => doors.until(() => isAnswered(doors), "no open week is left without an order or a reason"));
  await doors.idle();
  return Promise.all(asked);
}

/** Once half of them have been answered: the others are under way. */
const half = (asked: readonly Promise<unknown>[]): Promise<void> =>
  new Promise((resolve) => {
    let answered = 0;
    for (const each of asked) void each.finally(() => ++answered * 2 >= asked.length && resolve());
  });

/** A later week's menu, so late that its orders are due at once. */
async function publish({ opened }: Doors): Promise<void> {
  const commandId = idFrom("storm", "menu");
  const context = { commandId, correlationId: commandId, actor: { kind: "system", id: "storm" }, at: opened.clock.now() } as const;
  const { steps } = opened.dependencies;
  await publishMenu(steps, { region: REGION, week: UNMADE, ...menuOfWeek(REGION, 4, 20_000) }, context);
  await openCapacity(steps, { region: REGION, week: UNMADE }, part(context, "capacity"));
}

const isAnswered = async ({ opened }: Doors): Promise<boolean> =>
  (await uncoveredWeeks(opened.dependencies.db, UNMADE, opened.clock.now())).length === 0;

/** Moves the clock to each further attempt in turn. */
async function tryAgain(doors: Doors): Promise<void> {
  for (;;) {
    const due = await nextDueThings(doors.opened.dependencies.db, doors.opened.clock.now());
    const next = due.find(({ kind }) => kind === "billing");
    if (!next) return;
    await doors.opened.movable!.freezeAt(next.at);
    await doors.idle();
  }
}

type Stopwatch = ReturnType<typeof stopwatch>;

/** Times the steps of a run, and reports each. */
function stopwatch(progress: (line: string) => void) {
  const seconds: Record<string, number> = {};
  const began = Date.now();
  const took = async <Result>(step: string, work: () => Promise<Result>): Promise<Result> => {
    const from = Date.now();
    const result = await work();
    seconds[`${step}, s`] = Math.round((Date.now() - from) / 1000);
    seconds.seconds = Math.round((Date.now() - began) / 1000);
    progress(`${step}: ${seconds[`${step}, s`]} s`);
    return result;
  };
  return Object.assign(took, { seconds });
}

function report(figures: Report["figures"], answered: readonly Answered[], violations: readonly string[]): Report {
  const answers = Map.groupBy(answered, ({ answer }) => answer);
  return {
    campaign: "storm",
    figures: { ...figures, seed: String(figures.seed) },
    table: [...answers].toSorted().map(([answer, edits]) => ({ "an edit was": answer, times: edits.length })),
    violations,
  };
}
