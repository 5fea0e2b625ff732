import { orderId, otherOrderId, otherRefundId, refundId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { idFrom } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import { type PointsCommand, points } from "./decider.ts";
import type { PointsEvent } from "./events.ts";

const at = "2027-02-06T15:00:00.000Z";
const add = (count: number, id = orderId): PointsCommand => ({ type: "AddPending", orderId: id, by: "order", points: count, at });
const mature = (): PointsCommand => ({ type: "Mature", orderId, at });

const when = (...commands: readonly [...PointsCommand[], PointsCommand]) => {
  const past = commands.slice(0, -1).reduce<readonly PointsEvent[]>((events, command) => given(points, events).when(command).events, []);
  return given(points, past).when(commands.at(-1)!);
};

describe("points that are left unused", () => {
  const later = (date: string): string => `${date}T15:00:00.000Z`;
  const announce = (date: string, expiresAt = later(date)): PointsCommand => ({ type: "AnnounceExpiry", expiresAt, at: later(date) });
  const expire = (date: string): PointsCommand => ({ type: "Expire", at: later(date) });

  it("expire a year after the last were earned, once a notice has named the day", () => {
    when(add(90), mature(), expire("2028-02-06")).thenNothing();
    when(add(90), mature(), announce("2027-12-22")).thenNothing();
    const announced = when(add(90), mature(), announce("2027-12-23"));
    const expiresAt = later("2028-02-06");
    expect(announced.events.at(-1)).toEqual({
      type: "PointsExpiryAnnounced",
      data: { points: 90, expiresAt, announcedAt: later("2027-12-23") },
    });
    given(points, announced.events).when(announce("2027-12-24")).thenNothing();
    given(points, announced.events).when(expire("2028-02-05")).thenNothing();
    const expired = given(points, announced.events).when(expire("2028-02-06"));
    expired.thenEvents({ type: "PointsExpired", data: { points: 90, expiredAt: expiresAt } });
    expired.thenState({ available: 0, expired: 90 });
    given(points, expired.events).when(expire("2028-02-07")).thenNothing();
  });

  it("are not taken back by a later refund of their box, which takes back its part of those that were spent", () => {
    const redeem = { type: "Redeem", redemptionId: idFrom("redemption"), points: 500, cents: cents(500), at } as const;
    const refund = (refundedPpm: number, id = refundId): PointsCommand => {
      return { type: "TakeBack", orderId, refundId: id, refundedPpm, at: later("2028-03-01") };
    };
    const expired = [announce("2027-12-23"), expire("2028-02-06")] as const;
    when(add(90), mature(), ...expired, refund(1_000_000)).thenNothing();
    const spent = [add(600), mature(), redeem, ...expired] as const;
    when(...spent, refund(500_000)).thenState({ available: -250, expired: 100 });
    when(...spent, refund(500_000), refund(1_000_000, otherRefundId)).thenState({ available: -500 });
    when(add(90), mature(), refund(500_000), ...expired, refund(500_000, otherRefundId)).thenState({ available: 0, expired: 45 });
  });

  it("of a stamp card are not taken back by a later refund of its box", () => {
    const awardId = idFrom("card");
    const award = { type: "Award", awardId, points: 1_000, at } as const;
    const back = { type: "TakeAwardBack", awardId, orderId, points: 250, at: later("2028-03-01") } as const;
    when(award, announce("2027-12-23"), expire("2028-02-06"), back).thenNothing();
    const redeem = { type: "Redeem", redemptionId: idFrom("redemption"), points: 500, cents: cents(500), at } as const;
    when(award, redeem, announce("2027-12-23"), expire("2028-02-06"), back).thenState({ available: -250 });
  });

  it("never expire sooner than 30 days after a notice that comes late", () => {
    const late = when(add(90), mature(), announce("2028-02-01"));
    expect(late.events.at(-1)).toMatchObject({ data: { expiresAt: later("2028-03-02") } });
  });

  it("stay when some are earned or exchanged after the notice, until another notice", () => {
    const announced = [add(600), mature(), announce("2027-12-23")] as const;
    for (const use of [
      { type: "Redeem", redemptionId: idFrom("redemption"), points: 500, cents: cents(500), at: later("2028-01-10") },
      { ...add(7, otherOrderId), at: later("2028-01-10") },
    ])
      when(...announced, use as PointsCommand, expire("2028-02-06")).thenNothing();
    when(...announced, { type: "TakeBack", orderId, refundId, refundedPpm: 500_000, at }, expire("2028-02-06")).thenState({ available: 0 });
  });

  it("wait where the notice has no recipient, and are announced later", () => {
    const postpone: PointsCommand = { type: "PostponeExpiry", until: later("2028-01-22"), at: later("2027-12-23") };
    const postponed = when(add(90), mature(), postpone);
    expect(postponed.events.at(-1)).toMatchObject({ type: "PointsExpiryPostponed", data: { until: later("2028-01-22") } });
    given(points, postponed.events).when(announce("2028-01-21")).thenNothing();
    expect(given(points, postponed.events).when(announce("2028-01-22")).events.at(-1)).toMatchObject({
      data: { expiresAt: later("2028-02-21") },
    });
  });

  it("are none of an account that has none to spend, or is closed", () => {
    when(add(90), announce("2027-12-23")).thenNothing();
    when(add(90), mature(), { type: "EndPoints", at }, announce("2027-12-23")).thenNothing();
  });
});
