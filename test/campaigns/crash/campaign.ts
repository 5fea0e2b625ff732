import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queueOf } from "@tablee/automation/schedules";
import { Random } from "@tablee/demo/random";
import { dueKinds } from "@tablee/domain/due/vocabulary";
import { crashPointName } from "@tablee/platform/crash-points";
import type { Report } from "../parts/report.ts";
import { judge, type Verdict } from "./judge.ts";
import { Product } from "./product.ts";
import { type Kill, live } from "./scenario.ts";

/** Every due kind must occur in the campaign's week: the kills aim at its steps. */
const mustBeReached: readonly string[] = dueKinds.map((kind) => crashPointName("after", "acknowledgement", queueOf(kind)));

export interface CrashOptions {
  /** Which of the points that a week without kills reaches. */
  readonly isWanted: (point: string) => boolean;
  readonly randomKills: number;
  readonly seed: number;
  readonly progress: (line: string) => void;
}

interface Row {
  readonly point: string;
  readonly kills: number;
  readonly orders: number;
  readonly lost: number;
  readonly "double charges": number;
  readonly "double refunds": number;
  readonly "double points": number;
  readonly "double deliveries": number;
  readonly seconds: number;
}

/** Kills of one random round, before its last worker may live. */
const KILLS_A_ROUND = 10;

/**
 * The number of its steps among which a successor dies. If the week is nearly over it may have fewer left: then it dies among its
 * first.
 */
const STEPS_OF_SUCCESSOR = [60, 5];

/** Kills a worker at every point, and its successor at the same point, wherever that occurs by then; then at random. */
export async function crash({ isWanted, randomKills, seed, progress }: CrashOptions): Promise<Report> {
  const random = new Random(seed);
  const folder = mkdtempSync(join(tmpdir(), "tablee-crash-"));
  const log = join(folder, "reached");
  const product = await Product.open();
  const rows: Row[] = [];
  const violations: string[] = [];
  const run = async (point: string, kills: readonly Kill[], patient = false) => {
    const started = Date.now();
    const { week, killed } = await live(product, kills, { patient, log });
    const verdict = await judge(product, week);
    const row = rowOf(point, killed.filter(Boolean).length, week.orders.length, verdict, (Date.now() - started) / 1000);
    rows.push(row);
    violations.push(...verdict.findings.map((finding) => `${point}: ${finding}`));
    progress([`${row.point.padEnd(40)} ${row.kills} kills, ${row.seconds} s`, ...verdict.findings].join("\n"));
    return killed;
  };
  try {
    await run("nothing", []);
    const reached = timesReached(log);
    violations.push(...mustBeReached.filter((point) => !reached.has(point)).map((point) => `${point} was not reached without a kill`));
    for (const point of pointsOf(reached).filter(isWanted)) {
      // Only Redis can notice a missing acknowledgement: the campaign does not step in.
      const patient = point.startsWith("acknowledgement");
      let [died, again]: readonly (boolean | undefined)[] = [];
      for (const most of STEPS_OF_SUCCESSOR) {
        [died, again] = await run(point, [{ at: point }, { at: `${point},any#${1 + random.below(most)}` }], patient);
        if (!died || again) break;
      }
      if (died && !again) violations.push(`${point}: what came after was not killed in its turn`);
      if (!died) violations.push(`${point} was reached without a kill and not with it`);
    }
    for (let kills = 0, round = 0; kills < randomKills; round++) {
      const patient = round % 2 === 1;
      const wanted = Array.from({ length: Math.min(KILLS_A_ROUND, randomKills - kills) }, () => ({ afterMs: random.below(1_500) }));
      const killed = await run(`random, ${patient ? "what is left runs out by itself" : "Redis flushed"}`, wanted, patient);
      kills += killed.filter(Boolean).length;
    }
    return report(rows, violations, seed, { quietly: reached.size, inAll: timesReached(log).size });
  } finally {
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts how often each point was reached. */
function timesReached(log: string): ReadonlyMap<string, number> {
  const names = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

/** The points to kill at: each at its first time, and a port's call, which may be about an order or an addition, at its last time too. */
const pointsOf = (reached: ReadonlyMap<string, number>): readonly string[] =>
  [...reached].flatMap(([point, times]) => (times > 1 && point.startsWith("port.") ? [point, `${point}#${times}`] : [point]));

const rowOf = (point: string, kills: number, orders: number, verdict: Verdict, seconds: number): Row => ({
  point,
  kills,
  orders,
  lost: verdict.lost,
  "double charges": verdict.doubleCharges,
  "double refunds": verdict.doubleRefunds,
  "double points": verdict.doublePoints,
  "double deliveries": verdict.doubleDeliveries,
  seconds: Math.round(seconds),
});

function report(
  rows: readonly Row[],
  violations: readonly string[],
  seed: number,
  reached: { readonly quietly: number; readonly inAll: number },
): Report {
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
  return {
    campaign: "crash",
    figures: {
      seed: String(seed),
      "crash points reached without a kill": reached.quietly,
      "crash points reached in all": reached.inAll,
      kills: sum((row) => row.kills),
      orders: sum((row) => row.orders),
      lost: sum((row) => row.lost),
      "double charges": sum((row) => row["double charges"]),
      "double refunds": sum((row) => row["double refunds"]),
      "double points": sum((row) => row["double points"]),
      "double deliveries": sum((row) => row["double deliveries"]),
      seconds: sum((row) => row.seconds),
    },
    table: rows.map((row) => ({ ...row })),
    violations,
  };
}
