import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { changeFirstOrder } from "@tablee/contracts/calls/first-order-change";
import { editorDataV2, orderData, updateQuantity } from "@tablee/contracts/calls/orders";
import { receipt } from "@tablee/contracts/calls/receipts";
import { paymentHistory, updateCard } from "@tablee/contracts/calls/settings-payment";
import type { OrderCard } from "@tablee/contracts/schemas";
import { gatewayCaptures, gatewayRefunds } from "./gateway-view.ts";
import { eventually, ordersOf, type Somebody, signUp } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ households: true });
});
afterAll(() => stage.stop());

const editingSession = "a-window-of-this-test";
const linesOf = ({ lines }: OrderCard) => lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
const orderOf = async (person: Somebody, orderId: string) => (await person.call(orderData, { orderId })).order;

/** A customer with a paid first box of four recipes, days before its cutoff, who has it open in one window. */
async function paid() {
  const person = await signUp(stage.url, { recipes: 4 });
  const { order, items } = await person.call(editorDataV2, { orderId: person.firstOrderId, editingSession });
  const other = items.find(
    ({ dish, unitsLeft }) => dish.kind === "ready-to-cook" && unitsLeft > 5 && !order.lines.some((line) => line.dish.sku === dish.sku),
  )!;
  return { person, order, orderId: order.orderId, more: [...linesOf(order), { sku: other.dish.sku, quantity: 1 }] };
}
type Lines = ReturnType<typeof linesOf>;
const asked = ({ orderId, version }: OrderCard, lines: Lines) => ({ orderId, version, editingSession, lines });

/** What a change would cost more: what is refused names it. */
async function differenceOf(person: Somebody, order: OrderCard, lines: Lines): Promise<number> {
  const shown = { ...asked(order, lines), differenceCents: 12_345_678 };
  const error = await person.call(changeFirstOrder, shown).catch(({ body }) => body);
  expect(error).toMatchObject({ code: "price-changed" });
  return error.details.now;
}

const change = async (person: Somebody, order: OrderCard, lines: Lines) =>
  person.call(changeFirstOrder, { ...asked(order, lines), differenceCents: await differenceOf(person, order, lines) });

const cashOf = async (orderId: string): Promise<number> => {
  const { pool } = stage.running.api;
  const sum = (rows: readonly { readonly amountCents: number }[]) => rows.reduce((total, { amountCents }) => total + amountCents, 0);
  return sum(await gatewayCaptures(pool, orderId)) - sum(await gatewayRefunds(pool, orderId));
};

