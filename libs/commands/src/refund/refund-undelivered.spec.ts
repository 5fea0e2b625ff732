import { type CommandContext, causedBy } from "@tablee/commands/context";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { refundUndelivered } from "@tablee/commands/refund/refund-undelivered";
import type { Steps } from "@tablee/commands/steps";
import { idFrom } from "@tablee/domain/kernel/ids";
import { system } from "@tablee/domain/kernel/log/actor";
import type { RefundAsked } from "@tablee/domain/pricing/refund-asked";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import { meanwhile } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, start, untilBilled, untilDelivered } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { orderStream } from "@tablee/testing/fixtures/stream-names";

const jam = [{ sku: "MKT-0001", quantity: 2 }];
const lines = [4, 5, 6].map((n) => ({ sku: skuOf(n), quantity: 1 }));

/** The second box is paid, has one paid and one unpaid addition, and two deliveries of it fail. */
async function undelivered(prepare: (household: Household) => Promise<unknown> = async () => {}) {
  const household = await begin();
  await untilBilled(household, 1);
  const additionId = await add(household, 1, jam);
  const open = await start(household, 1, [{ sku: "MKT-0002", quantity: 1 }]);
  await prepare(household);
  household.world.delivery = { result: "failed", code: "nobody-home" };
  await untilDelivered(household, 1);
  while (household.order(1).status === "billed") {
    household.now = household.world.facts.nextDue(["dispatch", "delivery"], household.now)!;
    await household.doDue(["dispatch", "delivery"]);
  }
  return { household, additionId, open };
}

/** The policy that follows the failure. */
function refund(household: Household) {
  const failure = household.world.log.events.findLast(({ stream, type }) => stream === orderStream(1) && type.startsWith("Order"))!;
  const context: CommandContext = causedBy("refund-when-delivery-failed-for-good", failure, household.now);
  return (steps: Steps) => refundUndelivered(steps, { orderId: orderIds[1]! }, context);
}

const give = (household: Household, name: string, asked: RefundAsked) =>
  household.act((steps, context) =>
    refundOrder(steps, { orderId: orderIds[1]!, refundId: idFrom(name), asked, reason: "damaged" }, context),
  );

describe("a box that could not be delivered", () => {
  it("is refunded whole, its fee and what was added to it included, by no second person", async () => {
    const { household, additionId } = await undelivered();
    expect(household.order(1)).toMatchObject({ status: "failed", kind: "delivery" });
    const facts = { reason: "not delivered", refundedAt: household.now };
    const box = {
      lines,
      deliveryFee: true,
      amounts: expect.objectContaining({ foodCents: 6370, deliveryFeeCents: 799, totalCents: 7169 }),
    };
    const added = { additionId, lines: jam, deliveryFee: false, amounts: expect.objectContaining({ totalCents: 1800 }) };
    const ids = [idFrom("refund", "undelivered", orderIds[1]!, ""), idFrom("refund", "undelivered", orderIds[1]!, additionId)];
    expect(await appended(household.world, refund(household))).toEqual([
      [orderStream(1), "OrderRefunded", { refundId: ids[0], ...box, ...facts }],
      [orderStream(1), "OrderRefunded", { refundId: ids[1], ...added, ...facts }],
    ]);
    expect(await appended(household.world, refund(household))).toEqual([]);
  });

  it("is refunded once, wherever a process dies at it", async () => {
    const { household } = await undelivered();
    const work = refund(household);
    const whole = await appended(household.world, work);
    expect(await appendedAfterDeaths(async () => (await undelivered()).household.world, work)).toEqual([whole, whole]);
  });

  it("is refunded what was not refunded before", async () => {
    const { household } = await undelivered((early) => give(early, "early", { lines: lines.slice(1), deliveryFee: true }));
    expect(await appended(household.world, refund(household))).toMatchObject([
      [{}, "OrderRefunded", { lines: lines.slice(0, 1), deliveryFee: false }],
      [{}, "OrderRefunded", { lines: jam }],
    ]);
  });

  it("is refunded nothing where all of it was refunded before", async () => {
    const { household } = await undelivered(async (early) => {
      await give(early, "box", { lines, deliveryFee: true });
      await give(early, "added", { additionId: Object.keys(additionsOf(early))[0]!, lines: jam, deliveryFee: false });
    });
    expect(await appended(household.world, refund(household))).toEqual([]);
  });

  it("is refunded what is left by then, when staff refund a part of it at the same moment", async () => {
    const { household } = await undelivered();
    const work = refund(household);
    const part = () => give(household, "meanwhile", { lines: lines.slice(1), deliveryFee: true });
    expect(await appended(household.world, (steps) => work(meanwhile(steps, { write: "order", nth: 1 }, part)))).toMatchObject([
      [{}, "OrderRefunded", { refundId: idFrom("meanwhile") }],
      [{}, "OrderRefunded", { lines: lines.slice(0, 1), deliveryFee: false }],
      [{}, "OrderRefunded", { lines: jam }],
    ]);
  });
});

const additionsOf = (household: Household) =>
  (household.order(1) as Extract<ReturnType<Household["order"]>, { status: "billed" }>).additions;

describe("a box of another fate", () => {
  it("is not refunded by this: none that is on its way, was delivered or was never paid", async () => {
    const household = await begin();
    const context: CommandContext = { ...household.context(), actor: system("a policy") };
    const work = (n: number) => (steps: Steps) => refundUndelivered(steps, { orderId: orderIds[n]! }, context);
    expect(await appended(household.world, work(0))).toEqual([]);
    await untilDelivered(household, 0);
    expect(household.order(0).status).toBe("delivered");
    expect(await appended(household.world, work(0))).toEqual([]);
    household.world.gateway.mood = "hard";
    await untilBilled(household, 1);
    while (household.order(1).status !== "failed") {
      household.now = household.world.facts.nextDue(["billing"], household.now)!;
      await household.doDue(["billing"]);
    }
    expect(household.order(1)).toMatchObject({ kind: "payment" });
    expect(await appended(household.world, work(1))).toEqual([]);
  });
});
