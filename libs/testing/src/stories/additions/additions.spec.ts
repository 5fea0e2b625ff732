import { billAddition } from "@tablee/commands/addition/bill-addition";
import { startAddition } from "@tablee/commands/addition/start-addition";
import { stocks } from "@tablee/commands/aggregates";
import { resumeBilling } from "@tablee/commands/billing/resume-billing";
import { endHold } from "@tablee/commands/capacity/settle-capacity";
import { unitsLeft } from "@tablee/domain/capacity/decider";
import { idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { gatewayActor } from "@tablee/domain/payment/gateway-actor";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { stockId } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { type AccountRow, accountsModel } from "@tablee/projections/accounts/read-model";
import { others, takeStock } from "../../fixtures/competing-customers.ts";
import { marketSkus, orderIdIn, weekIn } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { add, changeCard, start } from "../../fixtures/milestones.ts";
import { begin } from "../../fixtures/signed-up-household.ts";
import { checkBooks, orderRow, rowsOf } from "../../model/rows.ts";

const orderId = orderIdIn(0);
const [jam, bread] = marketSkus;
const one = (sku: string) => ({ sku, quantity: 1 });

const pay = async (household: Household, additionId: string): Promise<string> =>
  (await billAddition(household.world.process().steps, { accountId, orderId, additionId }, household.context())).result;
/** The gateway's decisions about an addition, oldest first. */
const charges = ({ world }: Household, additionId: string) =>
  [...world.gateway.charges.values()].filter(({ paymentId }) => paymentId === paymentIdOf(purposeOf(orderId, additionId)));
const additionsOf = ({ world }: Household) => orderRow(world, orderId).additions;

describe("an addition to a paid box", () => {
  it("says what was declined and lets another card pay for it; sold out is not charged", async () => {
    const household = await begin();
    const { method_token } = orderRow(household.world, orderId);
    await changeCard(household, "tok_insufficient-1", "declined");
    const additionId = await start(household, 0, [one(jam)]);
    expect(await pay(household, additionId)).toBe("declined");
    // A webhook that reports the decline late or twice is no request to try again.
    const paymentId = paymentIdOf(purposeOf(orderId, additionId));
    for (const _ of ["first", "second"])
      await household.act((steps, context) => resumeBilling(steps, { paymentId }, { ...context, actor: gatewayActor }));
    expect(charges(household, additionId).map(({ outcome }) => outcome)).toEqual(["declined"]);

    await changeCard(household, "tok_mastercard-1", "captured");
    expect(await pay(household, additionId)).toBe("billed");
    expect(charges(household, additionId).map(({ outcome }) => outcome)).toEqual(["declined", "captured"]);
    const [addition] = additionsOf(household);
    expect(addition).toMatchObject({ status: "billed", methodToken: "tok_mastercard-1", lines: [{ sku: jam, quantity: 1 }] });
    expect(charges(household, additionId)[1]!.amountCents).toBe(addition!.price.chargeCents);
    // The box itself was paid by the card of the sign-up.
    expect([orderRow(household.world, orderId).method_token, method_token]).toEqual([method_token, expect.any(String)]);
    const [account] = rowsOf<AccountRow>(accountsModel, household.world);
    expect(account!.methods.map(({ token }) => token)).toContain("tok_mastercard-1");

    const { steps } = household.world.process();
    const asked = { accountId, orderId, additionId: idFrom("scarce"), lines: [{ sku: bread, quantity: 2 }, one("RTC-9999")] };
    await expect(startAddition(steps, asked, household.context())).rejects.toMatchObject({ code: "item-not-on-menu" });
    await takeStock(household, 0, bread);
    const more = await startAddition(steps, { ...asked, lines: [one(bread), one(jam)] }, household.context());
    expect(more.soldOut).toEqual([bread]);
    expect(await pay(household, more.additionId)).toBe("billed");
    expect(
      additionsOf(household)
        .at(-1)!
        .lines.map(({ sku }) => sku),
    ).toEqual([jam]);
    expect(charges(household, more.additionId)).toMatchObject([{ outcome: "captured", amountCents: more.addition!.price.chargeCents }]);
    await household.follow();
    checkBooks(household.world);
  });
});

describe("paid additions whose stock was never settled", () => {
  it("are paid back once when the hold runs out and others have taken them", async () => {
    const household = await begin();
    const before = household.paidCents;
    await add(household, 0, [{ sku: jam, quantity: 2 }]);
    await household.follow();
    const { totalCents } = additionsOf(household)[0]!.price;
    expect(household.paidCents).toBe(before + totalCents);

    // The state after a process that died between the charge and the stock.
    const id = stockId("on", weekIn(0), jam);
    const at = household.now;
    const late = addMinutes(at, 16);
    const settle = (units: number) => ({ type: "Settle", orderId, units, at }) as const;
    const hold = { type: "Hold", orderId, units: 2, until: addMinutes(at, 15), at } as const;
    await household.act((steps, context) => steps.handle(stocks, id, settle(0), context));
    await household.act((steps, context) => steps.handle(stocks, id, hold, context));
    const left = () => unitsLeft(household.stock(0, jam), late);
    await household.beside((steps, context) =>
      steps.handle(stocks, id, { type: "Settle", orderId: others, units: left() - 1, at: late }, context),
    );

    household.now = late;
    for (const _ of ["first", "second"])
      await household.act((steps, context) => endHold(steps, { category: "stock", streamId: id, orderId }, context));
    await household.finish();
    expect(orderRow(household.world, orderId).refunds.map(({ reason, amounts }) => [reason, amounts.totalCents])).toEqual([
      ["sold out", totalCents],
    ]);
    expect([...household.world.gateway.refunds.values()]).toEqual([totalCents]);
    expect(left()).toBe(1);
    checkBooks(household.world);
  });
});
