import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client";
import { sendDirectly } from "@tablee/commands/use-case";
import { idFrom, type OrderId, orderId } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import { openReader } from "@tablee/event-store/reader/open-reader";
import { createLogger } from "@tablee/platform/log";
import { allReadModels } from "@tablee/projections/all-read-models";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import { eventually } from "../../../test/stage/people.ts";
import { specCommands } from "../../../test/stage/spec-servers.ts";
import { WorkerContext } from "../worker-context.ts";
import { Schedules } from "./schedules.ts";

const { config, opened } = await specCommands("schedules");
await prepareReadModels(allReadModels, opened.store, opened.pool);

describe("a due thing that is not done", () => {
  let stop: () => Promise<void>;

  afterEach(async () => {
    await stop();
    await opened.pool.query("DELETE FROM read.due_orders");
  });

  async function start(): Promise<void> {
    const log = createLogger("schedules", "silent");
    const { reader, close } = await openReader(opened.store, [], log);
    const schedules = new Schedules(new WorkerContext(config, opened, reader, log, sendDirectly(opened.dependencies.steps), []));
    await schedules.start();
    stop = async () => {
      await schedules.onApplicationShutdown();
      await close();
    };
  }

  /** Orders past their cutoff, the oldest first. None of them is in the log. */
  const due = (...orderIds: readonly OrderId[]) =>
    opened.pool.query(
      `INSERT INTO read.due_orders (key, subject, account_id, kind, at, step, state)
       SELECT 'order ' || key, key, 'an-account', 'cutoff', '2026-01-01T00:00:00Z'::timestamptz + number * interval '1 s', 1, '{}'
       FROM unnest($1::text[]) WITH ORDINALITY AS orders (key, number)`,
      [orderIds],
    );
  const aside = async (orderId: OrderId) =>
    (await opened.pool.query("SELECT work, outcome, code, tries FROM vault.set_aside WHERE subject = $1", [orderId])).rows[0];

  it("is set aside and shown when it fails for an unforeseen reason, and later ones are not held up", async () => {
    const [damaged, behind] = [orderId(idFrom("schedules", "damaged")), orderId(idFrom("schedules", "behind"))];
    const client = EventStoreDBClient.connectionString(config.EVENT_STORE_URL);
    await client.appendToStream(streamName("order", damaged), [jsonEvent({ type: "OrderVanished", data: {} })]);
    await client.dispose();
    await due(damaged, behind);
    await start();
    const row = await eventually(() => aside(damaged), Boolean);
    // One try: the next follows after some seconds, not with the next sweep.
    expect(row).toMatchObject({ work: "cutoff", outcome: "unexpected", tries: 1 });
    expect(await eventually(() => aside(behind), Boolean)).toMatchObject({ outcome: "missing", code: "order-not-found" });
  });

  it("does not hide later due things, however many are set aside", async () => {
    const waiting = Array.from({ length: 2_100 }, (_, number) => orderId(idFrom("schedules", "waiting", number)));
    const behind = orderId(idFrom("schedules", "behind them"));
    await due(...waiting, behind);
    await opened.pool.query(
      `INSERT INTO vault.set_aside (work, store, subject, step, type, code, outcome, next_at)
       SELECT 'cutoff', $1, key, 1, 'cutoff', 'never', 'lasting', 'infinity' FROM unnest($2::text[]) AS orders (key)`,
      [await opened.store.identity(), waiting],
    );
    await start();
    expect(await eventually(() => aside(behind), Boolean)).toMatchObject({ outcome: "missing" });
  });
});
