import { parseArgs } from "node:util";
import { openCommands } from "@tablee/commands/open-commands";
import { readConfig } from "@tablee/platform/config";
import { inTransaction } from "@tablee/platform/postgres";
import { enrolStaff } from "./enrol-staff.ts";
import { pastFrom } from "./past.ts";
import { calendarOf, playSeason, startOf } from "./season.ts";
import { makeSpares, spareKinds } from "./spares.ts";
import { whoMaySignIn } from "./who.ts";
import { writeDown } from "./write-down.ts";

const { values } = parseArgs({
  options: {
    customers: { type: "string", default: "200" },
    weeks: { type: "string", default: "8" },
    spares: { type: "string", default: "0" },
    who: { type: "boolean", default: false },
  },
});
/** The share of the time that is spent living the season; the rest is spent writing it down. */
const LIVING = 0.7;

/** Reports the progress to the parent process, from 0 to 1. */
const report = (done: number, what: string): void => void process.send?.({ done, what });

const opened = await openCommands(readConfig({ ...process.env, DATABASE_URL: unflushed(process.env.DATABASE_URL) }), "tablee-demo");
try {
  if (values.who) process.stdout.write(await whoMaySignIn(opened.dependencies.db, opened.clock.now()));
  else await fill();
} finally {
  await opened.close();
}

/** Does not wait for the disk at each of some ten thousand statements: an interrupted start begins again. */
function unflushed(url: string | undefined): string | undefined {
  if (url === undefined || values.who) return url;
  const through = new URL(url);
  through.searchParams.set("options", "-c synchronous_commit=off");
  return through.href;
}

/** Lives the season in memory, writes it down, and leaves the clock running at the demo's today. */
async function fill(): Promise<void> {
  const { movable, pool } = opened;
  if (!movable) throw new Error("the demo season needs a clock that can be moved: it does not run in production");
  const calendar = calendarOf(new Date().toISOString(), Number(values.weeks));
  await enrolStaff(pool);
  const past = pastFrom(startOf(calendar), opened);
  const place = { steps: past.steps, now: () => past.now, advance: (to: string) => past.advance(to) };
  const onProgress = (done: number, what: string) => report(done * LIVING, what);
  const spares = makeSpares(spareKinds(Number(values.spares)));
  await playSeason(place, { ...calendar, customers: Number(values.customers), spares, onProgress });
  report(LIVING, "log");
  await writeDown(past.world.log.events, opened);
  await movable.runFrom(calendar.today.at);
  // Flushes everything committed before it: from here on the season counts as filled.
  await inTransaction(pool, async (client) => {
    await client.query("SET LOCAL synchronous_commit = on");
    await client.query("UPDATE vault.clock SET frozen_at = frozen_at");
  });
  report(1, calendar.today.date);
}
