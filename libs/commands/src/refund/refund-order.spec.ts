import type { CommandContext } from "@tablee/commands/context";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { appended } from "@tablee/testing/fixtures/appended-events";
import { orderIds, recipes, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { changeLines, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream } from "@tablee/testing/fixtures/stream-names";

const refundId = idFrom("refund");
const staff = { kind: "staff", id: "staff-1" } as const;
const one: RefundAsked = { lines: [{ sku: skuOf(1), quantity: 1 }], deliveryFee: false };
/** Three recipes, $30 of them given: $53.70 in all. */
const third = {
  foodCents: 1790,
  deliveryFeeCents: 0,
  taxes: [],
  totalCents: 1790,
  promotionalCents: 0,
  purchasedCents: 0,
  cardCents: 1790,
};

interface Options {
  readonly n?: number;
  readonly by?: Actor;
  readonly aboveAllowance?: boolean;
}

/** Refunds something of the first box, or of another week's. */
function refund(household: Household, asked: RefundAsked, { n = 0, by = staff, ...more }: Options = {}) {
  const context: CommandContext = { ...household.context(), actor: by };
  const input = { orderId: orderIds[n]!, refundId, asked, reason: "damaged", ...more };
  return (steps: Steps) => refundOrder(steps, input, context);
}

/** A household whose second box holds twelve recipes and cost more than one person may refund. */
async function withLargeBox(): Promise<Household> {
  const household = await begin();
  await changeLines(
    household,
    1,
    recipes.map((number) => ({ sku: skuOf(number), quantity: 2 })),
  );
  await untilBilled(household, 1);
  return household;
}
const all: RefundAsked = { lines: recipes.map((number) => ({ sku: skuOf(number), quantity: 2 })), deliveryFee: false };

describe("a refund of a paid box", () => {
  it("returns the refunded amount, and its repetition changes nothing", async () => {
    const household = await begin();
    const work = refund(household, one);
    const data = { refundId, ...one, amounts: third, reason: "damaged", refundedAt: household.now };
    expect(await appended(household.world, work)).toEqual([[orderStream(0), "OrderRefunded", data]]);
    expect(await appended(household.world, work)).toEqual([]);
  });

  it("waits for a second person when it is more than the caller may give alone, however little it is", async () => {
    const household = await begin();
    const data = { refundId, ...one, amounts: third, reason: "damaged", requestedBy: "staff-1", requestedAt: household.now };
    expect(await appended(household.world, refund(household, one, { aboveAllowance: true }))).toEqual([
      [orderStream(0), "RefundRequested", data],
    ]);
  });

  it("waits for a second person when staff refund more than $200 of an order", async () => {
    const household = await withLargeBox();
    expect(await appended(household.world, refund(household, all, { n: 1 }))).toMatchObject([
      [orderStream(1), "RefundRequested", { amounts: { totalCents: 27_880 } }],
    ]);
  });

  it("waits for none when a rule of the product refunds it", async () => {
    const household = await withLargeBox();
    const by = { kind: "system", id: "a policy" } as const;
    expect(await appended(household.world, refund(household, all, { n: 1, by }))).toMatchObject([
      [orderStream(1), "OrderRefunded", { amounts: { totalCents: 27_880 } }],
    ]);
  });

  it("is refused before it is paid", async () => {
    const household = await begin();
    await expect(appended(household.world, refund(household, one, { n: 1 }))).rejects.toMatchObject({
      code: "order-not-billed",
      details: { status: "open" },
    });
  });
});
