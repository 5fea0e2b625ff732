import { credits, orders } from "@tablee/commands/aggregates";
import { type CommandContext, scheduledBy } from "@tablee/commands/context";
import { settleCredit } from "@tablee/commands/credit/settle-credit";
import { lockOrder } from "@tablee/commands/order/lock-order";
import type { Steps } from "@tablee/commands/steps";
import type { CreditKind } from "@tablee/domain/credit/vocabulary";
import { orderId as asOrderId, idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accountId } from "@tablee/domain/testing/examples";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { orderIds } from "@tablee/testing/fixtures/constants";
import { meanwhile } from "@tablee/testing/fixtures/event-transcript";
import type { Household } from "@tablee/testing/fixtures/household";
import { add, give, start, untilBilled } from "@tablee/testing/fixtures/milestones";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { creditStream } from "@tablee/testing/fixtures/stream-names";
import { skipOrder } from "../order/weeks/skip-order.ts";
import { unskipOrder } from "../order/weeks/unskip-order.ts";

const orderId = orderIds[1]!;
const jam = [{ sku: "MKT-0001", quantity: 2 }];
const idOfGrant = (kind: CreditKind, cents: number) => idFrom("grant", kind, cents);

/** The policy that follows an event of an order, or of an addition to it. */
function settle({ now }: Household, additionId?: string) {
  const context = scheduledBy("settle-credit", [orderId, additionId ?? ""], now, accountId);
  return (steps: Steps) => settleCredit(steps, { orderId, additionId }, context);
}

const skip = (household: Household) =>
  household.beside((steps, context) => skipOrder(steps, { accountId, orderId, reason: "away" }, context));
const unskip = (household: Household) => household.beside((steps, context) => unskipOrder(steps, { accountId, orderId }, context));

/** A lock that reserves credit and crashes before it locks. */
const reserveAndDie = (household: Household) =>
  household.beside((steps, context) => lockOrder(steps, { orderId, early: true }, context), 1);

/** A household with the given credit of each kind. */
async function withCredit(promotional: number, purchased = 0): Promise<Household> {
  const household = await begin();
  if (promotional > 0) await give(household, "promotional", promotional);
  if (purchased > 0) await give(household, "purchased", purchased);
  return household;
}

/** The second week is locked, and not billed yet. */
async function lock(household: Household): Promise<void> {
  household.now = household.order(1).calendar.lockAt;
  await household.doDue(["cutoff"]);
}

/** A release that comes late: its settlement saw a state that the order has left. */
const release = (household: Household, payment: string) =>
  household.act((steps, context) => steps.handle(credits, accountId, { type: "ReleaseCredit", payment, at: context.at }, context));

const event = (
  household: Household,
  verb: string,
  cents: readonly (readonly [CreditKind, number, number?])[],
  payment: string = orderId,
) => [
  creditStream,
  `Credit${verb}`,
  {
    payment,
    ...(verb === "Reserved" ? { purpose: purposeOf(orderId) } : {}),
    parts: cents.map(([kind, granted, taken = granted]) => ({ grantId: idOfGrant(kind, granted), cents: taken })),
    [`${verb.toLowerCase()}At`]: household.now,
  },
];

describe("the credit of a box that is paid", () => {
  it("is spent, once", async () => {
    const household = await withCredit(1000, 2000);
    await untilBilled(household, 1);
    const spent = event(household, "Spent", [
      ["promotional", 1000],
      ["purchased", 2000],
    ]);
    expect(await appended(household.world, settle(household))).toEqual([spent]);
    expect(await appended(household.world, settle(household))).toEqual([]);
  });

  it.each(["promotional", "purchased"] as const)(
    "is reserved again and spent where a late settlement has released it: all of it %s",
    async (kind) => {
      const household = await withCredit(kind === "promotional" ? 900 : 0, kind === "purchased" ? 900 : 0);
      await untilBilled(household, 1);
      await release(household, orderId);
      const events = ["Reserved", "Spent"].map((verb) => event(household, verb, [[kind, 900]]));
      expect(await appended(household.world, settle(household))).toEqual(events);
    },
  );

  it("is spent once, wherever a process dies at it", async () => {
    const begun = async () => {
      const household = await withCredit(1000, 1000);
      await untilBilled(household, 1);
      await release(household, orderId);
      return household;
    };
    const household = await begun();
    const whole = await appended(household.world, settle(household));
    expect(whole).toHaveLength(2);
    expect(await appendedAfterDeaths(async () => (await begun()).world, settle(household))).toEqual([whole, whole]);
  });

  it("is refused where another box has spent it since", async () => {
    const household = await withCredit(0, 900);
    await untilBilled(household, 1);
    await release(household, orderId);
    const reserve = {
      type: "ReserveCredit",
      purpose: purposeOf(orderIds[2]!),
      promotionalCents: cents(0),
      purchasedCents: cents(900),
      at: household.now,
    } as const;
    await household.act((steps, context) => steps.handle(credits, accountId, reserve, context));
    await expect(appended(household.world, settle(household))).rejects.toMatchObject({ code: "credit-changed" });
  });

  it("is not waited for where a card paid all of it", async () => {
    const household = await begin();
    await untilBilled(household, 1);
    await give(household, "purchased", 900);
    const isAway = () => Promise.reject(new Error("the credit is away"));
    expect(await appended(household.world, (steps) => settle(household)(meanwhile(steps, { write: "credit" }, isAway)))).toEqual([]);
  });
});

