import { orderId, otherOrderId } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { idFrom } from "../kernel/ids.ts";
import { cents } from "../kernel/money.ts";
import { type PointsCommand, points } from "./decider.ts";
import type { PointsEvent } from "./events.ts";

const at = "2027-02-06T15:00:00.000Z";
const disputeId = idFrom("dispute");
const redemptionId = idFrom("redemption");
const earned: readonly PointsCommand[] = [
  { type: "AddPending", orderId, by: "order", points: 600, at },
  { type: "Mature", orderId, at },
];
const dispute = (when = at, subject: string = orderId, id = disputeId): PointsCommand => {
  return { type: "Dispute", disputeId: id, subject, message: "It should be more.", at: when };
};
const answer = (count: number, when = at): PointsCommand => ({ type: "AnswerDispute", disputeId, points: count, at: when });
const after = (...commands: readonly PointsCommand[]) => {
  const past = commands.slice(0, -1).reduce<readonly PointsEvent[]>((events, command) => given(points, events).when(command).events, []);
  return given(points, past).when(commands.at(-1)!);
};

describe("a line of an account's points", () => {
  it("can be disputed once, until six months after its last change", () => {
    const disputed = after(...earned, dispute("2027-08-06T14:59:59.999Z"));
    expect(disputed.events.at(-1)).toMatchObject({ type: "PointsDisputed", data: { disputeId, subject: orderId, entry: "box" } });
    given(points, disputed.events)
      .when(dispute(at, orderId, idFrom("again")))
      .thenRefused("already-disputed");
    given(points, disputed.events).when(dispute()).thenNothing();
    after(...earned, dispute("2027-08-06T15:00:00.000Z")).thenRefused("dispute-too-late", { until: "2027-08-06T15:00:00.000Z" });
  });

  it.each<[string, string, readonly PointsCommand[]]>([
    ["stamp-card", idFrom("card"), [{ type: "Award", awardId: idFrom("card"), points: 1_000, at }]],
    ["redeemed", redemptionId, [...earned, { type: "Redeem", redemptionId, points: 500, cents: cents(500), at }]],
  ])("may be one of a %s", (line, subject, past) => {
    expect(after(...past, dispute(at, subject)).events.at(-1)).toMatchObject({ data: { entry: line, subject } });
  });

  it("may be an expiry, by its instant", () => {
    const [expiresAt, expiry] = ["2028-02-06T15:00:00.000Z", "2027-12-23T15:00:00.000Z"];
    const expired: readonly PointsCommand[] = [
      ...earned,
      { type: "AnnounceExpiry", expiresAt, at: expiry },
      { type: "Expire", at: expiresAt },
    ];
    expect(after(...expired, dispute(expiresAt, expiresAt)).events.at(-1)).toMatchObject({ data: { entry: "expired" } });
  });

  it("is not disputed where there is none, nor once the account was closed", () => {
    after(...earned, dispute(at, otherOrderId)).thenRefused("points-line-not-found");
    after(...earned, { type: "EndPoints", at }, dispute()).thenRefused("subscription-closed");
  });
});

describe("the answer to a dispute", () => {
  it("adds points, takes some off, or changes nothing, once", () => {
    const added = after(...earned, dispute(), answer(40));
    expect(added.events.slice(-2)).toEqual([
      { type: "PointsAdjusted", data: { disputeId, points: 40, adjustedAt: at } },
      { type: "PointsDisputeAnswered", data: { disputeId, subject: orderId, outcome: "adjusted", answeredAt: at } },
    ]);
    added.thenState({ available: 640 });
    after(...earned, dispute(), answer(-600)).thenState({ available: 0, takenOff: 600 });
    expect(after(...earned, dispute(), answer(0)).events.at(-1)).toMatchObject({ data: { outcome: "explained" } });
    given(points, added.events).when(answer(40)).thenRefused("dispute-answered");
    after(...earned, answer(40)).thenRefused("dispute-not-found");
  });

  it("adjusts no more than the policy allows, and takes none off that are not there", () => {
    after(...earned, dispute(), answer(20_001)).thenRefused("adjustment-too-large");
    after(...earned, dispute(), answer(20_000)).thenState({ available: 20_600 });
    after(...earned, dispute(), answer(-601)).thenRefused("not-enough-points", { missing: 1 });
  });

  it("leaves the points of a closed account as they are", () => {
    const closed = [...earned, dispute(), { type: "EndPoints", at }] as const;
    after(...closed, answer(40)).thenRefused("subscription-closed");
    expect(after(...closed, answer(0)).events.at(-1)).toMatchObject({ data: { outcome: "explained" } });
  });

  it("brings points that are lost with the account, expire and are kept from expiring like others", () => {
    const ended = after(...earned, dispute(), answer(40), { type: "EndPoints", at });
    expect(ended.events.at(-1)).toMatchObject({
      data: { available: 640, orders: [{ points: 600 }], awards: [{ awardId: disputeId, points: 40 }] },
    });
    const less = after(...earned, dispute(), answer(-100), { type: "EndPoints", at });
    expect(less.events.at(-1)).toMatchObject({ data: { available: 500, orders: [{ points: 500 }] } });
    after(...earned, dispute(), answer(40, "2027-03-01T15:00:00.000Z")).thenState({ expiry: { activeAt: "2027-03-01T15:00:00.000Z" } });
  });
});