describe("the first box, after it is paid", () => {
  it("can be changed until its cutoff, and what it costs more is one charge", async () => {
    const { person, order, orderId, more } = await paid();
    expect(order).toMatchObject({ status: "billed", changeable: true, editable: false });
    const difference = await differenceOf(person, order, more);
    expect(difference).toBeGreaterThan(0);
    const answer = await change(person, order, more);
    expect(answer).toMatchObject({ result: "changed", order: { status: "billed", changeable: true, version: order.version + 1 } });
    expect(answer.order.price.totalCents).toBe(order.price.totalCents + difference);
    expect(linesOf(answer.order)).toEqual(more);
    expect((await gatewayCaptures(stage.running.api.pool, orderId)).map(({ amountCents }) => amountCents)).toEqual([
      order.price.chargeCents,
      difference,
    ]);
    expect(await orderOf(person, orderId)).toEqual(answer.order);
    const { receipt: paper } = await person.call(receipt, { orderId });
    expect(paper).toMatchObject({
      paidCents: order.price.totalCents + difference,
      order: { price: { totalCents: answer.order.price.totalCents } },
      changes: [{ number: expect.stringMatching(/^C-/), difference: { totalCents: difference, cardCents: difference } }],
    });
    const { rows } = await person.call(paymentHistory, {});
    expect(rows.map(({ kind, billedCents }) => [kind, billedCents])).toEqual([
      ["change", difference],
      ["order", order.price.totalCents],
    ]);
  });

  it("gives back what it costs less, and the books agree with the gateway's", async () => {
    const { person, order, orderId, more } = await paid();
    const { order: larger } = await change(person, order, more);
    const { order: smaller } = await change(person, larger, linesOf(order).slice(0, 3));
    expect(smaller.price.totalCents).toBeLessThan(order.price.totalCents);
    expect(
      await eventually(
        () => cashOf(orderId),
        (cash) => cash === smaller.price.chargeCents,
      ),
    ).toBe(smaller.price.chargeCents);
    // What the last change was charged goes back first, then a part of what sign-up was.
    expect((await gatewayRefunds(stage.running.api.pool, orderId)).map(({ amountCents }) => amountCents)).toEqual([
      larger.price.totalCents - order.price.totalCents,
      order.price.totalCents - smaller.price.totalCents,
    ]);
    const { receipt: paper } = await person.call(receipt, { orderId });
    expect(paper.paidCents).toBe(smaller.price.totalCents);
    expect(paper.changes).toHaveLength(2);
    expect((await person.call(paymentHistory, {})).rows[0]).toMatchObject({
      kind: "change",
      billedCents: smaller.price.totalCents - larger.price.totalCents,
    });
  });

  it("answers a repetition as before, and charges once", async () => {
    const { person, order, orderId, more } = await paid();
    const input = { ...asked(order, more), differenceCents: await differenceOf(person, order, more) };
    const key = { idempotencyKey: "8f3f9a52-53c5-4a1e-9d0b-0d6f8a6f1a01" };
    const first = await person.call(changeFirstOrder, input, key);
    expect(await person.call(changeFirstOrder, input, key)).toEqual(first);
    expect(await gatewayCaptures(stage.running.api.pool, orderId)).toHaveLength(2);
  });

  it("stays as it was when the card is declined, until another one pays", async () => {
    const { person, order, orderId, more } = await paid();
    const differenceCents = await differenceOf(person, order, more);
    await person.call(updateCard, { methodToken: "tok_declined" });
    const input = { ...asked(order, more), differenceCents };
    const declined = await person.call(changeFirstOrder, input);
    expect(declined).toMatchObject({ result: "declined", order: { version: order.version, changeable: true } });
    expect(linesOf(declined.order)).toEqual(linesOf(order));
    await person.call(updateCard, { methodToken: "tok_mastercard" });
    expect(await person.call(changeFirstOrder, input)).toMatchObject({ result: "changed" });
    expect(await cashOf(orderId)).toBe(order.price.chargeCents + differenceCents);
  });

  it("refuses what is too little, what another window has, and what is saved as if nothing were paid", async () => {
    const { person, order, more } = await paid();
    const refusal = async (promise: Promise<unknown>) => promise.catch(({ body }) => body.code);
    const [first] = linesOf(order) as [Lines[number]];
    const one = asked(order, [first]);
    expect(await refusal(person.call(changeFirstOrder, { ...one, differenceCents: await differenceOf(person, order, [first]) }))).toBe(
      "change-below-minimum",
    );
    expect(await refusal(person.call(updateQuantity, asked(order, more)))).toBe("order-not-editable");
    const differenceCents = await differenceOf(person, order, more);
    await person.call(editorDataV2, { orderId: order.orderId, editingSession: "another-window" });
    expect(await refusal(person.call(changeFirstOrder, { ...asked(order, more), differenceCents }))).toBe("editing-session-moved");
    const stranger = await stage.household();
    expect(await refusal(stranger.call(changeFirstOrder, { ...asked(order, more), differenceCents }))).toBe("order-not-found");
  });
});

describe("the first box, skipped after it is paid", () => {
  it("gives all back, does not return, and leaves its offer to the next box", async () => {
    const { person, order, orderId, more } = await paid();
    await change(person, order, more);
    const offer = order.price.discounts.length;
    const skipped = await person.call(skipOrder, { orderId, reason: "away" });
    expect(skipped.order).toMatchObject({ status: "skipped", editable: false, changeable: false, pointsToCome: 0 });
    expect(
      await eventually(
        () => cashOf(orderId),
        (cash) => cash === 0,
      ),
    ).toBe(0);
    const now = await orderOf(person, orderId);
    expect(now).toMatchObject({ status: "skipped", editable: false });
    expect(now.refundedCents).toBe(skipped.order.refundedCents);
    const { receipt: paper } = await person.call(receipt, { orderId });
    expect(paper).toMatchObject({ paidCents: 0, refundedCents: now.refundedCents, points: 0 });
    await expect(person.call(unskipOrder, { orderId })).rejects.toMatchObject({ body: { code: "first-order-returned" } });
    const next = await eventually(
      async () => (await ordersOf(person)).find(({ status }) => status === "open")!,
      ({ price }) => price.discounts.length === offer,
    );
    expect(next.price.discounts).toHaveLength(offer);
  });
});
