import { endCorporatePlan, giveCorporatePlan } from "@tablee/commands/credit/corporate-plan";
import { priceOf } from "@tablee/commands/order/making/price-of";
import { redeemPoints } from "@tablee/commands/points/redeem-points";
import { cents } from "@tablee/domain/kernel/money";
import { addHours, addMinutes } from "@tablee/domain/kernel/time";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accountId } from "@tablee/domain/testing/examples";
import { type CreditRow, creditModel } from "@tablee/projections/credit/read-model";
import { type LedgerRow, ledgerModel } from "@tablee/projections/ledger/read-model";
import { orderIdIn } from "../../fixtures/constants.ts";
import type { Household } from "../../fixtures/household.ts";
import { changeLines, earn, give } from "../../fixtures/milestones.ts";
import { begin } from "../../fixtures/signed-up-household.ts";
import { checkBooks, orderRow, rowsOf } from "../../model/rows.ts";

const creditOf = ({ world }: Household): CreditRow => rowsOf<CreditRow>(creditModel, world)[0]!;
/** The remainder of each credit that the account was given, in cents. */
const left = (household: Household) => creditOf(household).grants.map(({ leftCents }) => leftCents);
const linesOf = (household: Household, n: number) => household.order(n).lines.map(({ sku, quantity }) => ({ sku, quantity }));
const charges = ({ world }: Household, n: number) =>
  [...world.gateway.charges.values()].filter(({ paymentId }) => paymentId === paymentIdOf(purposeOf(orderIdIn(n))));

describe("the credit of an account", () => {
  it("pays the boxes in their order, as it is shown over them", async () => {
    const household = await begin();
    const total = priceOf(household.order(1)).totalCents;
    await give(household, "promotional", total + 1000);
    const short = linesOf(household, 2).slice(0, 1);
    await changeLines(household, 2, short);
    expect(priceOf(household.order(2)).minimumMet).toBe(false);
    await household.advance(addHours(household.order(1).calendar.cutoffAt, 2));
    expect(orderRow(household.world, orderIdIn(1))).toMatchObject({
      status: "billed",
      price: { promotionalCents: total, chargeCents: 0 },
    });
    expect(charges(household, 1)).toEqual([]);
    expect(left(household)).toEqual([1000]);
    await household.advance(addHours(household.order(2).calendar.cutoffAt, 2));
    expect([household.order(2).status, left(household)]).toEqual(["minimum-not-met", [1000]]);
    const { totalCents } = priceOf(household.order(3));
    await household.advance(addHours(household.order(3).calendar.cutoffAt, 2));
    expect(orderRow(household.world, orderIdIn(3)).price).toMatchObject({ promotionalCents: 1000, chargeCents: totalCents - 1000 });
    expect(left(household)).toEqual([0]);
    checkBooks(household.world);
  });

  it("is given for points that are exchanged, and pays the next charge", async () => {
    const household = await begin();
    await earn(household, 600);
    await household.act((steps, context) => redeemPoints(steps, { accountId, points: 500 }, context));
    await household.follow();
    const { totalCents } = priceOf(household.order(1));
    await household.advance(addHours(household.order(1).calendar.cutoffAt, 2));
    expect(orderRow(household.world, orderIdIn(1)).price).toMatchObject({
      promotionalCents: 500,
      promotionalSources: [{ source: "points", cents: 500 }],
      chargeCents: totalCents - 500,
    });
    expect([left(household), household.points.available]).toEqual([[0], expect.any(Number)]);
    checkBooks(household.world);
  });

  it("expires, and is taken out of the books", async () => {
    const household = await begin();
    const { now } = household;
    await give(household, "promotional", 700, addHours(now, 24));
    await give(household, "promotional", 400, addHours(now, 24 * 40));
    expect(left(household)).toEqual([700, 400]);
    await household.advance(addHours(now, 60));
    expect(left(household)).toEqual([0, 400]);
    const posted = rowsOf<LedgerRow>(ledgerModel, household.world).filter(({ subject }) => subject === accountId);
    const sum = (account: LedgerRow["account"]) => posted.reduce((total, row) => total + (row.account === account ? row.cents : 0), 0);
    expect([sum("promotional-balance"), sum("promotional-expense")]).toEqual([-400, 400]);
    checkBooks(household.world);
  });
});

describe("a corporate plan", () => {
  it("gives its credit on the first of the month, and nothing more once it was ended", async () => {
    const household = await begin();
    const { steps } = household.world.process();
    const plan = { accountId, plan: "employer-meals", cents: cents(5_000), until: "2031-12-31" };
    await giveCorporatePlan(steps, plan, household.context());
    expect(creditOf(household)).toMatchObject({ grants: [], corporate: { plan: "employer-meals", cents: 5_000, until: "2031-12-31" } });
    const next = () => household.world.facts.nextDue(["corporate-credit"]);
    const first = next()!;
    expect(first).toBe("2027-04-01T04:00:00.000Z");
    await household.advance(addMinutes(first, -1));
    expect(creditOf(household).grants).toEqual([]);
    await household.advance(addMinutes(first, 5));
    const given = { source: "corporate-plan", valueCents: 5_000, expiresAt: null };
    expect(creditOf(household)).toMatchObject({ grants: [given] });
    expect(next()).toBe("2027-05-01T04:00:00.000Z");
    await endCorporatePlan(steps, { accountId }, household.context());
    expect(creditOf(household)).toMatchObject({ corporate: null });
    expect(next()).toBeUndefined();
    await household.advance("2027-06-02T00:00:00.000Z");
    expect(creditOf(household).grants).toMatchObject([given]);
  });
});
