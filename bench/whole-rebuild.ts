import { parseArgs } from "node:util";
import { addWeeks } from "@tablee/domain/kernel/time";
import { createLogger } from "@tablee/platform/log";
import { allReadModels } from "@tablee/projections/all-read-models";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import type { AnyReadModel } from "@tablee/projections/runtime/read-model";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { round } from "./numbers.ts";
import { applyLive, caughtUp, openServers } from "./product.ts";
import { makeCustomers } from "./season/customers.ts";
import { Season } from "./season/season.ts";
import { write } from "./season/write.ts";
import { Steps } from "./steps.ts";

/**
 * A million events of a season through every read model: applied live, then rebuilt beside the live tables, compared and swapped.
 * A hash over all rows of every table before and after must be the same. Options: --events N  --json
 */
const { values } = parseArgs({
  options: { events: { type: "string", default: "1000000" }, json: { type: "boolean", default: false } },
});
const EVENTS = Number(values.events);
const FIRST_WEEK = "2026-09-07";
/** A household leaves some sixteen events when it signs up and in its first week, and eleven in every week after that. */
const WEEKS = 10;
const HOUSEHOLDS = Math.ceil(EVENTS / (5 + WEEKS * 11));

const steps = new Steps({ silent: values.json });
const servers = await openServers();
const { store, pool } = servers;
try {
  const weeks = Array.from({ length: WEEKS + 2 }, (_, i) => addWeeks(FIRST_WEEK, i));
  const events = await steps.run(
    "a season written to the log, in events",
    () => write(servers, new Season().whole(makeCustomers(HOUSEHOLDS, 1_000_000), weeks, FIRST_WEEK), EVENTS),
    (written) => written,
  );
  await steps.run("applied live to every read model, in events of the log", applyToEnd, () => events);
  const live = await steps.run("hashes of the live tables", hashes);
  const rebuilt: { model: string; events: number; rows: number; seconds: number; perSecond: number; equal: boolean }[] = [];
  await steps.run(
    "every read model rebuilt, compared and swapped, in events folded",
    async () => {
      for (const model of allReadModels) {
        const { events: folded, rows, seconds, parity } = await rebuild(model, store, pool);
        const equal = parity?.equal === true;
        rebuilt.push({ model: model.name, events: folded, rows, seconds, perSecond: Math.round(folded / Math.max(seconds, 0.001)), equal });
        steps.say(`  ${model.name}: ${folded} events, ${rows} rows, ${round(seconds, 1)} s, ${equal ? "equal" : "DIFFERENT"}`);
      }
      return rebuilt.reduce((total, one) => total + one.events, 0);
    },
    (folded) => folded,
  );
  const after = await steps.run("hashes of the rebuilt tables", hashes);
  const different = [...live].filter(([model, hash]) => after.get(model) !== hash).map(([model]) => model);
  const passed = different.length === 0 && rebuilt.every((one) => one.equal) && events >= EVENTS;
  const result = { ...steps.end(), events, models: rebuilt, different, passed };
  if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else steps.say(passed ? `ok: ${live.size} tables hash to the same` : `FAILED: ${different.join(", ")}`);
  process.exitCode = passed ? 0 : 1;
} finally {
  await servers.stop();
}

/** Every read model by its live applier, as the projectors run them, until all have reached the end of the log. */
async function applyToEnd(): Promise<void> {
  await prepareReadModels(allReadModels, store, pool);
  const stop = new AbortController();
  const running = applyLive(servers, createLogger("bench", "warn"), stop.signal);
  await caughtUp(servers);
  stop.abort();
  await running;
}

/** A hash per table of all its rows, independent of their order: the sum of 64 bits of each row's own hash. */
async function hashes(): Promise<ReadonlyMap<string, string>> {
  const of = async ({ name }: AnyReadModel) => {
    const { rows } = await pool.query<{ rows: string; hash: string | null }>(
      `SELECT count(*) AS rows, sum(hashtextextended(t::text, 0)::numeric) AS hash FROM read.${name} t`,
    );
    return [name, `${rows[0]!.rows}:${rows[0]!.hash ?? 0}`] as const;
  };
  const found = new Map<string, string>();
  for (const model of allReadModels) found.set(...(await of(model)));
  return found;
}
