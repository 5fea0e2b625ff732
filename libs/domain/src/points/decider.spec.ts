import { orderId, otherOrderId, otherRefundId, refundId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { idFrom } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import { type PointsCommand, points } from "./decider.ts";
import type { PointsEvent } from "./events.ts";
import { pointsFor, pointsForUnskip, pointsPolicies, redemptionOptions } from "./policy.ts";

const at = "2027-02-06T15:00:00.000Z";
const add = (count: number, by: "order" | "unskip" = "order", id = orderId): PointsCommand => ({
  type: "AddPending",
  orderId: id,
  by,
  points: count,
  at,
});
const additionId = idFrom("addition", 1);
const otherAdditionId = idFrom("addition", 2);
const addFor = (addition: string, count = 7): PointsCommand => ({
  type: "AddPending",
  orderId,
  by: "addition",
  additionId: addition,
  points: count,
  at,
});
const mature = (id = orderId): PointsCommand => ({ type: "Mature", orderId: id, at });
const forfeit = (id = orderId): PointsCommand => ({ type: "Forfeit", orderId: id, at });
const takeBack = (refundedPpm: number, id = refundId): PointsCommand => ({ type: "TakeBack", orderId, refundId: id, refundedPpm, at });

const when = (...commands: readonly [...PointsCommand[], PointsCommand]) => {
  const past = commands.slice(0, -1).reduce<readonly PointsEvent[]>((events, command) => given(points, events).when(command).events, []);
  return given(points, past).when(commands.at(-1)!);
};

describe("points", () => {
  it("wait for the delivery of the order that earns them", () => {
    const outcome = when(add(90));
    outcome.thenEvents({ type: "PointsPending", data: { orderId, by: "order", points: 90, earnedAt: at } });
    outcome.thenState({ available: 0, pending: 90 });
  });

  it("are earned once an order and occasion", () => {
    when(add(90), add(90)).thenNothing();
    when(add(90), add(50, "unskip")).thenState({ pending: 140 });
    when(add(50, "unskip"), add(50, "unskip")).thenNothing();
    when(add(90), add(90, "order", otherOrderId)).thenState({ pending: 180 });
  });

  it("are earned once for each late addition, which the event names", () => {
    const first = when(add(90), addFor(additionId));
    expect(first.events.at(-1)).toEqual({
      type: "PointsPending",
      data: { orderId, by: "addition", additionId, points: 7, earnedAt: at },
    });
    first.thenState({ pending: 97 });
    when(addFor(additionId), addFor(additionId)).thenNothing();
    when(addFor(additionId), addFor(otherAdditionId)).thenState({ pending: 14 });
  });

  it.each([0, -1])("are never %d", (count) => {
    when(add(count)).thenNothing();
  });

  it("mature together when the order is delivered, once", () => {
    const outcome = when(add(90), add(50, "unskip"), mature());
    expect(outcome.events.at(-1)).toEqual({ type: "PointsMatured", data: { orderId, points: 140, maturedAt: at } });
    outcome.thenState({ available: 140, pending: 0 });
    given(points, outcome.events).when(mature()).thenNothing();
    given(points, outcome.events).when(forfeit()).thenNothing();
    given(points, outcome.events).when(add(50, "unskip")).thenNothing();
  });

  it("of other orders stay where they are", () => {
    when(add(90), add(70, "order", otherOrderId), mature()).thenState({ available: 90, pending: 70 });
  });

  it("are forfeited when the order is not delivered, once", () => {
    const outcome = when(add(90), forfeit());
    expect(outcome.events.at(-1)).toEqual({ type: "PointsForfeited", data: { orderId, points: 90, forfeitedAt: at } });
    outcome.thenState({ available: 0, pending: 0 });
    given(points, outcome.events).when(forfeit()).thenNothing();
    given(points, outcome.events).when(mature()).thenNothing();
  });

  it("that were forfeited cannot be taken back as well, and the order earns no others", () => {
    when(add(90), forfeit(), takeBack(1_000_000)).thenNothing();
    when(add(90), forfeit(), add(50, "unskip")).thenNothing();
  });

  it("that were never earned neither mature nor are forfeited nor taken back", () => {
    when(mature()).thenNothing();
    when(forfeit()).thenNothing();
    when(takeBack(1_000_000)).thenNothing();
  });
});

describe("points of a refunded order", () => {
  it("are taken back in proportion", () => {
    const outcome = when(add(90), mature(), takeBack(333_333));
    expect(outcome.events.at(-1)).toEqual({ type: "PointsTakenBack", data: { orderId, refundId, points: 30, takenBackAt: at } });
    outcome.thenState({ available: 60 });
  });

  it("are taken back once a refund, and never more than were earned", () => {
    when(add(90), mature(), takeBack(500_000), takeBack(500_000)).thenNothing();
    when(add(90), mature(), takeBack(700_000), takeBack(700_000, otherRefundId)).thenState({ available: 0 });
  });

  it("that are worth less than half a point are kept", () => {
    when(add(10), mature(), takeBack(10_000)).thenNothing();
  });

  it("that still wait for the delivery are fewer from then on, and what is left of them matures or is forfeited", () => {
    const fewer = when(add(90), takeBack(333_333));
    expect(fewer.events.at(-1)).toMatchObject({ type: "PendingPointsTakenBack", data: { points: 30 } });
    fewer.thenState({ available: 0, pending: 60 });
    when(add(90), takeBack(333_333), mature()).thenState({ available: 60, pending: 0 });
    when(add(90), takeBack(333_333), forfeit()).thenState({ available: 0, pending: 0 });
    when(add(90), takeBack(1_000_000), mature()).thenNothing();
  });
});

const redemptionId = idFrom("redemption", 1);
const otherRedemptionId = idFrom("redemption", 2);
const redeem = (count: number, id: string = redemptionId): PointsCommand => ({
  type: "Redeem",
  redemptionId: id,
  points: count,
  cents: cents(count),
  at,
});

describe("points that are exchanged", () => {
  it("are gone from those available, for credit of their value, once", () => {
    const outcome = when(add(600), mature(), redeem(500));
    expect(outcome.events.at(-1)).toEqual({
      type: "PointsRedeemed",
      data: { redemptionId, points: 500, cents: 500, redeemedAt: at },
    });
    outcome.thenState({ available: 100 });
    given(points, outcome.events).when(redeem(500)).thenNothing();
  });

  it("must be available: neither pending ones nor those of an earlier exchange are spent", () => {
    when(add(600), redeem(500)).thenRefused("not-enough-points", { missing: 500 });
    when(add(600), mature(), redeem(500), redeem(500, otherRedemptionId)).thenRefused("not-enough-points", { missing: 400 });
    when(add(1000), mature(), redeem(500), redeem(500, otherRedemptionId)).thenState({ available: 0 });
  });

  it("stay exchanged when a refund takes back what earned them: fewer than none are left", () => {
    when(add(600), mature(), redeem(500), takeBack(500_000)).thenState({ available: -200 });
  });

  it("are refused once the account is closed", () => {
    when(add(600), mature(), { type: "EndPoints", at }, redeem(500)).thenRefused("subscription-closed");
  });
});

const awardId = idFrom("card", 1);
const award = (id: string = awardId): PointsCommand => ({ type: "Award", awardId: id, points: 1_000, at });
const takeAwardBack = (id = orderId): PointsCommand => ({ type: "TakeAwardBack", awardId, orderId: id, points: 250, at });

describe("points of a stamp card", () => {
  it("can be spent at once, and are awarded once a card", () => {
    const outcome = when(award());
    outcome.thenEvents({ type: "PointsAwarded", data: { awardId, points: 1_000, awardedAt: at } });
    outcome.thenState({ available: 1_000, pending: 0 });
    when(award(), award()).thenNothing();
    when(award(), redeem(1_000)).thenState({ available: 0 });
  });

  it("are taken back once for each box that was refunded, even below zero", () => {
    const outcome = when(award(), redeem(1_000), takeAwardBack());
    expect(outcome.events.at(-1)).toEqual({ type: "AwardTakenBack", data: { awardId, orderId, points: 250, takenBackAt: at } });
    outcome.thenState({ available: -250 });
    when(award(), takeAwardBack(), takeAwardBack()).thenNothing();
    when(award(), takeAwardBack(), takeAwardBack(otherOrderId)).thenState({ available: 500 });
    when(takeAwardBack()).thenNothing();
  });

  it("are lost when the account is closed, less those that were spent or taken back", () => {
    const closed = when(add(90), mature(), award(), takeAwardBack(), redeem(500), { type: "EndPoints", at });
    expect(closed.events.at(-1)).toEqual({
      type: "PointsEnded",
      data: { available: 340, pending: 0, orders: [], awards: [{ awardId, points: 340 }], endedAt: at },
    });
    given(points, closed.events)
      .when(award(idFrom("card", 2)))
      .thenNothing();
    given(points, closed.events).when(takeAwardBack(otherOrderId)).thenNothing();
  });
});

describe("points for an order", () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [9_050, 90],
    [14_999, 149],
    [15_000, 300],
    [20_050, 401],
    [-100, 0],
  ])("of %d cents of food after discounts are %d", (food, expected) => {
    expect(pointsFor(cents(food), "2027-02-06")).toBe(expected);
  });
});

