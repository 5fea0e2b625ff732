import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { pauseProjection, projections } from "@tablee/contracts/calls/operations";
import { orderId } from "@tablee/domain/kernel/ids";
import { streamName } from "@tablee/domain/streams";
import { projectionRow } from "@tablee/projections/runtime/apply/checkpoints";
import { metadataAt } from "../stage/event-metadata.ts";
import { eventually, staffMember } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const stage = await specStage({ gates: true });

describe("/health/ready", () => {
  const ready = async () => {
    const answer = await fetch(`${stage.url}/health/ready`);
    return { code: answer.status, ...((await answer.json()) as { status: string; services: object; readModels: object }) };
  };
  const becomes = (status: string) => eventually(ready, (answer) => answer.status === status);
  const up = { postgres: "up", eventstore: "up", redis: "up" };

  it("says ready when everything is there and applied", async () => {
    expect(await becomes("ready")).toEqual({ code: 200, status: "ready", services: up, readModels: {}, policies: {} });
  });

  it("says degraded, and serves, while Redis is away", async () => {
    stage.gates.redis.shut();
    expect(await becomes("degraded")).toEqual({
      code: 200,
      status: "degraded",
      services: { ...up, redis: "down" },
      readModels: {},
      policies: {},
    });
    stage.gates.redis.open();
    await becomes("ready");
  });

  it("says not ready while Postgres is away", async () => {
    stage.gates.postgres.shut();
    expect(await becomes("not-ready")).toMatchObject({ code: 503, services: { ...up, postgres: "down" } });
    stage.gates.postgres.open();
    await becomes("ready");
  });

  it("names a read model that is halted, whose lag is the age of what it has not applied", async () => {
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const unbalanced = { ...noMoney, foodCents: 100, attempt: 1, billedAt: STAGE_NOW };
    await stage.running.api.opened.store.append(
      streamName("order", orderId(randomUUID())),
      [{ id: randomUUID(), type: "OrderBilled", data: unbalanced, metadata: metadataAt(STAGE_NOW) }],
      "no_stream",
    );
    // A model may still be recovering from Postgres' absence.
    const alone = await eventually(ready, ({ readModels }) => JSON.stringify(readModels) === '{"ledger":"halted"}');
    expect(alone).toEqual({ code: 200, status: "degraded", services: up, readModels: { ledger: "halted" }, policies: {} });
    // It retries every second, and stays halted in between.
    for (const until = Date.now() + 2_500; Date.now() < until; await sleep(20))
      expect(await (await fetch(`${stage.url}/health/ready`)).json()).toMatchObject({ status: "degraded" });
    const view = (await admin.call(projections, {})).projections;
    expect(view.find(({ model }) => model === "ledger")).toMatchObject({
      state: "halted",
      error: expect.stringContaining("OrderBilled, number 0 of order-"),
      lagSeconds: expect.any(Number),
    });
    expect(view.find(({ model }) => model === "ledger")!.lagSeconds).toBeGreaterThan(1);
    expect(view.find(({ model }) => model === "orders")!.lagSeconds).toBe(0);
    const metrics = await (await fetch(`${stage.url}/metrics`)).text();
    expect(Number(/tablee_projection_lag_seconds\{model="ledger"\} (\S+)/.exec(metrics)![1])).toBeGreaterThan(1);
    expect(metrics).toContain('tablee_projection_lag_seconds{model="orders"} 0');
  });

  it("knows the oldest event that a paused read model has not applied, however far behind it is", async () => {
    const { opened, lag } = stage.running.api;
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await admin.call(pauseProjection, { model: "products", paused: true });
    await eventually(
      async () => (await projectionRow(opened.pool, "products"))!,
      ({ state }) => state === "paused",
    );
    await opened.pool.query("UPDATE read.projection SET position = -1 WHERE model = 'products'");
    const first = (await opened.store.newest(0n)).findLast(({ stream }) => stream.startsWith("product-"))!;
    const { seconds, since, until } = await eventually(
      async () => ({ since: Date.now(), seconds: await lag.seconds(), until: Date.now() }),
      ({ seconds: all }) => all.get("products")! > 0,
    );
    const age = { least: (since - first.createdAt.getTime()) / 1000, most: (until - first.createdAt.getTime()) / 1000 };
    expect(seconds.get("products")).toBeGreaterThanOrEqual(Math.floor(age.least));
    expect(seconds.get("products")).toBeLessThanOrEqual(Math.ceil(age.most));
    expect(seconds.get("menus")).toBe(0);
  });
});

const noMoney = { chargedCents: 0, promotionalCents: 0, purchasedCents: 0, deliveryFeeCents: 0, taxes: [] };
