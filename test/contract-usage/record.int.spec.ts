import { pauseSubscription } from "@tablee/commands/subscription/pause-subscription";
import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { skipOrder, unpauseAccount, unskipOrder } from "@tablee/contracts/calls/account";
import { routes } from "@tablee/contracts/calls/admin/deliveries";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { sendInquiry } from "@tablee/contracts/calls/contact";
import { openEditor, skipOrderFeedback, updateQuantity } from "@tablee/contracts/calls/orders";
import { cancelProductSubscription, createProductSubscription } from "@tablee/contracts/calls/product-subscriptions";
import { receipt } from "@tablee/contracts/calls/receipts";
import { setLanguage, signIn } from "@tablee/contracts/calls/sessions";
import { skipWeeks } from "@tablee/contracts/calls/several-weeks";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { z } from "zod";
import { accountIdOf, boxesOf, eventually, ordersOf, passwordOfPeople, staffMember } from "../stage/people.ts";
import { STAGE_NOW, STAGE_WEEK, specStage } from "../stage/stage.ts";
import { isOfOperations, undeclared } from "./check.ts";

const stage = await specStage({ households: true });
const client = await stage.household();
const admin = await staffMember(stage.url, "admin@tablee.example");
await boxesOf(client);

describe("what calls touch", () => {
  it("is what the contract of each call that shows something declares", async () => {
    const { rows } = await admin.call(searchAccounts, { q: client.email, limit: 1 });
    const [billed, open, ...later] = await ordersOf(client);
    const { number: skips } = await client.call(skipWeeks, { orderIds: [later.at(-1)!.orderId] });
    const { number } = (await client.call(receipt, { orderId: billed!.orderId })).receipt;
    const date = billed!.deliveryDate;
    const [route] = (await admin.call(routes, { date })).routes;
    const sent = await eventually(
      () => admin.call(outbox, { limit: 1 }),
      (page) => page.rows.length > 0,
    );
    const place = { postalCode: "H7N 1A1", region: "qc", week: STAGE_WEEK, date, window: "17-22", lat: 45.5, lon: -73.7 };
    const { inquiryId } = await client.call(sendInquiry, { name: "Camille Roy", email: client.email, topic: "box", message: "Bonjour" });
    const things = {
      inquiryId,
      depotId: route!.depotId,
      messageId: sent.rows[0]!.messageId,
      flag: "settings_password",
      model: "orders",
      text: "liked",
      slug: "privacy",
      friendlyId: "home",
      type: "accountBanner",
    };
    const names = { accountId: rows[0]!.accountId, q: client.email, sku: open!.lines[0]!.dish.sku, position: "1" };
    const abouts = [
      { orderId: billed!.orderId, number },
      { orderId: open!.orderId, number: skips },
    ];
    const answered = new Set<string>();
    for (const call of shown)
      for (const about of abouts) {
        const person = typeof call.who === "string" ? client : admin;
        await person.call(call, inputOf(call, { ...place, ...things, ...names, ...about })).then(
          () => answered.add(call.path),
          () => undefined,
        );
      }
    expect(shown.map(({ path }) => path).filter((path) => !answered.has(path))).toEqual(elsewhere);
    expect(undeclared(stage.touches)).toEqual([]);
  });

  it("is declared by the calls that change an order, too", async () => {
    const [, second, third] = await ordersOf(client);
    const { orderId } = second!;
    await client.call(skipOrder, { orderId, reason: "away" });
    await client.call(skipOrderFeedback, { orderId, reason: "budget" });
    await client.call(unskipOrder, { orderId });
    const { order, items } = await client.call(openEditor, { orderId: third!.orderId });
    const market = items.find(({ dish, unitsLeft }) => dish.kind === "market" && unitsLeft > 2)!;
    const lines = [...order.lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity })), { sku: market.dish.sku, quantity: 1 }];
    await client.call(updateQuantity, { orderId: order.orderId, version: order.version, editingSession: "window-one", lines });
    await client.call(createProductSubscription, { sku: market.dish.sku, quantity: 1 });
    await client.call(cancelProductSubscription, { sku: market.dish.sku });
    expect(undeclared(stage.touches)).toEqual([]);
  });

  it("is declared by the calls that change an account, too", async () => {
    const clientId = await accountIdOf(client);
    await client.call(setLanguage, { clientId, language: "en" });
    await client.call(signIn, { email: client.email, password: passwordOfPeople });
    await client.refresh();
    const commandId = crypto.randomUUID();
    const context = { commandId, actor: { kind: "client", id: clientId }, correlationId: commandId, at: STAGE_NOW } as const;
    await pauseSubscription(stage.steps, { subscriptionId: subscriptionIdOf(clientId), reason: "vacation" }, context);
    await client.call(unpauseAccount, {});
    expect(undeclared(stage.touches)).toEqual([]);
  });
});

/** Calls that show something and change nothing. */
const shown = allCalls.filter((call) => call.method === "GET" && call.writes === undefined && !isOfOperations(call));

/** Calls about a run, a person who was forgotten, and a box that is not paid yet: this story has none of them. */
const elsewhere = [
  "/api/admin/generation/explanation",
  "/api/admin/generation/rows",
  "/api/admin/generation/run",
  "/api/admin/privacy/certificate",
  "/api/v1/signup/first_box_alternatives",
];

/** The parts of `words` that the call's input has fields for. */
const inputOf = (call: Call, words: Readonly<Record<string, unknown>>): never => {
  const places = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  return Object.fromEntries(Object.entries(words).filter(([name]) => places.includes(name))) as never;
};
