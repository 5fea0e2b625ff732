import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { enrolStaff } from "@tablee/demo/enrol-staff";
import { pastFrom } from "@tablee/demo/past";
import { calendarOf, playSeason, startOf } from "@tablee/demo/season";
import { makeSpares, spareKinds } from "@tablee/demo/spares";
import { order } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import { dishesIn } from "@tablee/domain/pricing/lines";
import { categoryOf, streamCategories } from "@tablee/domain/streams";
import { picksOf } from "@tablee/domain/subscription/picks";
import type { StoredEvent } from "@tablee/event-store/events";
import { follow } from "@tablee/event-store/follow";
import { readConfig } from "@tablee/platform/config";
import { advance, staffMember } from "../stage/people.ts";
import { setStage } from "../stage/stage.ts";
import { emptyPlace } from "../stage/stage-place.ts";

const season = { ...calendarOf("2026-11-24T17:00:00.000Z", 1), customers: 6, spares: makeSpares(spareKinds(2)), onProgress: () => {} };
const start = startOf(season);

/** The same season over ports of a database of its own, with its log in memory. */
async function livedInMemory(): Promise<readonly StoredEvent[]> {
  const place = await emptyPlace();
  const url = new URL(process.env.DATABASE_URL!);
  url.pathname = `/${place.database}`;
  const env = { DATABASE_URL: url.href, TABLEE_ENV: "test", TABLEE_DATA: place.dir, LOG_LEVEL: "silent" };
  const opened = await openCommands(
    readConfig({ ...env, REDIS_URL: process.env.REDIS_URL, EVENT_STORE_URL: process.env.EVENT_STORE_URL }),
    "season",
  );
  try {
    const past = pastFrom(start, opened);
    await playSeason({ steps: past.steps, now: () => past.now, advance: (to) => past.advance(to) }, season);
    return past.world.log.events;
  } finally {
    await opened.close();
    await place.remove();
  }
}

/** The log of an installation, by stream. */
async function livedOnServers({ store }: Opened): Promise<ReadonlyMap<string, readonly StoredEvent[]>> {
  const stop = new AbortController();
  const events: StoredEvent[] = [];
  for await (const batch of follow(store, {
    categories: Object.keys(streamCategories),
    after: undefined,
    signal: stop.signal,
    maxEvents: 4_000,
  })) {
    events.push(...(await store.openPersonal(batch.events)));
    if (batch.caughtUp) stop.abort();
  }
  return Map.groupBy(events, ({ stream }) => stream);
}

/** The content of an event; the trace of a request, the store's time and the position only show where it was written. */
const said = ({ id, type, data, metadata: { actor, commandId, correlationId, causationId, subject, at } }: StoredEvent) => ({
  id,
  type,
  data,
  metadata: { actor, commandId, correlationId, causationId, subject, at },
});

/**
 * Selects the comparable part of a stream. On servers the last step of a sign-up and a policy both make the weeks after the
 * first, and either can be first: the author of an order differs then, and so do the holds that the other one took of its shares
 * and found taken.
 */
function compared(stream: string, events: readonly StoredEvent[]): unknown {
  switch (categoryOf(stream)) {
    case "order":
      return plain(events.map(({ type, data }) => ({ type, data })));
    case "stock":
    case "slot":
      return plain([...new Set(events.map(({ type, data }) => JSON.stringify([type, untaken(data as object)])))].toSorted());
    default:
      return plain(events.map(said));
  }
}

/** Boxes that were made with fewer dishes than their plan and do not say so. */
function unsaidIn(streams: ReadonlyMap<string, readonly StoredEvent[]>): string[] {
  return [...streams].flatMap(([stream, [first]]) => {
    if (first?.type !== "OrderGenerated") return [];
    const made = first as unknown as Extract<OrderEvent, { type: "OrderGenerated" }>;
    const lack = picksOf(made.data.plan) - dishesIn(made.data.lines);
    const state = order.evolve(order.initialState, made);
    return lack > 0 && !(state.status !== "none" && state.missing === lack) ? [stream] : [];
  });
}

/** Without the units taken by then, which depend on the order of holds. */
const untaken = (data: object) => ({ ...data, taken: undefined });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a season lived in memory is the one that is lived on servers: every event of every stream, with its id", async () => {
  const stage = await setStage({ now: start, empty: true });
  try {
    const { opened } = stage.running.api;
    await enrolStaff(opened.pool);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await playSeason({ steps: stage.steps, now: () => opened.clock.now(), advance: (to) => advance(admin, to) }, season);
    const inMemory = Map.groupBy(await livedInMemory(), ({ stream }) => stream);
    const onServers = await livedOnServers(opened);
    expect([...onServers.keys()].toSorted()).toEqual([...inMemory.keys()].toSorted());
    expect(unsaidIn(inMemory)).toEqual([]);
    for (const [stream, events] of inMemory)
      expect({ stream, events: compared(stream, onServers.get(stream)!) }).toEqual({ stream, events: compared(stream, events) });
  } finally {
    await stage.stop();
  }
}, 300_000);
