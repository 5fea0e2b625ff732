import { stocks } from "@tablee/commands/aggregates";
import type { Call } from "@tablee/contracts/call";
import type { Freshness } from "@tablee/contracts/call-memory";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { applyCode } from "@tablee/contracts/calls/settings-payment";
import { readPositions } from "@tablee/contracts/positions";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { type OrderId, orderIdOf, subscriptionId } from "@tablee/domain/kernel/ids";
import { stockId } from "@tablee/domain/streams";
import { boxesOf, eventually, ordersOf, signUp } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const stage = await specStage();
const person = await signUp(stage.url);

describe("a read after a write", () => {
  const ask = async ({ method, path }: Call, body?: object, after?: string) => {
    const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      cookie,
      "x-csrf-token": person.csrf(),
      "content-type": "application/json",
      ...(after && { "x-tablee-after": after }),
    };
    const response = await fetch(stage.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return {
      status: response.status,
      body: (await response.json()) as { orders: readonly { orderId: OrderId }[] },
      written: response.headers.get("x-tablee-position"),
      stale: response.headers.get("x-tablee-stale"),
    };
  };

  it("waits for what was written in the read model's own categories, and is not stale, however many streams were written after them", async () => {
    const [, { orderId }] = (await ordersOf(person)) as [unknown, { orderId: OrderId }];
    const skipped = await ask(skipOrder, { orderId });
    expect([...readPositions(skipped.written).keys()]).toEqual(["order"]);
    expect(await ask(accountIndex, undefined, skipped.written!)).toMatchObject({ status: 200, stale: null });
    const unskipped = await ask(unskipOrder, { orderId });
    expect([...readPositions(unskipped.written).keys()].toSorted()).toEqual(expect.arrayContaining(["order", "slot", "stock"]));
    for (const _ of [1, 2]) {
      const home = await ask(accountIndex, undefined, unskipped.written!);
      expect(home).toMatchObject({ status: 200, stale: null });
      expect(home.body.orders.find((order) => order.orderId === orderId)).toMatchObject({ status: "open" });
    }
  });

  it("learns from a refusal, too, what had been written by then", async () => {
    const [, , order] = (await ordersOf(person)) as [unknown, unknown, Awaited<ReturnType<typeof ordersOf>>[number]];
    const { orderId, version, week } = order;
    const [some, gone, ...others] = order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
    const { runtime } = stage.running.api.opened.dependencies;
    const stock = stockId("qc", week, gone!.sku);
    const left = unitsLeft((await runtime.load(stocks, stock)).state, STAGE_NOW);
    const commandId = crypto.randomUUID();
    const context = { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at: STAGE_NOW } as const;
    await runtime.handle(
      stocks,
      stock,
      { type: "Reserve", orders: [[orderIdOf(subscriptionId("a rival"), week), left]], at: STAGE_NOW },
      context,
    );
    const more = [some!, gone!].map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const refused = await ask(updateQuantity, { orderId, version, editingSession: "fresh-session", lines: [...more, ...others] });
    expect(refused).toMatchObject({ body: { code: "sold-out" } });
    expect([...readPositions(refused.written).keys()]).toEqual(["stock"]);
  });

  describe("as the typed client reports it", () => {
    /** The account's home, and whether its answer is stale. */
    const home = async () => {
      let freshness: Freshness | undefined;
      const { orders } = await person.call(accountIndex, {}, { onFreshness: (answer) => (freshness = answer) });
      return { ...freshness!, codes: orders.slice(1).map(({ price }) => price.discounts.map(({ name }) => name).join()) };
    };

    /** Does something while a checkpoint cannot be moved. */
    const whileHeld = async (row: string, work: () => Promise<void>) => {
      const client = await stage.running.api.pool.connect();
      try {
        await client.query("BEGIN");
        await client.query(`SELECT 1 FROM ${row} FOR UPDATE`);
        await work();
      } finally {
        await client.query("COMMIT");
        client.release();
      }
    };

    it("names what a policy has yet to do, and once it is named no longer, it is there", async () => {
      await boxesOf(person);
      await person.call(applyCode, { code: "RETOUR20" });
      const settled = await eventually(home, ({ pending }) => pending.length === 0);
      expect(settled.codes[0]).toBe("RETOUR20");
      await whileHeld("vault.policy_checkpoint WHERE policy = 'spread-code-when-boxes-change'", async () => {
        await person.call(skipOrder, { orderId: (await ordersOf(person))[1]!.orderId });
        expect(await eventually(home, ({ pending }) => !pending.includes("credit"))).toMatchObject({ stale: false, pending: ["prices"] });
      });
      expect(await eventually(home, ({ pending }) => pending.length === 0)).toMatchObject({ stale: false, pending: [] });
      expect((await home()).codes.slice(0, 2)).toEqual(["", "RETOUR20"]);
    });

    it("is stale while a read model is held back, and says so", async () => {
      const { orderId } = (await ordersOf(person))[1]!;
      await whileHeld("read.projection WHERE model = 'orders'", async () => {
        await person.call(unskipOrder, { orderId });
        expect(await home()).toMatchObject({ stale: true });
      });
      expect(await eventually(home, ({ stale }) => !stale)).toMatchObject({ stale: false });
    });
  });
});
