import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Budget, budgets, judge } from "./budget.ts";
import { changedSince, narrowed } from "./changed.ts";
import { type Kept, keptIn } from "./counts.ts";
import { literalSleeps } from "./literal-sleeps.ts";
import { keepProven } from "./proven.ts";
import type { Counts } from "./reports.ts";
import { type Stage, stagesOf } from "./stages.ts";
import type { Tier } from "./tiers.ts";

/** The record of a long run is often cut: its end repeats the failures, up to a readable number. */
const REPEATED = 12;
const DEAREST = 10;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const TICKS_PER_SECOND = 100;

/** Seconds that all processors together have been busy since the machine started; undefined if the system does not report it. */
function busySeconds(): number | undefined {
  if (process.platform !== "linux") return undefined;
  const [, user, nice, system, , , irq, softirq] = readFileSync("/proc/stat", "utf8").split("\n")[0]!.split(/\s+/).map(Number);
  return (user! + nice! + system! + irq! + softirq!) / TICKS_PER_SECOND;
}

/** A stage and how many specs it is narrowed to. */
function inShort({ name, command, specs }: Stage): string {
  const paths = command.filter((word) => specFile.test(word)).length;
  if (specs === undefined) return name;
  return paths > 0 ? `${name} (${paths} specs)` : specs === "e2e" && command.includes("@quick") ? `${name} (of quick)` : name;
}
const specFile = /\.spec\.tsx?$/;

/** The number of parts of `rest`, of which CI runs one. */
const PARTS = 8;

interface Asked {
  readonly tier: Tier;
  readonly stages: readonly Stage[];
  /** True for all of `check`, whose counts have a budget. */
  readonly isWhole: boolean;
  /** The stages that are reported apart. */
  readonly beside?: { readonly title: string; readonly stages: readonly Stage[] };
}

/** @throws Error with how the command is used */
function asked(args: readonly string[]): Asked {
  const [first, ...others] = args;
  switch (first) {
    case undefined:
      return { tier: "check", stages: stagesOf("check"), isWhole: true };
    case "quick":
    case "all":
      return { tier: first, stages: stagesOf(first), isWhole: false };
    case "--and-eighth": {
      const part = `${partOfCommit()}/${PARTS}`;
      return { ...asked([]), beside: { title: `the rest, part ${part}`, stages: stagesOf("rest", part) } };
    }
    case "rest":
      return { tier: "rest", stages: stagesOf("rest", others[0]), isWhole: false };
    case "--changed": {
      const files = changedSince(others[0] ?? "main");
      const stages = stagesOf("check").flatMap((stage) => narrowed(stage, files) ?? []);
      say(`${files.length} files differ from ${others[0] ?? "main"}. ${stages.map(inShort).join(", ")}; CI runs the rest.`);
      return { tier: "check", stages, isWhole: false };
    }
    default:
      return { tier: "check", stages: stagesOf("check").filter(({ name }) => args.some((word) => name.startsWith(word))), isWhole: false };
  }
}

/** The part of `rest` that this commit runs: every part has its turn. */
const partOfCommit = (): number =>
  (Number.parseInt(execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).slice(0, 8), 16) % PARTS) + 1;

const run = (command: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), { stdio: ["ignore", "inherit", "inherit"], env });
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });

interface Outcome extends Counts {
  readonly kept: Kept;
}

async function runStage(stage: Stage, folder: string): Promise<Outcome> {
  const file = join(mkdtempSync(join(folder, "stage-")), "report");
  const fill = (text: string) => text.replace("{report}", `${file}.json`);
  const own = Object.fromEntries(Object.entries(stage.env ?? {}).map(([name, value]) => [name, fill(value)]));
  const code = await run(stage.command.map(fill), { ...process.env, ...own, TABLEE_COUNTS: `${file}.counts` });
  const kept = keptIn(`${file}.counts`);
  if (!stage.report || !existsSync(`${file}.json`)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, kept };
  const counts = stage.report(`${file}.json`);
  // A runner that failed without a failed test (a crash) counts as failed.
  return { ...counts, ...(code !== 0 && counts.failed === 0 && { failed: 1 }), kept };
}

const inWords = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Reports the counts of a stage of `check`, and returns those above its budget. */
function heldToBudget({ name, specs }: Stage, { counts }: Kept, budget: Budget | undefined): readonly string[] {
  if (specs === undefined) return [];
  const { lines, over } = judge(new Map([...counts, ["sleeps, ms", literalSleeps(specs)]]), budget);
  if (lines.length > 0) say(`     ${name}: ${lines.join(" · ")} (counted / allowed)`);
  return over.map((line) => `${name} is over its budget (test/budget.json): ${line}`);
}

/** Runs stages one after another, and reports the result of each. */
async function runAll(
  stages: readonly Stage[],
  folder: string,
  isWhole: boolean,
): Promise<Required<Counts> & { readonly costs: Kept["costs"] }> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const costs = new Map<string, number>();
  const allowed = budgets();
  for (const stage of stages) {
    const [started, busy] = [Date.now(), busySeconds()];
    const outcome = await runStage(stage, folder);
    const over = isWhole ? heldToBudget(stage, outcome.kept, allowed[stage.name]) : [];
    const counts = { ...outcome, failed: outcome.failed + over.length };
    for (const key of ["passed", "failed", "skipped"] as const) total[key] += counts[key];
    failures.push(...(counts.failures ?? []), ...over);
    for (const [path, seconds] of outcome.kept.costs) costs.set(path, seconds);
    const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(7);
    const used = busy === undefined ? "" : `${(busySeconds()! - busy).toFixed(0).padStart(6)} CPU s`;
    say(`${counts.failed === 0 ? "ok  " : "FAIL"} ${stage.name.padEnd(26)} ${seconds} s${used}   ${inWords(counts)}`);
  }
  return { ...total, failures, costs };
}

function sayDearest(what: string, costs: readonly (readonly [string, number])[]): void {
  if (costs.length > 0) say(`The dearest ${what}:`);
  const dearest = costs.toSorted(([, a], [, b]) => b - a).slice(0, DEAREST);
  for (const [path, seconds] of dearest) say(`${seconds.toFixed(1).padStart(9)}  ${path}`);
}

const { tier, stages, isWhole, beside } = asked(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), "tablee-stages-"));
if (tier === "all") {
  process.env.TABLEE_SEED ??= String(Date.now() % 2 ** 31);
  say(`Order of files and random inputs by seed ${process.env.TABLEE_SEED}: TABLEE_SEED repeats them.`);
}
const main = await runAll(stages, folder, isWhole);
const apart = beside && main.failed === 0 ? await runBeside(beside) : undefined;
rmSync(folder, { recursive: true, force: true });

async function runBeside({ title, stages }: NonNullable<Asked["beside"]>) {
  say(`Beside it, ${title}:`);
  const began = Date.now();
  const counts = await runAll(stages, folder, false);
  say(`     ${title}: ${inWords(counts)} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return counts;
}

const isStory = ([path]: readonly [string, number]) => path.startsWith("e2e/");
sayDearest(
  "files, in CPU seconds of their own process",
  [...main.costs].filter((cost) => !isStory(cost)),
);
sayDearest("files of stories, in seconds", [...main.costs].filter(isStory));
for (const failure of [...main.failures, ...(apart?.failures ?? [])].slice(0, REPEATED)) say(`FAIL ${failure}`);
const sum = (key: "passed" | "failed" | "skipped") => main[key] + (apart?.[key] ?? 0);
const failed = sum("failed");
if (tier === "all" && failed === 0) keepProven();
say(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exit(failed === 0 ? 0 : 1);