describe("the credit of a locked box that waits for its payment", () => {
  it("stays reserved, and is reserved again where a late settlement has released it", async () => {
    const household = await withCredit(1000, 2000);
    await lock(household);
    expect(await appended(household.world, settle(household))).toEqual([]);
    await release(household, orderId);
    const reserved = event(household, "Reserved", [
      ["promotional", 1000],
      ["purchased", 2000],
    ]);
    expect(await appended(household.world, settle(household))).toEqual([reserved]);
  });

  it("is released once its last attempt has failed", async () => {
    const household = await withCredit(900);
    household.world.gateway.mood = "hard";
    await untilBilled(household, 1);
    expect(await appended(household.world, settle(household))).toEqual([]);
    while (household.order(1).status !== "failed") {
      household.now = household.world.facts.nextDue(["billing"], household.now)!;
      await household.doDue(["billing"]);
    }
    expect(await appended(household.world, settle(household))).toEqual([event(household, "Released", [["promotional", 900]])]);
  });
});

describe("the credit of a week that is not locked", () => {
  it("is left alone while the week is open: its lock reserves what it then takes", async () => {
    const household = await withCredit(900);
    await reserveAndDie(household);
    expect(await appended(household.world, settle(household))).toEqual([]);
    expect(household.credit.reserved).toHaveProperty([orderId]);
  });

  it("is released once the week is skipped", async () => {
    const household = await withCredit(900);
    await reserveAndDie(household);
    await skip(household);
    expect(await appended(household.world, settle(household))).toEqual([event(household, "Released", [["promotional", 900]])]);
    expect(await appended(household.world, settle(household))).toEqual([]);
  });

  it("is released again where a lock has reserved it in between, and the week was skipped again", async () => {
    const household = await withCredit(900);
    await reserveAndDie(household);
    await skip(household);
    const comesAndGoes = async () => {
      await unskip(household);
      await reserveAndDie(household);
      await skip(household);
    };
    await appended(household.world, (steps) => settle(household)(meanwhile(steps, { read: "order", nth: 2 }, comesAndGoes)));
    expect(household.credit).toMatchObject({ reserved: {}, grants: [{ leftCents: 900 }] });
  });

  it("is reserved again where the week came back and was locked before the release", async () => {
    const household = await withCredit(900);
    await skip(household);
    const comesBack = async () => {
      await unskip(household);
      await lock(household);
    };
    const events = await appended(household.world, (steps) => settle(household)(meanwhile(steps, { write: "credit", nth: 1 }, comesBack)));
    expect(events.filter(([stream]) => stream === creditStream).map(([, type]) => type)).toEqual([
      "CreditReserved",
      "CreditReleased",
      "CreditReserved",
    ]);
    expect(household.credit.reserved).toHaveProperty([orderId]);
  });

  it("is left alone where the week does not exist", async () => {
    const household = await withCredit(900);
    const context: CommandContext = household.context();
    const nowhere = (steps: Steps) => settleCredit(steps, { orderId: asOrderId(idFrom("no order")) }, context);
    expect(await appended(household.world, nowhere)).toEqual([]);
  });
});

describe("the credit of an addition", () => {
  const paymentOf = (additionId: string) => paymentIdOf(purposeOf(orderId, additionId));

  /** The second box is paid by card; then there is credit, of which an addition for $18.00 may take $9.00. */
  async function withPaidBox(): Promise<Household> {
    const household = await begin();
    await untilBilled(household, 1);
    await give(household, "purchased", 900);
    return household;
  }

  it("is spent once the addition is paid, and the box's own is not touched by that", async () => {
    const household = await withPaidBox();
    const additionId = await add(household, 1, jam);
    expect(await appended(household.world, settle(household))).toEqual([]);
    const spent = event(household, "Spent", [["purchased", 900]], paymentOf(additionId));
    expect(await appended(household.world, settle(household, additionId))).toEqual([spent]);
  });

  it("is released once the addition is dropped, and left alone before", async () => {
    const household = await withPaidBox();
    const additionId = await start(household, 1, jam);
    const purpose = purposeOf(orderId, additionId);
    const payment = paymentIdOf(purpose);
    const reserve = { type: "ReserveCredit", purpose, promotionalCents: cents(0), purchasedCents: cents(900), at: household.now } as const;
    await household.act((steps, context) => steps.handle(credits, accountId, reserve, context));
    expect(await appended(household.world, settle(household, additionId))).toEqual([]);
    const drop = { type: "DropAddition", additionId, because: "sold-out", at: household.now } as const;
    await household.act((steps, context) => steps.handle(orders, orderId, drop, context));
    expect(await appended(household.world, settle(household, additionId))).toEqual([
      event(household, "Released", [["purchased", 900]], payment),
    ]);
  });

  it("is left alone where the box has no such addition, or is not paid", async () => {
    const household = await withCredit(900);
    await reserveAndDie(household);
    expect(await appended(household.world, settle(household, idFrom("addition")))).toEqual([]);
    await untilBilled(household, 1);
    expect(await appended(household.world, settle(household, idFrom("addition")))).toEqual([]);
  });
});
