import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { editorDataV2, updateQuantity } from "@tablee/contracts/calls/orders";
import { createProductSubscription } from "@tablee/contracts/calls/product-subscriptions";
import { receipt } from "@tablee/contracts/calls/receipts";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { readModels } from "@tablee/contracts/read-models";
import { z } from "zod";
import { eventually, ordersOf, type Somebody, signUp, staffMember } from "./people.ts";
import { STAGE_WEEK, type Stage, setStage } from "./stage.ts";
import { noteTouches, type Touched } from "./touched.ts";

describe("what calls touch", () => {
  let stage: Stage;
  let touches: ReturnType<typeof noteTouches>;
  let client: Awaited<ReturnType<typeof signUp>>;
  let admin: Somebody;

  beforeAll(async () => {
    stage = await setStage();
    touches = noteTouches(stage.running.api);
    client = await signUp(stage.url);
    admin = await staffMember(stage.url, "admin@tablee.example");
    await eventually(
      () => ordersOf(client),
      (orders) => orders.length >= 6,
    );
  }, 90_000);
  afterAll(async () => {
    touches.stop();
    await stage.stop();
  }, 60_000);

  it("is what the contract of each call that shows something declares", async () => {
    const { rows } = await admin.call(searchAccounts, { q: client.email, limit: 1 });
    const [billed, open] = await ordersOf(client);
    const { number } = (await client.call(receipt, { orderId: billed!.orderId })).receipt;
    const place = {
      postalCode: "H7N 1A1",
      region: "qc",
      week: STAGE_WEEK,
      date: billed!.deliveryDate,
      window: "17-22",
      lat: 45.5,
      lon: -73.7,
    };
    const names = { accountId: rows[0]!.accountId, q: client.email, sku: open!.lines[0]!.dish.sku, position: "1", model: "orders" };
    const answered = new Set<string>();
    for (const call of shown)
      for (const { orderId } of [billed!, open!]) {
        const person = typeof call.who === "string" ? client : admin;
        await person.call(call, inputOf(call, { ...place, ...names, orderId, number })).then(
          () => answered.add(call.path),
          () => undefined,
        );
      }
    expect(shown.map(({ path }) => path).filter((path) => !answered.has(path))).toEqual(unasked);
    expect(undeclared(touches.all)).toEqual([]);
  }, 60_000);

  it("is declared by the calls that change an order, too", async () => {
    const [, second, third] = await ordersOf(client);
    await client.call(skipOrder, { orderId: second!.orderId, reason: "away" });
    await client.call(unskipOrder, { orderId: second!.orderId });
    const { items } = await client.call(editorDataV2, { orderId: third!.orderId });
    const market = items.find(({ dish, unitsLeft }) => dish.kind === "market" && unitsLeft > 2)!;
    const lines = [...third!.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity })), { sku: market.dish.sku, quantity: 1 }];
    await client.call(updateQuantity, { orderId: third!.orderId, version: third!.version, editingSession: "window-one", lines });
    await client.call(createProductSubscription, { sku: market.dish.sku, quantity: 1 });
    const appended = touches.all.filter((touched) => touched.appended.size > 0).map(({ path }) => path);
    expect(appended).toEqual(
      expect.arrayContaining([skipOrder.path, unskipOrder.path, updateQuantity.path, createProductSubscription.path]),
    );
    expect(undeclared(touches.all)).toEqual([]);
  }, 60_000);
});

/** Calls about no account: they show how far read models and queues are. */
const isOfOperations = ({ beside = [] }: Call) => beside.includes("clock") || beside.includes("operations");
/** Calls that show something and change nothing. */
const shown = allCalls.filter((call) => call.method === "GET" && call.writes === undefined && !isOfOperations(call));

/** Calls about a depot, a run, a message or a flag, which this test does not have. */
const unasked = [
  "/api/admin/deliveries/stops",
  "/api/admin/generation/explanation",
  "/api/admin/generation/rows",
  "/api/admin/generation/run",
  "/api/admin/money/outbox_message",
  "/api/v1/flipper/get_feature_flag",
];

/** The parts of `words` that the call's input has fields for. */
const inputOf = (call: Call, words: Readonly<Record<string, unknown>>): never => {
  const places = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  return Object.fromEntries(Object.entries(words).filter(([name]) => places.includes(name))) as never;
};

/**
 * What was touched and is not in the contract. A command reads current facts, so only calls that show something, or say that they
 * read, are held to what they read; all are held to what they append.
 */
function undeclared(touches: readonly Touched[]): string[] {
  const found = new Set<string>();
  for (const { method, path, read, appended } of touches) {
    const call = allCalls.find((each) => each.method === method && each.path === path);
    if (!call) continue;
    const { reads, writes = [] } = call;
    if (reads || shown.includes(call))
      for (const name of read) if (name in readModels && !reads?.some((each) => each === name)) found.add(`${path} reads ${name}`);
    for (const name of appended) if (!writes.some((each) => each === name)) found.add(`${path} appends to ${name}`);
  }
  return [...found].toSorted();
}
