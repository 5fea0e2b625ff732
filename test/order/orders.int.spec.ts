import {
  changeDeliveryForm,
  dismissPaymentWarning,
  dismissPopup,
  dismissRecurringPopup,
  dismissSkipNotice,
  skipOrder,
  updateDelivery,
} from "@tablee/contracts/calls/account";
import { deskOrder, findReceipt } from "@tablee/contracts/calls/admin/orders";
import { editorDataV2, updateCustomization, updatePairings } from "@tablee/contracts/calls/orders";
import {
  activeProductSubscriptions,
  cancelProductSubscription,
  createProductSubscription,
} from "@tablee/contracts/calls/product-subscriptions";
import { skipReceipts } from "@tablee/contracts/calls/receipts";
import { applyCode, invalidateCode } from "@tablee/contracts/calls/settings-payment";
import { savePlan } from "@tablee/contracts/calls/signup";
import { boxesOf, eventually, ordersOf, readyToPay, signUp, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const askedOf = (order: Awaited<ReturnType<typeof ordersOf>>[number]) =>
  order.lines.map((line) => ({ sku: line.dish.sku, quantity: line.quantity }));

const stage = await specStage();
const person = await signUp(stage.url);
await boxesOf(person);

describe("what a customer can do to a week", () => {
  it("saves another protein and an accompaniment with their prices", async () => {
    const [, order] = await ordersOf(person);
    const editingSession = "window-one";
    const { items } = await person.call(editorDataV2, { orderId: order!.orderId, editingSession });
    const recipe = items.find(({ dish }) => order!.lines.some((line) => line.dish.sku === dish.sku) && (dish.options ?? []).length > 0)!;
    const option = recipe.dish.options!.find(({ centsPerServing }) => centsPerServing > 0) ?? recipe.dish.options![0]!;
    const asked = askedOf(order!).map((line) => (line.sku === recipe.dish.sku ? { ...line, options: [option.id] } : line));
    const swapped = await person.call(updateCustomization, {
      orderId: order!.orderId,
      version: order!.version,
      editingSession,
      lines: asked,
    });
    const before = order!.lines.find((line) => line.dish.sku === recipe.dish.sku)!;
    const after = swapped.order.lines.find((line) => line.dish.sku === recipe.dish.sku)!;
    expect(after.options).toMatchObject([{ id: option.id }]);
    expect(after.amountCents - before.amountCents).toBe(option.centsPerServing * 2 * before.quantity);

    const beside = items.find(({ dish, unitsLeft }) => recipe.dish.pairings?.includes(dish.sku) && unitsLeft > 0)!;
    const paired = asked.map((line) =>
      line.sku === recipe.dish.sku ? { ...line, pairings: [{ sku: beside.dish.sku, quantity: 1 }] } : line,
    );
    const version = swapped.order.version;
    const { order: with_ } = await person.call(updatePairings, { orderId: order!.orderId, version, editingSession, lines: paired });
    expect(with_.lines.find((line) => line.pairedWith === recipe.dish.sku)).toMatchObject({
      dish: { sku: beside.dish.sku },
      amountCents: beside.unitCents,
    });
  });

  it("lets the newest window take over, and refuses the older one", async () => {
    const [, , order] = await ordersOf(person);
    const orderId = order!.orderId;
    await person.call(editorDataV2, { orderId, editingSession: "older-window" });
    await person.call(editorDataV2, { orderId, editingSession: "newer-window" });
    const lines = askedOf(order!).map((line, i) => (i === 0 ? { ...line, quantity: 2 } : line));
    const save = (editingSession: string) => person.call(updateCustomization, { orderId, version: order!.version, editingSession, lines });
    await expect(save("older-window")).rejects.toMatchObject({ status: 409, body: { code: "editing-session-moved" } });
    expect((await save("newer-window")).order.version).toBe(order!.version + 1);
  });

  it("refuses options that a recipe does not offer, accompaniments of another, and baskets that are too small", async () => {
    const [, , , order] = await ordersOf(person);
    const { orderId, version } = order!;
    const editingSession = "a-window-of-its-own";
    const { items } = await person.call(editorDataV2, { orderId, editingSession });
    const save = (lines: Parameters<typeof person.call<typeof updatePairings>>[1]["lines"]) =>
      person.call(updatePairings, { orderId, version, editingSession, lines });
    const [first, ...rest] = askedOf(order!);
    await expect(save([{ ...first!, options: ["unicorn"] }, ...rest])).rejects.toMatchObject({ body: { code: "option-not-offered" } });
    const stranger = items.find(({ dish }) => dish.kind === "market" && dish.minimumBasketCents === undefined)!;
    const wrong = items.find(({ dish }) => dish.kind !== "market" && !dish.pairings?.includes(stranger.dish.sku))!;
    await expect(save([{ sku: wrong.dish.sku, quantity: 1, pairings: [{ sku: stranger.dish.sku, quantity: 1 }] }])).rejects.toMatchObject({
      body: { code: "item-not-on-menu" },
    });
    const dear = items.find(({ dish }) => dish.minimumBasketCents !== undefined)!;
    await expect(save([{ sku: dear.dish.sku, quantity: 1 }])).rejects.toMatchObject({
      status: 422,
      body: { code: "minimum-spend-not-met", message: "Achat minimum non atteint" },
    });
  });

  it("moves a box to another day and window of the week, and gives the old place back", async () => {
    const [, , , , order] = await ordersOf(person);
    const { orderId } = order!;
    const { days } = await person.call(changeDeliveryForm, { orderId });
    const day = days.find((each) => !each.past && each.windows.some(({ full, current }) => !full && !current))!;
    const { window } = day.windows.find(({ full, current }) => !full && !current)!;
    const moved = await person.call(updateDelivery, { orderId, weekday: day.weekday as 1, window });
    expect(moved).toMatchObject({ removed: [], order: { deliveryDate: day.date, window, cutoff: { at: day.cutoff.at } } });
    const places = [`${order!.deliveryDate}_${order!.window}`, `${day.date}_${window}`] as const;
    const taken = async () => {
      const { rows } = await stage.running.api.pool.query<{ key: string; taken: number }>(
        "SELECT key, taken FROM read.slot_levels WHERE taken > 0",
      );
      return places.map((place) => rows.filter((row) => row.key.endsWith(`_${place}`)).length);
    };
    expect(await eventually(taken, ([here, there]) => here === 0 && there === 1)).toEqual([0, 1]);
    const notOffered = ([1, 2, 3, 4, 5, 6, 7] as const).find((weekday) => !days.some((each) => each.weekday === weekday))!;
    await expect(person.call(updateDelivery, { orderId, weekday: notOffered, window })).rejects.toMatchObject({
      body: { code: "slot-not-offered" },
    });
  });

  it("brings a market item with every box, and takes it out again", async () => {
    const [, second] = await ordersOf(person);
    const { items } = await person.call(editorDataV2, { orderId: second!.orderId });
    const sku = items.find(({ dish, unitsLeft }) => dish.kind === "market" && dish.minimumBasketCents === undefined && unitsLeft > 10)!.dish
      .sku;
    const { subscriptions } = await person.call(createProductSubscription, { sku, quantity: 2 });
    expect(subscriptions).toMatchObject([{ item: { sku }, quantity: 2 }]);
    const holding = async () =>
      (await ordersOf(person)).filter((order) => order.lines.some((line) => line.dish.sku === sku && !line.pairedWith));
    const held = await eventually(holding, (orders) => orders.length >= 4);
    expect(held.length).toBeGreaterThanOrEqual(4);
    expect((await person.call(cancelProductSubscription, { sku })).subscriptions).toEqual([]);
    expect(await eventually(holding, (orders) => orders.length === 0)).toEqual([]);
    expect((await person.call(activeProductSubscriptions, {})).subscriptions).toEqual([]);
  });

  it("takes a code off the boxes to come, and gives it back", async () => {
    const rebates = async () =>
      (await ordersOf(person)).slice(1).map((order) => order.price.discounts.reduce((sum, { cents }) => sum + cents, 0));
    await expect(person.call(applyCode, { code: "DEUXREPAS" })).rejects.toMatchObject({ status: 422, body: { code: "code-invalid" } });
    expect((await person.call(applyCode, { code: "hiver30" })).code).toMatchObject({ code: "HIVER30" });
    expect(await eventually(rebates, (all) => all[0] === 1000)).toEqual([1000, 1000, 1000, 0, 0]);
    expect((await person.call(invalidateCode, {})).code).toBeNull();
    expect(await eventually(rebates, (all) => all[0] === 0)).toEqual([0, 0, 0, 0, 0]);
  });

  it("gives a numbered receipt for a skipped week that support can look up", async () => {
    const last = (await ordersOf(person)).at(-1)!;
    await person.call(skipOrder, { orderId: last.orderId, reason: "away" });
    const { receipts } = await eventually(
      () => person.call(skipReceipts, { orderId: last.orderId }),
      (found) => found.receipts.length > 0,
    );
    expect(receipts).toMatchObject([{ kind: "skipped", cutoff: { at: last.cutoff.at }, event: { stream: `order-${last.orderId}` } }]);
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const found = await support.call(findReceipt, { number: receipts[0]!.number.toLowerCase().replaceAll("-", " ") });
    expect(found).toMatchObject({ orderId: last.orderId, skip: { number: receipts[0]!.number, kind: "skipped" } });
    const desk = await support.call(deskOrder, { orderId: last.orderId });
    expect(desk.events.map((event) => event.type)).toContain("OrderSkipped");
    expect(desk.skipReceipts).toHaveLength(1);
  });

  it("dismisses messages of a kind by the call of that kind alone", async () => {
    const calls = {
      "recurring:RTC-0001:x": dismissRecurringPopup,
      "payment:x:card_declined": dismissPaymentWarning,
      "popup:x": dismissPopup,
      "skip:x": dismissSkipNotice,
    };
    for (const [key, own] of Object.entries(calls)) {
      for (const other of Object.values(calls).filter((call) => call !== own))
        await expect(person.call(other, { key })).rejects.toMatchObject({ status: 404 });
      expect(await person.call(own, { key })).toEqual({ done: true });
    }
  });

  it("refuses an option that brings what the household has excluded, and names it in words", async () => {
    const { complete, ...careful } = await readyToPay(stage.url);
    const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
    await careful.call(savePlan, { plan, diets: ["meat-and-fish"], allergens: ["soy"], dislikes: [] });
    await complete("tok_visa");
    const [, order] = await eventually(
      () => ordersOf(careful),
      (orders) => orders.length === 6,
    );
    const { orderId, version } = order!;
    const editingSession = "without-soy";
    const { items } = await careful.call(editorDataV2, { orderId, editingSession });
    const { dish } = items.find((item) => item.dish.options?.some(({ id }) => id === "tofu") && !item.dish.allergens.includes("soy"))!;
    const others = askedOf(order!).filter((line) => line.sku !== dish.sku);
    const save = (options: string[]) =>
      careful.call(updateCustomization, { orderId, version, editingSession, lines: [...others, { sku: dish.sku, quantity: 1, options }] });
    await expect(save(["tofu"])).rejects.toMatchObject({
      status: 422,
      body: { code: "option-excluded", message: "Ce choix contient un allergène que vous nous avez demandé d’écarter." },
    });
    const other = dish.options!.find(({ brings }) => !brings!.allergens.includes("soy"))!;
    expect((await save([other.id])).order.lines.at(-1)!.options).toMatchObject([{ id: other.id }]);
  });
});
