import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedSince, narrowed } from "./changed.ts";
import type { Counts } from "./reports.ts";
import { type Stage, stages } from "./stages.ts";

/** A record of a long run is often cut: its end repeats what failed, as far as one reads. */
const REPEATED = 12;

const run = (command: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), { stdio: ["ignore", "inherit", "inherit"], env });
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });

async function runStage(stage: Stage, folder: string): Promise<Counts> {
  const report = join(folder, `${stage.name.replace(/\W+/g, "-")}.json`);
  const fill = (text: string) => text.replace("{report}", report);
  const env = { ...process.env, ...Object.fromEntries(Object.entries(stage.env ?? {}).map(([name, value]) => [name, fill(value)])) };
  const code = await run(stage.command.map(fill), env);
  if (!stage.report || !existsSync(report)) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counts = stage.report(report);
  // A runner that failed without a failed test (a crash, no tests) has failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The stages that the arguments ask for: all of them, those whose names begin so, or those that a change touches. */
function wanted([first, ...others]: readonly string[]): readonly Stage[] {
  if (first === undefined) return stages;
  if (first === "--changed") {
    const files = changedSince(others[0] ?? "main");
    return stages.flatMap((stage) => narrowed(stage, files) ?? []);
  }
  return stages.filter(({ name }) => [first, ...others].some((word) => name.startsWith(word)));
}

const folder = mkdtempSync(join(tmpdir(), "tablee-stages-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
for (const stage of wanted(process.argv.slice(2))) {
  const started = Date.now();
  const counts = await runStage(stage, folder);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  failures.push(...(counts.failures ?? []));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${counts.failed === 0 ? "ok  " : "FAIL"} ${stage.name.padEnd(28)} ${seconds.padStart(7)} s   ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
  );
}
rmSync(folder, { recursive: true, force: true });
for (const failure of failures.slice(0, REPEATED)) process.stdout.write(`FAIL ${failure}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed === 0 ? 0 : 1);
