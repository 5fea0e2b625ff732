import { stocks } from "@tablee/commands/aggregates";
import type { Call } from "@tablee/contracts/call";
import { accountIndex, skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { updateQuantity } from "@tablee/contracts/calls/orders";
import { readPositions } from "@tablee/contracts/positions";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { stockId } from "@tablee/domain/streams";
import { ordersOf, type Somebody, signUp } from "./people.ts";
import { STAGE_NOW, type Stage, setStage } from "./stage.ts";

describe("a read after a write", () => {
  let stage: Stage;
  let person: Somebody;
  beforeAll(async () => {
    stage = await setStage();
    person = await signUp(stage.url);
  }, 60_000);
  afterAll(() => stage.stop(), 30_000);

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
      body: (await response.json()) as { orders: readonly { orderId: string }[] },
      written: response.headers.get("x-tablee-position"),
      stale: response.headers.get("x-tablee-stale"),
    };
  };

  it("waits for what was written in the read model's own categories, and is not stale, however many streams were written after them", async () => {
    const [, { orderId }] = (await ordersOf(person)) as [unknown, { orderId: string }];
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

  it("is told of a refusal, too, what had been written by then", async () => {
    const [, , order] = (await ordersOf(person)) as [unknown, unknown, Awaited<ReturnType<typeof ordersOf>>[number]];
    const { orderId, version, week } = order;
    const [some, gone, ...others] = order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
    const { runtime } = stage.running.api.opened.dependencies;
    const stock = stockId("qc", week, gone!.sku);
    const left = unitsLeft((await runtime.load(stocks, stock)).state, STAGE_NOW);
    const commandId = crypto.randomUUID();
    const context = { commandId, correlationId: commandId, actor: { kind: "system", id: "test" }, at: STAGE_NOW } as const;
    await runtime.handle(stocks, stock, { type: "Reserve", orders: [[crypto.randomUUID(), left]], at: STAGE_NOW }, context);
    const more = [some!, gone!].map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const refused = await ask(updateQuantity, { orderId, version, editingSession: "fresh-session", lines: [...more, ...others] });
    expect(refused).toMatchObject({ body: { code: "sold-out" } });
    expect([...readPositions(refused.written).keys()]).toEqual(["stock"]);
  });
});
