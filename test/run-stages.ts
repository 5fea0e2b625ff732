import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads what a test runner reported; a stage without one counts as one check. */
  readonly report?: (file: string) => Counts;
  readonly env?: Readonly<Record<string, string>>;
}

const jest = (project: string): readonly string[] => [
  "node",
  "--experimental-vm-modules",
  "--no-warnings",
  "node_modules/jest/bin/jest.js",
  "--selectProjects",
  project,
  "--testTimeout",
  "60000",
  "--json",
  "--outputFile",
  "{report}",
  "--silent",
];

const fromJest = (file: string): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests };
};

const fromPlaywright = (file: string): Counts => {
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + (errors?.length ?? 0), skipped: stats.skipped };
};

const tsc = (project: string): readonly string[] => ["node", "node_modules/typescript-7/bin/tsc", "-p", project];

const stages: readonly Stage[] = [
  { name: "types: servers and tools", command: tsc("tsconfig.json") },
  { name: "types: domain is pure", command: tsc("libs/domain/tsconfig.json") },
  { name: "types: contracts", command: tsc("libs/contracts/tsconfig.json") },
  { name: "types: ui", command: tsc("libs/ui/tsconfig.json") },
  { name: "types: web", command: tsc("apps/web/tsconfig.json") },
  { name: "types: admin-console", command: tsc("apps/admin-console/tsconfig.json") },
  { name: "lint and format", command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=40"] },
  {
    name: "import rules",
    command: ["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "err", "libs", "apps", "workers", "tools"],
  },
  { name: "generated files", command: ["node", "tools/generate/src/main.ts", "--check"] },
  { name: "zone table", command: ["node", "libs/domain/src/kernel/zones/generate.mjs", "--check"] },
  { name: "unit", command: jest("unit"), report: fromJest },
  { name: "integration", command: [...jest("integration"), "--maxWorkers", "2", "--forceExit"], report: fromJest },
  { name: "build", command: ["script/build"] },
  { name: "e2e", command: ["playwright", "test"], report: fromPlaywright, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: "{report}" } },
];

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

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tablee-stages-"));
const total = { passed: 0, failed: 0, skipped: 0 };
for (const stage of stages.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))) {
  const started = Date.now();
  const counts = await runStage(stage, folder);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${counts.failed === 0 ? "ok  " : "FAIL"} ${stage.name.padEnd(28)} ${seconds.padStart(7)} s   ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
  );
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(total.failed === 0 ? 0 : 1);
