import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { setStage } from "../stage/stage.ts";
import { print, type Report } from "./parts/report.ts";
import { quantile, type Sample, Traffic } from "./parts/traffic.ts";
import { withServices } from "./parts/with-services.ts";

const parts = [
  { name: "reads", rates: { reads: 150, commands: 0 } },
  { name: "mixed", rates: { reads: 48, commands: 12 } },
] as const;

/** Reads, then reads and commands, at R6's rates. What it prints is judged once reads have become fast. */
async function load(minutes: number, households: number, progress: (line: string) => void): Promise<Report> {
  // Each household has a network address of its own: sign-ups per address are limited.
  const stage = await setStage({ proxyHops: 1 });
  try {
    const traffic = await Traffic.of(stage.url, households);
    const table: Record<string, number | string>[] = [];
    for (const { name, rates } of parts) {
      progress(`${name}: ${minutes} minutes`);
      traffic.samples.length = 0;
      traffic.leftOut = 0;
      await traffic.run(rates, AbortSignal.timeout(minutes * 60_000));
      const times = traffic.samples.map(({ ms }) => ms);
      table.push({
        part: name,
        "asked for a second": rates.reads + rates.commands,
        answered: times.length,
        "p50, ms": quantile(times, 0.5),
        "p99, ms": quantile(times, 0.99),
        errors: errorsOf(traffic.samples),
        "left out": traffic.leftOut,
      });
    }
    return { campaign: "load", figures: { minutes, households, cores: cpus().length }, table, violations: [] };
  } finally {
    await stage.stop();
  }
}

/** Counts errors by status; 0 is no answer. */
function errorsOf(samples: readonly Sample[]): string {
  const errors = Map.groupBy(
    samples.filter(({ status }) => status !== 200),
    ({ status }) => status,
  );
  return [...errors].map(([status, those]) => `${those.length} × ${status}`).join(", ") || "none";
}

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    households: { type: "string", default: "40" },
    json: { type: "boolean", default: false },
  },
});
const report = await withServices(() =>
  load(Number(values.minutes), Number(values.households), (line) => void process.stderr.write(`${line}\n`)),
);
process.exit(print(report, values.json));
