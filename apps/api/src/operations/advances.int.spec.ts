import { migrateVault } from "@tablee/platform/migrate-vault";
import { specPool } from "../../../../test/stage/spec-servers.ts";
import { type Advance, Advances } from "./advances.ts";

const move = (id: string): Advance => ({
  id,
  from: "2026-11-17T15:00:00.000Z",
  to: "2026-11-18T15:00:00.000Z",
  steps: 0,
  done: false,
  error: null,
});

const pool = await specPool({ name: "test", max: 4 });
await migrateVault(pool);
const [here, there] = [new Advances(pool), new Advances(pool)];

describe("a move of the clock", () => {
  it("is one at a time, seen by every process, and can be followed by another once it is done", async () => {
    expect(await there.last()).toBeNull();
    expect(await here.begin(move("first"))).toBe(true);
    expect(await there.begin(move("second"))).toBe(false);
    await here.note({ ...move("first"), steps: 3 });
    expect(await there.last()).toMatchObject({ id: "first", steps: 3, done: false });
    await here.note({ ...move("first"), steps: 4, done: true });
    expect(await there.begin(move("second"))).toBe(true);
    await expect(here.note(move("first"))).rejects.toThrow("moved by another process");
  });

  it("has stopped once its process shows no life any more, and makes room for another", async () => {
    await pool.query("UPDATE vault.clock SET conducted_at = now() - interval '11 seconds'");
    expect(await here.last()).toMatchObject({ id: "second", done: true, error: "the process that moved the clock is gone" });
    expect(await here.begin(move("third"))).toBe(true);
    expect(await there.last()).toMatchObject({ id: "third", done: false, error: null });
  });
});