it("points are earned by a policy since 2024, which offers 50 for taking back a skip", () => {
  expect(pointsPolicies[0]).toMatchObject({ version: "points-1", from: "2024-01-01", unskipPoints: 50 });
});

it.each([
  ["2026-12-06", 0, 50],
  ["2026-12-07", 24 * 3_600_000 - 1, 0],
  ["2026-12-07", 24 * 3_600_000, 50],
])("a box for %s that was skipped for %d ms and is asked for again earns %d points", (date, ms, points) => {
  expect(pointsForUnskip(ms, date)).toBe(points);
});

it("points are exchanged for gift cards of $5, $10, $20 and $50", () => {
  expect(redemptionOptions("2027-02-06").map((option) => [option.points, option.cents])).toEqual([
    [500, 500],
    [1_000, 1_000],
    [2_000, 2_000],
    [5_000, 5_000],
  ]);
});

it("throws on an unknown command or event of points", () => {
  expect(() => points.decide({ type: "Surprise" } as never, points.initialState)).toThrow("unexpected");
  expect(() => points.evolve(points.initialState, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
});

describe("points of an account that is closed", () => {
  const end: PointsCommand = { type: "EndPoints", at };

  it("are lost, those that wait for a delivery included, each by its order", () => {
    const outcome = when(add(90), mature(), takeBack(333_333), add(70, "order", otherOrderId), end);
    const orders = [
      { orderId, points: 60 },
      { orderId: otherOrderId, points: 70 },
    ];
    expect(outcome.events.at(-1)).toEqual({ type: "PointsEnded", data: { available: 60, pending: 70, orders, endedAt: at } });
    outcome.thenState({ available: 0, pending: 0, ended: true });
  });

  it("are the newest of them where some were exchanged", () => {
    const more = [add(400, "order", otherOrderId), mature(otherOrderId)];
    expect(when(add(600), mature(), ...more, redeem(700), end).events.at(-1)).toMatchObject({
      data: { available: 300, orders: [{ orderId: otherOrderId, points: 300 }] },
    });
    expect(when(add(600), mature(), redeem(500), takeBack(1_000_000), end).events.at(-1)).toMatchObject({
      data: { available: 0, orders: [] },
    });
  });

  it("are none where there were none, or where those of an order were forfeited before", () => {
    const none = { type: "PointsEnded", data: { available: 0, pending: 0, orders: [], endedAt: at } };
    expect([when(end).events.at(-1), when(add(90), forfeit(), end).events.at(-1)]).toEqual([none, none]);
  });

  it("end once, and nothing is earned or taken back afterwards", () => {
    const { events } = when(add(90), mature(), add(70, "order", otherOrderId), end);
    for (const command of [end, add(5, "unskip", otherOrderId), mature(otherOrderId), forfeit(otherOrderId), takeBack(1_000_000)])
      given(points, events).when(command).thenNothing();
  });
});
