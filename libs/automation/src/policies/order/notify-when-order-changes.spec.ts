import { expectedCharge } from "@tablee/commands/notice/expected-charge";
import { changeFirstOrder } from "@tablee/commands/order/making/change-first-order";
import { refundOrder } from "@tablee/commands/refund/refund-order";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds, skuOf } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, changeCard, give, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";

/** The mails of a kind, in the order in which they were sent. */
const mailsOf = ({ world }: Household, kind: NoticeAbout<"order">): string[] =>
  [...world.messages.values()].filter((message) => message.kind === kind).map(({ text }) => text);

/** The amount that a mail states as charged, and its lines of items. */
const statedIn = (mail: string) => ({
  charged: /^Charged[^:]*: (\$[\d.]+)/m.exec(mail)?.[1],
  items: mail.split("\n").filter((line) => /^\d+ × /.test(line)),
});

const change = async (household: Household, id: string, skus: readonly string[]) => {
  const { version } = household.order(0);
  const lines = skus.map((sku) => ({ sku, quantity: 1 }));
  const input = { accountId, orderId: orderIds[0]!, changeId: idFrom("change", id), version, editingSession: "a window", lines };
  await household.act((steps, context) => changeFirstOrder(steps, input, context));
};

const refund = async (household: Household, sku: string, additionId?: string) => {
  const asked = { lines: [{ sku, quantity: 1 }], deliveryFee: false, ...(additionId && { additionId }) };
  const input = { orderId: orderIds[1]!, refundId: idFrom("refund", sku), asked, reason: "damaged" };
  await household.act((steps, context) => refundOrder(steps, input, { ...context, actor: { kind: "staff", id: "staff-1" } }));
};

describe("a reminder before the cutoff", () => {
  const remindersWith = async (credit: number) => {
    const household = await begin({ notices: true });
    await give(household, "purchased", credit);
    await household.advance(addHours(household.order(2).calendar.cutoffAt, -1));
    return mailsOf(household, "cutoff-in-48-hours");
  };

  it("states when a box is charged, and no charge of a box that the balance covers", async () => {
    const [first, second] = await remindersWith(7_500);
    expect(first).toContain("As it is, there is nothing to pay for it");
    expect(first).not.toContain("charged on");
    expect(second).toContain("It is charged on");
  });

  it("leaves to a later box only the balance that an earlier one does not take", async () => {
    const household = await begin({ notices: true });
    await give(household, "purchased", 7_500);
    const { steps } = household.world.process();
    const charges = await Promise.all([1, 2].map((n) => expectedCharge(steps, household.order(n))));
    expect(charges[0]).toBe(0);
    expect(charges[1]).toBeGreaterThan(0);
  });
});

describe("a receipt that is mailed after another payment for the same box", () => {
  it("states the items and the amount of its own addition", async () => {
    const household = await begin({ notices: true });
    await untilBilled(household, 1);
    await add(household, 1, [{ sku: "MKT-0001", quantity: 1 }]);
    await add(household, 1, [{ sku: "MKT-0002", quantity: 3 }]);
    await household.follow();
    const [first, second] = mailsOf(household, "additions-charged").map(statedIn);
    expect(first).toMatchObject({ charged: "$9.00", items: [expect.stringMatching(/^1 × .*\$9\.00$/)] });
    expect(second).toMatchObject({ charged: "$27.00", items: [expect.stringMatching(/^3 × .*\$27\.00$/)] });
  });

  it("names the card that was charged, and no other that was given since", async () => {
    const household = await begin({ notices: true });
    await untilBilled(household, 1);
    await household.follow();
    await add(household, 1, [{ sku: "MKT-0001", quantity: 1 }]);
    await changeCard(household, "tok_another_card", "captured");
    expect(mailsOf(household, "order-charged").map((mail) => /^Charged to Visa/m.test(mail))).toEqual([true]);
    expect(mailsOf(household, "additions-charged").map((mail) => /^Charged.*$/m.exec(mail)?.[0])).toEqual(["Charged: $9.00"]);
  });

  it("states the amount of its own refund", async () => {
    const household = await begin({ notices: true });
    await untilBilled(household, 1);
    const additionId = await add(household, 1, [{ sku: "MKT-0001", quantity: 1 }]);
    await refund(household, "MKT-0001", additionId);
    await refund(household, household.order(1).lines[0]!.sku);
    await household.follow();
    const amounts = mailsOf(household, "refunded").map((mail) => /refunded (\$[\d.]+)/.exec(mail)?.[1]);
    expect(amounts).toEqual(["$9.00", "$21.24"]);
  });

  it("states the first box as its own change left it", async () => {
    const household = await begin({ notices: true });
    await change(household, "larger", [1, 2, 3, 4, 5].map(skuOf));
    await change(household, "smaller", [1, 2, 3, 4].map(skuOf));
    await household.follow();
    const [larger, smaller] = mailsOf(household, "first-box-changed");
    expect(larger).toContain("more than before");
    expect(statedIn(larger!).items).toHaveLength(5);
    expect(smaller).toContain("less than before");
    expect(statedIn(smaller!).items).toHaveLength(4);
  });
});
