import { setTimeout as sleep } from "node:timers/promises";
import type { EventStore } from "@tablee/event-store/event-store";
import type { Trace } from "@tablee/event-store/events";
import type { Pool } from "@tablee/platform/postgres";
import { ProjectionLag } from "./lag.ts";
import type { AnyReadModel } from "./read-model.ts";

const model = { name: "orders", categories: ["order"] } as unknown as AnyReadModel;

function lagOf(position: number, newest: () => Promise<readonly Trace[]>): ProjectionLag {
  const pool = { query: async () => ({ rows: [{ model: "orders", position: String(position) }] }) } as unknown as Pool;
  return new ProjectionLag([model], { newest } as unknown as EventStore, pool);
}

const MINUTE_MS = 60_000;

describe("how far behind a read model is", () => {
  it("is the age of the oldest event that it has not applied", async () => {
    const written: Trace = { stream: "order-1", type: "OrderSkipped", position: 7n, createdAt: new Date(Date.now() - MINUTE_MS) };
    expect((await lagOf(6, async () => [written]).seconds()).get("orders")).toBeGreaterThanOrEqual(60);
    expect((await lagOf(7, async () => []).seconds()).get("orders")).toBe(0);
  });

  it("is not none while the log cannot be asked, not even for who was at its end", async () => {
    let away = false;
    const lag = lagOf(7, () => (away ? Promise.reject(new Error("away")) : Promise.resolve([])));
    expect((await lag.seconds()).get("orders")).toBe(0);
    away = true;
    await sleep(1_100);
    await lag.seconds();
    await sleep(20);
    expect((await lag.seconds()).get("orders")).toBeGreaterThan(0);
    away = false;
    expect((await lag.seconds()).get("orders")).toBe(0);
  });
});
