import type { StoredEvent } from "@tablee/event-store/events";
import { type PointsBalanceRow, pointsBalancesModel } from "./read-model.ts";

const stream = "points-75970786-44f6-5ff6-9397-6e7cbc908bac";
const rowAfter = (...events: readonly (readonly [type: string, data: object])[]): PointsBalanceRow =>
  events.reduce<PointsBalanceRow | undefined>(
    (row, [type, data]) => pointsBalancesModel.evolve(row, { type, data, stream } as unknown as StoredEvent, "account"),
    undefined,
  )!;

const expiresAt = "2028-02-06T15:00:00.000Z";
const pending = ["PointsPending", { points: 90 }] as const;
const matured = ["PointsMatured", { points: 90 }] as const;
const awarded = ["PointsAwarded", { points: 1_000 }] as const;
const announced = ["PointsExpiryAnnounced", { points: 1_090, expiresAt }] as const;

describe("the balance of an account's points", () => {
  it.each<[string, readonly (readonly [string, object])[], object]>([
    ["waits for a delivery", [pending], { available: 0, pending: 90 }],
    ["can be spent", [pending, matured, awarded], { available: 1_090, pending: 0, expires_at: null }],
    ["is less by an exchange", [pending, matured, awarded, ["PointsRedeemed", { points: 500, cents: 500 }]], { available: 590 }],
    [
      "is less by refunds",
      [pending, matured, ["PointsTakenBack", { points: 40 }], ["AwardTakenBack", { points: 250 }]],
      { available: -200 },
    ],
    [
      "does not come",
      [pending, ["PendingPointsTakenBack", { points: 40 }], ["PointsForfeited", { points: 50 }]],
      { available: 0, pending: 0 },
    ],
    ["expires on the day that a notice has named", [pending, matured, awarded, announced], { available: 1_090, expires_at: expiresAt }],
    ["is kept by what is earned after the notice", [awarded, announced, pending], { available: 1_000, expires_at: null }],
    ["has expired", [awarded, announced, ["PointsExpired", { points: 1_000 }]], { available: 0, expires_at: null }],
    [
      "is lost with the account",
      [awarded, pending, ["PointsEnded", { available: 1_000, pending: 90, endedAt: expiresAt }]],
      { available: 0, lost: 1_090 },
    ],
  ])("%s", (_, events, expected) => {
    expect(rowAfter(...events)).toMatchObject(expected);
  });
});
