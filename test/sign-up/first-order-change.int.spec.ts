import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { changeFirstOrder } from "@tablee/contracts/calls/first-order-change";
import { editorDataV2, orderData } from "@tablee/contracts/calls/orders";
import { receipt } from "@tablee/contracts/calls/receipts";
import { paymentHistory, updateCard } from "@tablee/contracts/calls/settings-payment";
import type { OrderCard } from "@tablee/contracts/schemas";
import { gatewayCaptures } from "../stage/gateway-view.ts";
import type { Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

const editingSession = "a-window-of-this-test";
const linesOf = ({ lines }: OrderCard) => lines.map(({ dish, quantity }) => ({ sku: dish.sku, quantity }));
const orderOf = async (person: Visitor, orderId: string) => (await person.call(orderData, { orderId })).order;

/** A customer with a paid first box, days before its cutoff, who has it open in one window. */
async function paid() {
  const person = await stage.household();
  const { order, items } = await person.call(editorDataV2, { orderId: person.firstOrderId, editingSession });
  const other = items.find(
    ({ dish, unitsLeft }) => dish.kind === "ready-to-cook" && unitsLeft > 5 && !order.lines.some((line) => line.dish.sku === dish.sku),
  )!;
  return { person, order, orderId: order.orderId, more: [...linesOf(order), { sku: other.dish.sku, quantity: 1 }] };
}
type Lines = ReturnType<typeof linesOf>;
const asked = ({ orderId, version }: OrderCard, lines: Lines) => ({ orderId, version, editingSession, lines });

/** The price difference of a change: its refusal names it. */
async function differenceOf(person: Visitor, order: OrderCard, lines: Lines): Promise<number> {
  const shown = { ...asked(order, lines), differenceCents: 12_345_678 };
  const error = await person.call(changeFirstOrder, shown).catch(({ body }) => body);
  expect(error).toMatchObject({ code: "price-changed" });
  return error.details.now;
}

/** Over HTTP: charges, refunds and refusals are proved in memory. */
describe("the first box, after it is paid", () => {
  it("can be changed until its cutoff, and what it costs more is one charge", async () => {
    const { person, order, orderId, more } = await paid();
    expect(order).toMatchObject({ status: "billed", changeable: true, editable: false });
    const difference = await differenceOf(person, order, more);
    expect(difference).toBeGreaterThan(0);
    const answer = await person.call(changeFirstOrder, { ...asked(order, more), differenceCents: difference });
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

  it("answers a repetition as before, and charges once", async () => {
    const { person, order, orderId, more } = await paid();
    const input = { ...asked(order, more), differenceCents: await differenceOf(person, order, more) };
    const key = { idempotencyKey: "8f3f9a52-53c5-4a1e-9d0b-0d6f8a6f1a01" };
    const first = await person.call(changeFirstOrder, input, key);
    expect(await person.call(changeFirstOrder, input, key)).toEqual(first);
    expect(await gatewayCaptures(stage.running.api.pool, orderId)).toHaveLength(2);
  });

  it("is answered as it was when the card is declined", async () => {
    const { person, order, more } = await paid();
    const differenceCents = await differenceOf(person, order, more);
    await person.call(updateCard, { methodToken: "tok_declined" });
    const declined = await person.call(changeFirstOrder, { ...asked(order, more), differenceCents });
    expect(declined).toMatchObject({ result: "declined", order: { version: order.version, changeable: true } });
    expect(linesOf(declined.order)).toEqual(linesOf(order));
  });

  it("shows, once it is skipped, that all of it went back and that it does not return", async () => {
    const { person, orderId } = await paid();
    const skipped = await person.call(skipOrder, { orderId, reason: "away" });
    expect(skipped.order).toMatchObject({ status: "skipped", editable: false, changeable: false, pointsToCome: 0 });
    const now = await orderOf(person, orderId);
    expect(now).toMatchObject({ status: "skipped", editable: false, refundedCents: skipped.order.refundedCents });
    expect(now.refundedCents).toBeGreaterThan(0);
    const { receipt: paper } = await person.call(receipt, { orderId });
    expect(paper).toMatchObject({ paidCents: 0, refundedCents: now.refundedCents, points: 0 });
    await expect(person.call(unskipOrder, { orderId })).rejects.toMatchObject({ body: { code: "first-order-returned" } });
  });
});
