import type { Opened } from "@tablee/commands/open-commands";
import { type Household, makeHouseholds } from "@tablee/demo/households";
import { menuOfWeek } from "@tablee/demo/menus";
import { Random } from "@tablee/demo/random";
import { weekToGenerate } from "@tablee/domain/calendar/calendar";
import { addWeeks } from "@tablee/domain/kernel/time";
import { histories, instantOf, type Step } from "@tablee/testing/model/histories";
import fc from "fast-check";
import { advance, eventually, staffMember } from "../../stage/people.ts";
import { STAGE_NOW, STAGE_WEEK, type Stage, setStage } from "../../stage/stage.ts";
import type { Report } from "../parts/report.ts";
import { Account } from "./account.ts";
import { judge } from "./judge.ts";

/** Histories that share one stage: one clock, one week's stock, one pair of workers. */
const AT_ONCE = 100;
/** Sign-ups that run at the same time. */
const SIGN_UPS_AT_ONCE = 8;

interface Planned {
  readonly at: string;
  readonly account: Account;
  readonly step: Step;
  readonly number: number;
}

/** Plays random histories through the real commands on real servers, with live projections, policies and schedules beside them. */
export async function playOverServers(count: number, seed: number, progress: (done: number) => void): Promise<Report> {
  const started = Date.now();
  const refused = new Map<string, number>();
  const violations: string[] = [];
  const total = { histories: 0, commands: 0, events: 0 };
  while (total.histories < count && violations.length === 0) {
    const size = Math.min(AT_ONCE, count - total.histories);
    const played = await playTogether(size, (seed + total.histories) % 0x7fff_ffff);
    for (const { refused: codes } of played.accounts)
      for (const [code, times] of codes) refused.set(code, (refused.get(code) ?? 0) + times);
    total.histories += size;
    total.commands += played.commands;
    total.events += played.events;
    violations.push(...played.violations);
    progress(total.histories);
  }
  const seconds = (Date.now() - started) / 1000;
  return {
    campaign: "model --servers",
    figures: {
      seed: String(seed),
      ...total,
      seconds: Math.round(seconds),
      "histories/s": Number((total.histories / seconds).toFixed(2)),
    },
    table: [...refused].toSorted().map(([refusal, reached]) => ({ refusal, reached })),
    violations,
  };
}

async function playTogether(count: number, seed: number) {
  const stage = await setStage();
  try {
    const skusOf = new Map(Array.from({ length: 7 }, (_, number) => [addWeeks(STAGE_WEEK, number), someRecipes(number)]));
    const accounts = householdsOf(count, seed).map(
      (household) => new Account(stage, household, STAGE_NOW, (week) => skusOf.get(week) ?? []),
    );
    const waiting = [...accounts];
    const signUpWaiting = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next.signUp(STAGE_NOW);
    };
    await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, signUpWaiting));
    const steps = planned(accounts, seed);
    await act(stage, steps);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await advance(admin, `${addWeeks(weekToGenerate(STAGE_NOW), 2)}T12:00:00.000Z`);
    const { log, violations } = await judge(stage);
    const described = violations.map((violation) => `${violation}\n  in the ${count} histories of seed ${seed}`);
    return { accounts, commands: steps.length, events: log.count, violations: described };
  } finally {
    await stage.stop();
  }
}

/** A few recipes of a week's menu that people order and rivals take. */
const someRecipes = (weekNumber: number): string[] =>
  menuOfWeek("qc", weekNumber, 200)
    .items.filter((item) => item.kind === "ready-to-cook")
    .slice(0, 6)
    .map((item) => item.sku);

const householdsOf = (count: number, seed: number): Household[] =>
  makeHouseholds(count * 8, 1, new Random(seed))
    .filter((household) => household.area.region === "qc")
    .slice(0, count);

/** The steps of all histories in the order of their instants. */
function planned(accounts: readonly Account[], seed: number): Planned[] {
  const drawn = fc.sample(histories(20), { seed, numRuns: accounts.length });
  const all = accounts.flatMap((account, i) => {
    let now = STAGE_NOW;
    return drawn[i]!.map((step, number): Planned => {
      const at = instantOf(now, account.calendar(step.n), step);
      if (at > now) now = at;
      return { at: now, account, step, number };
    });
  });
  return all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/**
 * Plays all steps: the clock moves to each instant in turn; accounts act in parallel, each in its own order, and the workers
 * beside them, which may be late. Some acknowledgements are lost.
 */
async function act(stage: Stage, steps: readonly Planned[]): Promise<void> {
  const { opened } = stage.running.api;
  for (const [at, together] of Map.groupBy(steps, (step) => step.at)) {
    await untilExpiredHoldsEnd(opened);
    await opened.movable!.freezeAt(at);
    await Promise.all(
      [...Map.groupBy(together, ({ account }) => account)].map(async ([account, own]) => {
        for (const { step, number } of own) {
          if (step.dies === 0) stage.faults.loseNextAckAfterCommit();
          await account.live(step, number, at);
        }
      }),
    );
  }
}

/**
 * Waits until every expired hold has been ended: if the clock jumped by days in between, the command that ends it would be older than any
 * real one.
 */
async function untilExpiredHoldsEnd({ pool, clock }: Opened): Promise<void> {
  const none = async () => (await pool.query("SELECT 1 FROM read.due_capacity WHERE at <= $1 LIMIT 1", [clock.now()])).rowCount === 0;
  if (!(await eventually(none, Boolean, 60))) throw new Error(`a hold that has expired at ${clock.now()} was not ended within a minute`);
}
