import { editOrder } from "@tablee/commands/order/edit-order";
import { changeFirstOrder } from "@tablee/commands/order/making/change-first-order";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { skipOrder } from "@tablee/commands/order/weeks/skip-order";
import { unskipOrder } from "@tablee/commands/order/weeks/unskip-order";
import { Refused } from "@tablee/commands/refused";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { firstDelivery } from "@tablee/domain/offer/offers";
import { accountId, otherAccountId, plan } from "@tablee/domain/testing/examples";
import { type ReceiptRow, receiptsModel } from "@tablee/projections/receipts/read-model";
import { orderIdIn, recipes, skuOf } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { changeCard } from "../../fixtures/milestones.ts";
import { beginWith } from "../../fixtures/signed-up-household.ts";
import { checkBooks, orderRow, rowsOf } from "../../model/rows.ts";

const orderId = orderIdIn(0);
type Input = Parameters<typeof changeFirstOrder>[1];
type Lines = Input["lines"];

const linesOf = (household: Household): Lines => household.order(0).lines.map(({ sku, quantity }) => ({ sku, quantity }));
const totalOf = (household: Household): number => priceOf(household.order(0)).totalCents;

/** A household with a paid first box of four recipes, and the lines of this box with one more. */
async function paid(choice: Parameters<typeof beginWith>[0] = {}) {
  const household = await beginWith({ plan: { ...plan, recipes: 4 } as typeof plan, ...choice });
  const lines = linesOf(household);
  const other = recipes.map(skuOf).find((sku) => !lines.some((line) => line.sku === sku))!;
  return { household, lines, more: [...lines, { sku: other, quantity: 1 }] };
}

/** Requests a change in the window that the household has open. @throws Refused */
function change(household: Household, lines: Lines, own: Partial<Input> = {}) {
  const { version } = household.order(0);
  const changeId = idFrom("change", version);
  const input = { accountId, orderId, changeId, version, editingSession: "a window", lines, ...own };
  return changeFirstOrder(household.world.process().steps, input, household.context());
}

/** A refusal's code and details. */
const refusal = (work: Promise<unknown>): Promise<Pick<Refused, "code" | "details">> =>
  work.then(
    () => Promise.reject(new Error("it was not refused")),
    (error) => (error instanceof Refused ? error : Promise.reject(error)),
  );

/** The extra cost of a change: a change with a wrong cost is refused, and the refusal names the right one. */
async function differenceOf(household: Household, lines: Lines): Promise<number> {
  const { code, details } = await refusal(change(household, lines, { differenceCents: cents(12_345_678) }));
  expect(code).toBe("price-changed");
  return details.now as number;
}

const charges = ({ world }: Household) => [...world.gateway.charges.values()].map(({ outcome, amountCents }) => [outcome, amountCents]);
const receipts = ({ world }: Household) => rowsOf<ReceiptRow>(receiptsModel, world).filter(({ order_id }) => order_id === orderId);

