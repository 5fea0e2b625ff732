import { specPool, specStore } from "../../../../test/stage/spec-servers.ts";
import { readModelNamed } from "../all-read-models.ts";
import { projectionRow } from "./apply/checkpoints.ts";
import { forgetRetired, prepareReadModels } from "./prepare.ts";

const models = [readModelNamed("products")!];

const pool = await specPool();
const [own, other] = [await specStore(), await specStore()];
await prepareReadModels(models, own, pool);

describe("a database whose read models have followed one event store", () => {
  it("is not given to a different one, which keeps no trace of it", async () => {
    await pool.query("UPDATE read.projection SET position = 5, events_applied = 1");
    await expect(prepareReadModels(models, other, pool)).rejects.toThrow("have followed another event store");
    expect(await other.knownIdentity()).toBeUndefined();
    expect(await projectionRow(pool, "products")).toMatchObject({ store: await own.identity(), position: "5" });
    await prepareReadModels(models, own, pool);
  });

  it("forgets the checkpoints of models that are no longer there", async () => {
    await pool.query(
      "INSERT INTO read.projection (model, store, version, state) SELECT 'due_pauses', store, 1, 'halted' FROM read.projection",
    );
    await pool.query(
      "INSERT INTO read.projection (model, store, version) SELECT 'of_a_newer_version', store, 1 FROM read.projection WHERE model = 'products'",
    );
    await forgetRetired(pool);
    expect(await projectionRow(pool, "due_pauses")).toBeUndefined();
    expect(await projectionRow(pool, "products")).toBeDefined();
    expect(await projectionRow(pool, "of_a_newer_version")).toBeDefined();
  });

  it("follows a different one once its schema is dropped", async () => {
    await pool.query("DROP SCHEMA read CASCADE");
    await prepareReadModels(models, other, pool);
    expect(await projectionRow(pool, "products")).toMatchObject({ store: await other.identity(), position: "-1" });
  });
});
