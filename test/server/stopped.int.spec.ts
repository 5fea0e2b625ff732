import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { pauseQueue, queues } from "@tablee/contracts/calls/operations";
import { createPool, inTransaction, kysely, type Pool } from "@tablee/platform/postgres";
import { eventually, ordersOf, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";
import { Gate } from "../stage/tcp-proxy.ts";
import { cardNews, sendCardWebhook } from "../stage/webhooks.ts";

const cookieOf = ({ jar }: Visitor) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** Every call is answered within 8 s; the campaign judges the calls to the event store, which may take most of that time. */
const signal = (ms = 8_000) => AbortSignal.timeout(ms);
const STORE_MS = 12_000;

const stage = await specStage({ households: true, gates: true, answersWithinMs: 5_000 });
const person = await stage.household();
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("a server that was stopped, which takes connections and says nothing,", () => {
  afterEach(() => {
    for (const gate of Object.values(stage.gates)) gate.open();
  });

  const ready = async () => {
    const answer = await fetch(`${stage.url}/health/ready`, { signal: signal() });
    return { code: answer.status, ...((await answer.json()) as { status: string; services: object }) };
  };
  const become = (status: string) => eventually(ready, (answer) => answer.status === status);
  const read = async () => {
    const { status, headers } = await fetch(stage.url + accountIndex.path, { headers: { cookie: cookieOf(person) }, signal: signal() });
    return `${status} ${headers.get("retry-after")}`;
  };
  const post = async ({ path }: { path: string }, body: object) => {
    const headers = { cookie: cookieOf(person), "x-csrf-token": person.csrf(), "content-type": "application/json" };
    return (await fetch(stage.url + path, { method: "POST", headers, body: JSON.stringify(body), signal: signal(STORE_MS) })).status;
  };

  /** News of the payment gateway about a charge. */
  const hear = async (payment: Parameters<typeof cardNews>[1]) =>
    (await sendCardWebhook(stage, JSON.stringify(cardNews("evt_1234", payment)), undefined, { signal: signal(STORE_MS) })).status;

  it("if it is Postgres: more calls than it has connections are answered with 503, and with 200 once it resumes", async () => {
    const order = (await ordersOf(person)).find(({ status, editable }) => status === "open" && editable)!;
    await become("ready");
    stage.gates.postgres.hold();
    const [refused, command, health] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, read)),
      post(skipOrder, { orderId: order.orderId }),
      ready(),
    ]);
    expect(new Set(refused)).toEqual(new Set(["503 2"]));
    expect(command).toBe(503);
    expect(health).toMatchObject({ code: 503, status: "not-ready", services: { postgres: "down", eventstore: "up" } });
    stage.gates.postgres.open();
    expect(await eventually(read, (answer) => answer === "200 null")).toBe("200 null");
    expect(await post(skipOrder, { orderId: order.orderId })).toBe(200);
    expect(await post(unskipOrder, { orderId: order.orderId })).toBe(200);
    await become("ready");
  });

  it("if it is the event store: the gateway's news are answered with 503 as commands are, which wait behind them", async () => {
    const order = (await ordersOf(person)).find(({ status, editable }) => status === "open" && editable)!;
    stage.gates.eventStore.hold();
    const answers = [
      hear({ reference: "pi_1", paymentId: order.orderId, attempt: 1 }),
      hear({ reference: "pi_1", paymentId: order.orderId, attempt: 1 }),
      post(skipOrder, { orderId: order.orderId }),
      post(unskipOrder, { orderId: order.orderId }),
    ];
    expect(await Promise.all(answers)).toEqual([503, 503, 503, 503]);
    stage.gates.eventStore.open();
    expect(
      await eventually(
        () => hear({ reference: "pi_1", paymentId: order.orderId, attempt: 1 }),
        (status) => status === 200,
      ),
    ).toBe(200);
    expect(await post(skipOrder, { orderId: order.orderId })).toBe(200);
  });

  it("if it is Redis: no customer notices, the console shows it, and nothing has to be restarted", async () => {
    await become("ready");
    stage.gates.redis.hold();
    const [customer, seen, paused, health] = await Promise.all([
      read(),
      admin.call(queues, {}),
      admin.call(pauseQueue, { queue: "billing", paused: true }).catch((error: unknown) => error),
      // A busy machine may report another server as unavailable in the second and a half that health waits.
      become("degraded"),
    ]);
    expect(customer).toBe("200 null");
    expect(seen.reachable).toBe(false);
    expect(paused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(health).toMatchObject({ code: 200, status: "degraded", services: { redis: "down" } });
    stage.gates.redis.open();
    await become("ready");
    expect((await admin.call(queues, {})).reachable).toBe(true);
  });
});

describe("a connection whose query had no answer in time", () => {
  let gate: Gate;
  let pool: Pool;
  beforeEach(async () => {
    const before = await Gate.before(process.env.DATABASE_URL!);
    gate = before.gate;
    pool = createPool(before.url, { max: 1, answersWithinMs: 8_000 });
    await pool.query("SELECT 1");
  });
  afterEach(async () => {
    gate.open();
    await pool.end();
    await gate.remove();
  });

  it.each([
    ["the pool", () => pool.query("SELECT 'lost'")],
    ["kysely", () => kysely<{ lost: { said: string } }>(pool).selectFrom("lost").selectAll().execute()],
    ["a transaction", () => inTransaction(pool, (client) => client.query("SELECT 'lost'"))],
  ])("is not used again, asked by %s", async (_, ask) => {
    gate.hold();
    await expect(ask()).rejects.toThrow("Query read timeout");
    expect(pool.idleCount).toBe(0);
    gate.open();
    expect((await pool.query<{ said: string }>("SELECT 'here' AS said")).rows).toEqual([{ said: "here" }]);
  });
});
