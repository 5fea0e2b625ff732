import { menuData } from "@tablee/contracts/calls/menu";
import { addItem, dishAlternatives, dishReasons, editorDataV2, swapDish, updateQuantity } from "@tablee/contracts/calls/orders";
import type { OrderCard } from "@tablee/contracts/schemas";
import { eventually, ordersOf, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

const skusOf = ({ lines }: Pick<OrderCard, "lines">) => lines.map(({ dish }) => dish.sku);

/** A box that can be changed, and the replacements for its first dish. */
async function choosing(person: Visitor) {
  const order = (await ordersOf(person)).find(({ status, editable }) => status === "open" && editable)!;
  const { orderId, version } = order;
  const [sku, second] = skusOf(order) as [string, string];
  const { alternatives } = await eventually(
    () => person.call(dishAlternatives, { orderId, sku }),
    (answer) => answer.alternatives.length > 0,
  );
  return { order, orderId, version, sku, second, alternatives };
}

describe("a dish of a box", () => {
  it("is swapped in one call for one that fits, and brought back by another", async () => {
    const person = await stage.household();
    const { order, orderId, version, sku, alternatives } = await choosing(person);
    const { dish, moreCents } = alternatives[0]!;
    expect(skusOf(order)).not.toContain(dish.sku);
    const swap = { orderId, version, editingSession: "a-card-of-hers", sku, instead: dish.sku };
    const { order: now } = await person.call(swapDish, swap);
    // The menu is that of the household's region, though the call names none.
    const { readyToCook } = await person.call(menuData, { date: order.week });
    expect(readyToCook.map(({ sku: each }) => each)).toContain(dish.sku);
    const whyOf = async (of: string) => (await person.call(dishAlternatives, { orderId, sku: of })).why;
    expect([await whyOf(skusOf(order)[1]!), await whyOf(dish.sku)]).toEqual(["preferred", "chosen"]);
    expect(skusOf(now)).toEqual(skusOf(order).map((each) => (each === sku ? dish.sku : each)));
    expect(now.price.totalCents).toBe(order.price.totalCents + moreCents);
    const lines = order.lines.map((line) => ({ sku: line.dish.sku, quantity: line.quantity }));
    const back = await person.call(updateQuantity, { orderId, version: now.version, editingSession: "a-card-of-hers", lines });
    expect(skusOf(back.order)).toEqual(skusOf(order));
  });

  it("is added in one call, and taken out by another; not by another household, nor by a window that lost the box", async () => {
    const person = await stage.household();
    const stranger = await stage.household();
    const { order, orderId, alternatives } = await choosing(person);
    const { sku } = alternatives[0]!.dish;
    const change = (units: number, who = person) => who.call(addItem, { orderId, editingSession: "a-row-of-hers", sku, units });
    await expect(change(1, stranger)).rejects.toMatchObject({ status: 404 });
    const { order: more } = await change(2);
    expect(more.lines.find(({ dish }) => dish.sku === sku)).toMatchObject({ quantity: 2 });
    const held = { orderId, version: more.version, editingSession: "an-older-window", lines: [] };
    await expect(person.call(updateQuantity, held)).rejects.toMatchObject({ body: { code: "editing-session-moved" } });
    await person.call(editorDataV2, { orderId, editingSession: "an-open-editor" });
    const unknown = { orderId, editingSession: "a-row-of-hers", sku: "MKT-9999", units: 1 };
    await expect(person.call(addItem, unknown)).rejects.toMatchObject({ body: { code: "item-not-on-menu" } });
    const lines = more.lines.map((line) => ({ sku: line.dish.sku, quantity: line.quantity }));
    await person.call(updateQuantity, { orderId, version: more.version, editingSession: "an-open-editor", lines });
    const { order: back } = await change(-2);
    expect(skusOf(back)).toEqual(skusOf(order));
    expect(back.price.totalCents).toBe(order.price.totalCents);
  });

  it("has its reason once its box is paid, too, for its own household alone", async () => {
    const person = await stage.household();
    const stranger = await stage.household();
    const paid = (await ordersOf(person)).find(({ status }) => status === "billed")!;
    expect(paid.editable).toBe(false);
    const { reasons } = await person.call(dishReasons, { orderId: paid.orderId });
    expect(reasons.map(({ sku }) => sku).toSorted()).toEqual(skusOf(paid).toSorted());
    expect(new Set(reasons.map(({ why }) => why))).toEqual(new Set(["preferred"]));
    await expect(stranger.call(dishReasons, { orderId: paid.orderId })).rejects.toMatchObject({ status: 404 });
  });

  it("is not swapped for what is in the box, in a version that is gone, or by another household", async () => {
    const person = await stage.household();
    const stranger = await stage.household();
    const { orderId, version, sku, second, alternatives } = await choosing(person);
    const instead = alternatives[0]!.dish.sku;
    const asked = { orderId, version, editingSession: "a-card-of-hers", sku, instead };
    const refusal = (who: Visitor, more: Partial<typeof asked>) => who.call(swapDish, { ...asked, ...more }).catch(({ body }) => body.code);
    expect(await refusal(person, { instead: second })).toBe("item-twice");
    expect(await refusal(person, { sku: instead, instead: sku })).toBe("item-not-on-menu");
    expect(await refusal(person, { version: version + 7 })).toBe("order-changed-elsewhere");
    expect(await refusal(stranger, {})).toBe("order-not-found");
    await expect(stranger.call(dishAlternatives, { orderId, sku })).rejects.toMatchObject({ status: 404 });
  });
});
