import { nextDueThings } from "@tablee/api/operations/due-list";
import { Random } from "@tablee/demo/random";
import { addMs } from "@tablee/domain/kernel/time";
import { openServers } from "../../../bench/product.ts";
import { WorkerProcess } from "../crash/worker-process.ts";
import type { Report } from "../report.ts";
import { type Crowd, gather } from "./crowd.ts";
import { Doors } from "./doors.ts";
import { type Answered, Editors } from "./edits.ts";
import { judge } from "./judge.ts";

export interface StormOptions {
  readonly orders: number;
  readonly edits: number;
  readonly workers: number;
  readonly seed: number;
  readonly progress: (line: string) => void;
}

/** The last of the edits' time before the cutoff. */
const LAST_MS = 5_000;

/**
 * A week's orders of one cutoff are locked and charged by several workers at once, while customers edit them until the last
 * moment and after it. Nine tenths of the edits are received in the last five seconds and answered while the workers lock;
 * half of the rest come after the cutoff, half while the workers charge.
 */
export async function storm({ orders, edits, workers: count, seed, progress }: StormOptions): Promise<Report> {
  const took = stopwatch(progress);
  const servers = await openServers({ durable: false });
  const env = { ...servers.env, LOG_LEVEL: "silent" };
  try {
    const crowd = await took("the log written", () => gather(servers, orders, seed));
    const doors = await Doors.open(env);
    const workers: WorkerProcess[] = [];
    try {
      await doors.opened.movable!.freezeAt(addMs(crowd.calendar.cutoffAt, -LAST_MS));
      for (let i = 0; i < count; i++) workers.push(new WorkerProcess(env));
      await took("workers caught up", async () => {
        await Promise.all(workers.map((worker) => worker.ready));
        await doors.quiet();
      });
      const answered = await rage(doors, crowd, edits, new Random(seed), took);
      await Promise.all(workers.map((worker) => worker.kill()));
      const { figures, violations } = await took("judged", () => judge(doors.opened, crowd, answered));
      return report({ seed, workers: count, ...figures, ...took.seconds }, answered, violations);
    } finally {
      await Promise.all(workers.map((worker) => worker.kill()));
      await doors.close();
    }
  } finally {
    await servers.stop();
  }
}

async function rage(doors: Doors, { guests, calendar }: Crowd, count: number, random: Random, took: Stopwatch): Promise<Answered[]> {
  const clock = doors.opened.movable!;
  const editors = new Editors(doors, doors.bus, random);
  await editors.look(guests[0]!);
  const late = Math.floor(count / 20);
  const asked: Promise<Answered>[] = [];
  await took("edits answered while orders are locked", async () => {
    await clock.runFrom(addMs(calendar.cutoffAt, -LAST_MS));
    asked.push(...(await editors.ask(guests, count - 2 * late, LAST_MS * 0.99)));
    await clock.freezeAt(calendar.cutoffAt);
    asked.push(...(await editors.ask(guests, late, 500)));
    await clock.freezeAt(calendar.lockAt);
    await Promise.all(asked);
  });
  await took("all orders locked", () => doors.quiet());
  await took("all orders charged", async () => {
    await clock.freezeAt(calendar.billingAt);
    asked.push(...(await editors.ask(guests, late, LAST_MS)));
    await doors.quiet();
  });
  await took("declined cards tried again", () => tryAgain(doors));
  return Promise.all(asked);
}

/** The clock goes to each further attempt in turn. */
async function tryAgain(doors: Doors): Promise<void> {
  for (;;) {
    const due = await nextDueThings(doors.opened.dependencies.facts, doors.opened.clock.now());
    const next = due.find(({ kind }) => kind === "billing");
    if (!next) return;
    await doors.opened.movable!.freezeAt(next.at);
    await doors.quiet();
  }
}

type Stopwatch = ReturnType<typeof stopwatch>;

/** Times the steps of a run, and tells of each. */
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