describe("the first box, after it is paid", () => {
  it("is refunded what it costs less after a change, and the books agree with the gateway's", async () => {
    const { household, lines, more } = await paid();
    const first = totalOf(household);
    const difference = await differenceOf(household, more);
    expect(await change(household, more)).toMatchObject({ result: "changed", change: { difference: { totalCents: difference } } });
    const larger = totalOf(household);
    expect([larger, difference > 0]).toEqual([first + difference, true]);
    expect(await change(household, lines.slice(0, 3))).toMatchObject({ result: "changed" });
    const smaller = totalOf(household);
    expect(smaller).toBeLessThan(first);
    await household.follow();
    expect([household.paidCents, household.world.gateway.netCents]).toEqual([smaller, smaller]);
    // The charge of the last change is refunded first, then a part of the sign-up's.
    expect([...household.world.gateway.refunds.values()]).toEqual([larger - first, first - smaller]);
    expect(orderRow(household.world, orderId)).toMatchObject({ price: { totalCents: smaller }, refunded_cents: 0 });
    expect(orderRow(household.world, orderId).changes).toHaveLength(2);
    expect(receipts(household).at(-1)).toMatchObject({ kind: "change", amounts: { totalCents: smaller - larger } });
    checkBooks(household.world);
  });

  it("stays as it was when the card is declined, until another one pays", async () => {
    const { household, lines, more } = await paid();
    const [first, { version }] = [household.paidCents, household.order(0)];
    const differenceCents = cents(await differenceOf(household, more));
    await changeCard(household, "tok_declined", "hard");
    expect(await change(household, more, { differenceCents })).toMatchObject({ result: "declined", state: { version } });
    expect(linesOf(household)).toEqual(lines);
    await changeCard(household, "tok_mastercard", "captured");
    const again = { differenceCents, changeId: idFrom("with another card") };
    expect(await change(household, more, again)).toMatchObject({ result: "changed" });
    expect(linesOf(household)).toEqual(more);
    expect(charges(household).slice(-2)).toEqual([
      ["hard", differenceCents],
      ["captured", differenceCents],
    ]);
    expect([household.paidCents, household.world.gateway.netCents]).toEqual([first + differenceCents, first + differenceCents]);
  });

  it("refuses a change below the minimum, one in a window that was taken over, and an edit as if nothing were paid", async () => {
    const { household, lines, more } = await paid();
    const one = lines.slice(0, 1);
    const differenceCents = cents(await differenceOf(household, one));
    expect(await refusal(change(household, one, { differenceCents }))).toMatchObject({ code: "change-below-minimum" });
    const { version } = household.order(0);
    const edit = { accountId, orderId, version, editingSession: "a window", lines: more };
    const { steps } = household.world.process();
    expect(await refusal(editOrder(steps, edit, household.context()))).toMatchObject({ code: "order-not-editable" });
    household.world.windows.set(orderId, "another window");
    expect(await refusal(change(household, more))).toMatchObject({ code: "editing-session-moved" });
    expect(await refusal(change(household, more, { accountId: otherAccountId }))).toMatchObject({ code: "order-not-found" });
    expect([linesOf(household), charges(household).length]).toEqual([lines, 1]);
  });
});

describe("the first box, skipped after it is paid", () => {
  it("is refunded in full, cannot be unskipped, and passes its offer to the next box", async () => {
    const { household, more } = await paid();
    await change(household, more);
    const total = totalOf(household);
    const { grants } = household.order(0);
    expect(grants).toHaveLength(1);
    expect(household.points.pending).toBeGreaterThan(0);
    await household.act((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
    await household.follow();
    expect(orderRow(household.world, orderId)).toMatchObject({ status: "skipped", refunded_cents: total });
    expect([household.paidCents, household.world.gateway.netCents, household.points.pending]).toEqual([0, 0, 0]);
    await household.act((steps, context) => unskipOrder(steps, { accountId, orderId }, context));
    expect([...household.refused]).toEqual([["first-order-returned", 1]]);
    const delivery = firstDelivery.grants[0]!;
    expect([household.order(0).grants, household.order(1).grants]).toEqual([[], [...grants, ...delivery]]);
    checkBooks(household.world);
  });

  it.each([
    ["a code", {}],
    ["no code", { code: undefined }],
  ])("with %s, passes its free delivery on with every skip, and back when a week is unskipped", async (_, choice) => {
    const { household } = await paid(choice);
    const carriers = () => [1, 2, 3].filter((index) => household.order(index).grants.some(({ kind }) => kind === "free-delivery"));
    const skipping = (index: number) =>
      household.act((steps, context) => skipOrder(steps, { accountId, orderId: household.order(index).orderId, reason: "away" }, context));
    expect(carriers()).toEqual([]);
    await skipping(0);
    await household.follow();
    expect(carriers()).toEqual([1]);
    expect(priceOf(household.order(1))).toMatchObject({ deliveryFree: "first-week", deliveryFeeCents: 0 });
    await skipping(1);
    await household.follow();
    expect(carriers()).toEqual([2]);
    const back = household.order(1).orderId;
    await household.act((steps, context) => unskipOrder(steps, { accountId, orderId: back }, context));
    await household.follow();
    expect(carriers()).toEqual([1]);
  });
});
