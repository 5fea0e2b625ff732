import { randomUUID } from "node:crypto";
import { sharedPool } from "../../../test/stage/spec-servers.ts";
import { LeaseHolder } from "./lease.ts";
import { migrateVault } from "./migrate-vault.ts";

const pool = sharedPool();
await migrateVault(pool);

describe("leases", () => {
  const expire = (holder: LeaseHolder) =>
    pool.query("UPDATE vault.lease SET until = clock_timestamp() WHERE name = $1", [`holder:${holder.id}`]);
  const rows = async (holder: LeaseHolder) =>
    (await pool.query("SELECT name FROM vault.lease WHERE holder = $1 ORDER BY name", [holder.id])).rows.map(({ name }) => name);

  it("are held by one process at a time, each by its name", async () => {
    const [one, two] = [new LeaseHolder(pool), new LeaseHolder(pool)];
    const names = [randomUUID(), randomUUID(), randomUUID()];
    expect(await Promise.all(names.slice(0, 2).map((name) => one.take(name)))).toEqual([true, true]);
    expect(await Promise.all(names.map((name) => two.take(name)))).toEqual([false, false, true]);
    expect(await one.take(names[0]!)).toBe(true);
    await one.release(names[0]!);
    expect(await Promise.all(names.map((name) => two.take(name)))).toEqual([true, false, true]);
    await Promise.all([...names.map((name) => two.release(name)), one.release(names[1]!)]);
  });

  it("are taken over together once their holder has not renewed its own row", async () => {
    const [one, two] = [new LeaseHolder(pool), new LeaseHolder(pool)];
    const names = [randomUUID(), randomUUID()];
    await Promise.all(names.map((name) => one.take(name)));
    await expire(one);
    expect(await Promise.all(names.map((name) => two.take(name)))).toEqual([true, true]);
    expect(await one.take(names[0]!)).toBe(false);
    await Promise.all(names.flatMap((name) => [one.release(name), two.release(name)]));
  });

  it("keep a row of their holder while one is held, and none for a standby process", async () => {
    const [one, two] = [new LeaseHolder(pool), new LeaseHolder(pool)];
    const name = randomUUID();
    await one.take(name);
    await two.take(name);
    expect(await rows(one)).toEqual([name, `holder:${one.id}`].toSorted());
    expect(await rows(two)).toEqual([]);
    await one.release(name);
    expect(await rows(one)).toEqual([]);
  });
});
