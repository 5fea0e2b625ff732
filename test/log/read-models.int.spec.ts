import { projections, rebuildProjection } from "@tablee/contracts/calls/operations";
import { allReadModels, readModelNamed } from "@tablee/projections/all-read-models";
import { rebuild } from "@tablee/projections/runtime/rebuild";
import { repairKey } from "@tablee/projections/runtime/repair";
import { eventually, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const admin = await staffMember(stage.url, "admin@tablee.example");
for (let i = 0; i < 3; i++) await stage.household();

describe("read models", () => {
  it.each(allReadModels.map((model) => model.name))("%s rebuilt is the same as live", async (name) => {
    const { store, pool } = stage.running.api.opened;
    const result = await rebuild(readModelNamed(name)!, store, pool);
    expect(result.parity).toMatchObject({ equal: true, different: 0 });
    const partitioned = await rebuild(readModelNamed(name)!, store, pool, { partitions: 3 });
    expect(partitioned.parity).toMatchObject({ equal: true, rows: result.parity!.rows });
  });

  it("is rebuilt from the console, and a cancelled or failed rebuild leaves the live table alone", async () => {
    await expect(admin.call(rebuildProjection, { model: "orders", confirmation: "order", reason: "a test" })).rejects.toMatchObject({
      body: { code: "confirmation-wrong" },
    });
    await admin.call(rebuildProjection, { model: "orders", confirmation: "orders", reason: "a test" });
    const view = await eventually(
      async () => (await admin.call(projections, {})).projections.find((each) => each.model === "orders")!,
      (each) => each.rebuild?.state === "swapped",
    );
    expect(view.rebuild).toMatchObject({ state: "swapped", parity: { equal: true } });
    expect(view.rebuildRequest).toMatchObject({ by: expect.stringMatching(/\w+ \w+/), reason: "a test" });
  });

  it("parks a row that it cannot apply, applies the rest, and mends it", async () => {
    const { store, pool } = stage.running.api.opened;
    const { rows } = await pool.query<{ key: string }>("SELECT key FROM read.orders WHERE status = 'open' LIMIT 1");
    const key = rows[0]!.key;
    await pool.query(
      "INSERT INTO read.parked (model, key, position, type, error) VALUES ('orders', $1, 0, 'OrderGenerated', 'broken on purpose')",
      [key],
    );
    await pool.query("UPDATE read.orders SET attempts = 99 WHERE key = $1", [key]);
    expect((await admin.call(projections, {})).projections.find((each) => each.model === "orders")!.parkedKeys).toBe(1);
    expect(await repairKey(readModelNamed("orders")!, key, store, pool)).toBe(true);
    expect((await pool.query("SELECT attempts FROM read.orders WHERE key = $1", [key])).rows[0].attempts).toBe(0);
  });
});
