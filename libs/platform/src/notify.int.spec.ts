import { eventually } from "../../../test/stage/people.ts";
import { Gate } from "../../../test/stage/tcp-proxy.ts";
import { listen } from "./notify.ts";
import { createPool, type Pool } from "./postgres.ts";

describe("listening to a database", () => {
  let gate: Gate;
  let pool: Pool;
  /** Number of connections requested. */
  let asked = 0;
  beforeEach(async () => {
    const before = await Gate.before(process.env.DATABASE_URL!);
    gate = before.gate;
    pool = createPool(before.url, { max: 2, answersWithinMs: 1_000 });
    const connect: unknown = pool.connect;
    const counting = (...given: unknown[]): unknown => {
      asked += 1;
      return Reflect.apply(connect as () => unknown, pool, given);
    };
    Object.assign(pool, { connect: counting });
  });
  /** Waits until the pool has noticed that its connection is lost. */
  const isLost = async () =>
    expect(
      await eventually(
        async () => pool.totalCount,
        (count) => count === 0,
      ),
    ).toBe(0);
  afterEach(async () => {
    await pool.end();
    await gate.remove();
  });

  it("connects again after the database was unavailable, and reports that notifications may have been missed", async () => {
    const heard: (string | undefined)[] = [];
    const stop = await listen(pool, ["bell"], (_, payload) => void heard.push(payload));
    gate.shut();
    await isLost();
    gate.open();
    await eventually(async () => heard.length, Boolean);
    await pool.query("NOTIFY bell, 'rung'");
    await eventually(
      async () => heard.length,
      (count) => count > 1,
    );
    expect(heard).toEqual([undefined, "rung"]);
    await stop();
  });

  it("ends with its pool, which an error may have kept its owner from stopping it before", async () => {
    await listen(pool, ["bell"], () => {});
    const stop = await listen(pool, ["bell"], () => {});
    await pool.end();
    expect(pool.totalCount).toBe(0);
    await stop();
    pool = createPool(process.env.DATABASE_URL!);
  });

  it("ends with a pool that ends while it connects", async () => {
    const listening = listen(pool, ["bell"], () => {}).catch(() => {});
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    pool.once("connect", () => resolve());
    await connected;
    await pool.end();
    await listening;
    expect(pool.totalCount).toBe(0);
    pool = createPool(process.env.DATABASE_URL!);
  });

  it.each([
    ["while the database is away", () => {}],
    ["while it connects again", () => gate.open()],
    [
      "while the database accepts connections and does not respond",
      () => {
        gate.open();
        gate.hold();
      },
    ],
  ])("can be stopped %s, and keeps no connection", async (_, becomes) => {
    const stop = await listen(pool, ["bell"], () => {});
    gate.shut();
    await isLost();
    becomes();
    const before = asked;
    await eventually(
      async () => asked,
      (count) => count > before,
    );
    await stop();
    await pool.end();
    expect(pool.totalCount).toBe(0);
    pool = createPool(process.env.DATABASE_URL!);
  });
});
