import { randomUUID } from "node:crypto";
import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import { orderId } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import { EventStore } from "@tablee/event-store/event-store";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { metadataAt } from "../../test/stage/event-metadata.ts";
import { eventually } from "../../test/stage/people.ts";
import { STAGE_NOW, specStage } from "../../test/stage/stage.ts";
import { startWorkers } from "./start-workers.ts";

/** The subscriptions of this process that are open, each by the categories that it follows. */
function watchSubscriptions(): { readonly open: Set<readonly string[]>; unwatch(): void } {
  const open = new Set<readonly string[]>();
  const { subscribeRaw } = EventStore.prototype;
  EventStore.prototype.subscribeRaw = function (categories, ...rest) {
    const own = [...categories];
    open.add(own);
    return subscribeRaw.call(this, categories, ...rest).on("close", () => open.delete(own));
  };
  return { open, unwatch: () => Object.assign(EventStore.prototype, { subscribeRaw }) };
}

const subscriptions = watchSubscriptions();
afterAll(() => void subscriptions.unwatch());
const stage = await specStage();

describe("a worker process", () => {
  const query = async <Row>(sql: string) => (await stage.running.api.pool.query(sql)).rows as Row[];
  const interruptions = async () =>
    (
      await query<{ times: number }>(
        "SELECT (SELECT sum(interruptions) FROM read.projection)::int + (SELECT sum(interruptions) FROM vault.policy_checkpoint)::int AS times",
      )
    )[0]!.times;
  /** Names of the members that are not at a position yet, or do not say that they are at the end. */
  const behind = async (position: bigint) =>
    (
      await query<{ name: string }>(
        `SELECT model AS name FROM read.projection WHERE position < ${position} OR state <> 'live'
         UNION ALL SELECT policy FROM vault.policy_checkpoint WHERE position < ${position}`,
      )
    ).map(({ name }) => name);
  const append = (count: number) =>
    stage.running.api.opened.store.append(
      streamName("order", orderId(randomUUID())),
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        type: "OrderSkipExplained",
        data: { because: "away", explainedAt: STAGE_NOW },
        metadata: metadataAt(STAGE_NOW),
      })),
      "no_stream",
    );
  const level = (position: bigint) =>
    eventually(
      () => behind(position),
      (names) => names.length === 0,
    );

  it("holds one subscription once all that it runs is at the end of the log, wherever its own last event is", async () => {
    expect(await level(await stage.running.api.opened.store.head())).toEqual([]);
    expect([...subscriptions.open]).toHaveLength(1);
    expect(await query("SELECT model FROM read.projection")).toHaveLength(allReadModels.length);
    expect(await query("SELECT policy FROM vault.policy_checkpoint")).toHaveLength(allPolicies.length);
  });

  it("keeps its subscription when 100 events are appended at once, and is at the end of the log soon after", async () => {
    const before = await interruptions();
    const { position } = await append(100);
    expect(await level(position)).toEqual([]);
    expect(await interruptions()).toBe(before);
    expect([...subscriptions.open]).toHaveLength(1);
  });

  it("counts that its subscription ended, resumes it, and keeps every member", async () => {
    const before = await interruptions();
    stage.faults.dropSubscriptionsAsTooSlow();
    await eventually(interruptions, (times) => times > before);
    const { position } = await append(3);
    expect(await level(position)).toEqual([]);
    expect(await interruptions()).toBe(before + allReadModels.length + allPolicies.length);
    expect([...subscriptions.open]).toHaveLength(1);
  });

  it("hands over to a standby worker, which applies what follows once", async () => {
    const { config, opened } = stage.running.api;
    const other = await startWorkers(config);
    await stage.restartWorkers();
    expect(await level((await append(10)).position)).toEqual([]);
    await other.stop();
    expect(await level((await append(10)).position)).toEqual([]);
    const { parity } = await rebuild(readModelNamed("account_history")!, opened.store, opened.pool);
    expect(parity).toMatchObject({ equal: true });
  });
});
