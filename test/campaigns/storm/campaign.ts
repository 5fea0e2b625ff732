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
import { behindGate, type StormLog } from "../log/storm-log.ts";
import { Claims } from "../parts/claims.ts";
import type { Report } from "../parts/report.ts";
import { type Crowd, gather, REGION, UNMADE } from "./crowd.ts";
import { Doors } from "./doors.ts";
import { type Answered, Editors } from "./edits.ts";
import { judge } from "./judge.ts";
import { rush } from "./rush.ts";

export interface StormOptions {
  readonly orders: number;
  readonly edits: number;
  readonly workers: number;
  readonly seed: number;
  /** The time for which the event store is down, twice. */
  readonly awayMs: number;
  /** Edits that must be accepted before the last seconds, while the event store is down for the first time; none by default. */
  readonly accepted?: number;
  /** The redemptions of one gift card, exchanges of one balance and deliveries of friends that come at once; none by default. */
  readonly rush?: number;
  /** The minutes that a step may take: more on a busy machine. */
  readonly patience?: number;
  /** Starts the event store; by default it is the embedded one without troubles. */
  readonly log?: (() => Promise<StormLog>) | undefined;
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
 * worker starts in the middle, each read model of generation is paused in turn, and the event store is down twice; before all of
 * that, with `accepted`, customers edit in time while it is down; after all of that, with `rush`, many redeem one gift card at once.
 */
export async function storm(options: StormOptions): Promise<Report> {
  const given = await options.log?.();
  const servers = await openServers({ durable: false, ...(given && { eventStoreUrl: given.url }) });
  const log = given ?? (await behindGate(servers.env.EVENT_STORE_URL!));
  try {
    return await stormOver(servers, log, options);
  } finally {
    await servers.stop();
    await log.stop();
  }
}

async function stormOver(servers: Servers, log: StormLog, options: StormOptions) {
  const { orders, edits, workers: count, seed, awayMs, accepted = 0, rush: rushing = 0, progress } = options;
  const took = stopwatch(progress);
  const crowd = await took("the log written", () => gather(servers, orders, seed));
  const env = { ...servers.env, EVENT_STORE_URL: log.url, LOG_LEVEL: "silent" };
  const doors = await Doors.open(env, options.patience);
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
    const weather = { edits, accepted, log, awayMs, startWorker: startUntilReady };
    const answered = await beside(
      (signal) => [log.trouble?.(signal), claims.watch(signal)],
      () => rage(doors, crowd, weather, new Random(seed), took),
    );
    const rushed =
      rushing === 0 ? undefined : await took("a rush on one card, balance and referrer", () => rush(doors, crowd.guests, rushing));
    await Promise.all(workers.map((worker) => worker.kill()));
    const { figures, violations } = await took("judged", () => judge(doors.opened, crowd, answered, rushed));
    const slowest = { "slowest edit, ms": slowestOf(answered, false), "slowest 503, ms": slowestOf(answered, true) };
    const all = { seed, workers: count, ...figures, ...slowest, "claims of read models": claims.looks, ...took.seconds };
    return report(all, answered, [...violations, ...claims.violations, ...tooFew(answered, accepted)]);
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    await doors.close();
  }
}

/** Runs `work`, and others until it ends; the failure of any is the failure of all. */
async function beside<Result>(others: (signal: AbortSignal) => readonly unknown[], work: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  const [result] = await Promise.all([working, ...others(over.signal)]);
  return result;
}

/** Keeps a failure until it is awaited: a rejection before that would end the process and hide what failed first. */
function kept<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}

/** Edits under faults prove little unless many of them are accepted. */
const tooFew = (answered: readonly Answered[], wanted: number): string[] => {
  const found = answered.filter(isAccepted).length;
  return found < wanted ? [`${found} edits were accepted, of the ${wanted} that a storm must have`] : [];
};

const slowestOf = (answered: readonly Answered[], unavailable: boolean): number =>
  Math.round(Math.max(0, ...answered.filter(({ answer }) => (answer === "unavailable") === unavailable).map(({ ms }) => ms)));

const isAccepted = ({ answer }: Answered): boolean => answer === "accepted";

interface Weather {
  readonly edits: number;
  readonly accepted: number;
  readonly log: StormLog;
  readonly awayMs: number;
  readonly startWorker: () => Promise<void>;
}

async function rage(
  doors: Doors,
  { guests, calendar }: Crowd,
  { edits, accepted, log, awayMs, startWorker }: Weather,
  random: Random,
  took: Stopwatch,
) {
  const clock = doors.opened.movable!;
  const editors = new Editors(doors, random);
  await editors.look(guests[0]!);
  await editors.signIn(guests);
  const late = Math.floor(edits / 20);
  const asked: Promise<Answered>[] = [];
  const early = accepted === 0 ? [] : await took("edits accepted in time", () => editEarly(editors, guests, { accepted, log, awayMs }));
  const locking = took("edits answered while orders are locked", async () => {
    await publish(doors);
    await clock.runFrom(addMs(calendar.cutoffAt, -LAST_MS));
    const started = startWorker();
    asked.push(...(await editors.ask(guests, edits - 2 * late, LAST_MS * 0.99)));
    await clock.freezeAt(calendar.cutoffAt);
    const away = kept(half(asked).then(() => log.away(awayMs)));
    asked.push(...(await editors.ask(guests, late, 500)));
    await clock.freezeAt(calendar.lockAt);
    await Promise.all([...asked, away, started]);
  });
  await Promise.all([locking, doors.pauseInTurn(inputs, awayMs / 4)]);
  await took("all orders locked", () => doors.idle());
  await took("all orders charged", async () => {
    await clock.freezeAt(calendar.billingAt);
    const away = kept(sleep(awayMs / 10).then(() => log.away(awayMs)));
    asked.push(...(await editors.ask(guests, late, LAST_MS)));
    await away;
    await doors.idle();
  });
  await took("declined cards tried again", () => tryAgain(doors));
  await took("every week answered", () => doors.until(() => isAnswered(doors), "no open week is left without an order or a reason"));
  await doors.idle();
  return [...early, ...(await Promise.all(asked))];
}

/** The time over which early edits are sent, in times of the event store's absence: most of them meet it up. */
const EARLY = 3;
/** Early edits at most, for each that must be accepted. */
const MAX_TRIES = 10;

/** Edits of orders before their last seconds, until enough are accepted, while the event store is down. */
async function editEarly(
  editors: Editors,
  guests: Crowd["guests"],
  { accepted, log, awayMs }: Pick<Weather, "accepted" | "log" | "awayMs">,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  const edit = async () => {
    do answered.push(...(await Promise.all(await editors.ask(guests, accepted, awayMs * EARLY))));
    while (tooFew(answered, accepted).length > 0 && answered.length < accepted * MAX_TRIES);
  };
  await Promise.all([edit(), log.away(awayMs)]);
  return answered;
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
