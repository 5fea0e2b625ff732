import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { EventStore } from "@tablee/event-store/event-store";
import { readConfig } from "@tablee/platform/config";
import { VaultPersonKeys } from "@tablee/platform/person-keys";
import { createPool } from "@tablee/platform/postgres";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import cliProgress from "cli-progress";

/** Rebuilds read models beside the live ones: the named ones, or all. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: "string", default: ".data" }, partitions: { type: "string", default: "1" } },
  });
  const unknown = positionals.find((name) => !readModelNamed(name));
  if (unknown) throw new Error(`There is no read model ${unknown}. There are: ${allReadModels.map((model) => model.name).join(", ")}.`);
  const running = join(resolve(values.data), "services.json");
  const known = existsSync(running) ? JSON.parse(readFileSync(running, "utf8")) : {};
  const config = readConfig({ ...known, ...process.env });
  const pool = createPool(config.DATABASE_URL, { name: "tablee-rebuild" });
  const store = new EventStore(config.EVENT_STORE_URL, new VaultPersonKeys(pool, config.TABLEE_MASTER_KEY));
  const cancel = new AbortController();
  process.once("SIGINT", () => cancel.abort());
  for (const model of positionals.length > 0 ? positionals.map((name) => readModelNamed(name)!) : allReadModels) {
    const bar = new cliProgress.SingleBar(
      { format: `${model.name.padEnd(20)} {bar} {percentage}% · {state} · {rate} events/s`, noTTYOutput: true, hideCursor: null },
      cliProgress.Presets.shades_classic,
    );
    bar.start(100, 0, { state: "reading", rate: 0 });
    const result = await rebuild(model, store, pool, {
      signal: cancel.signal,
      partitions: Number(values.partitions),
      onProgress: ({ done, total, state, eventsPerSecond }) =>
        bar.update(total > 0 ? Math.round((done / total) * 100) : 0, { state, rate: eventsPerSecond }),
    });
    bar.update(100, { state: "swapped", rate: Math.round(result.events / Math.max(result.seconds, 0.001)) });
    bar.stop();
    const parity = result.parity
      ? result.parity.equal
        ? "equal to the live table"
        : `${result.parity.different} rows differed from the live table`
      : "not compared (another version)";
    process.stdout.write(`${model.name}: ${result.events} events, ${result.rows} rows, ${result.seconds.toFixed(1)} s, ${parity}\n`);
  }
  await store.close();
  await pool.end();
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
