import { accountId, orderId } from "../../testing/examples.ts";
import { system } from "../kernel/log/actor.ts";
import { pointsExpiryTimer } from "./due.ts";
import type { PointsEvent } from "./events.ts";

const at = "2027-02-06T15:00:00.000Z";
const recorded = { stream: `points-${accountId}`, at, actor: system("test"), accountId };
const pending: PointsEvent = { type: "PointsPending", data: { orderId, by: "order", points: 90, earnedAt: "2027-02-01T15:00:00.000Z" } };
const matured: PointsEvent = { type: "PointsMatured", data: { orderId, points: 90, maturedAt: at } };
const expiresAt = "2028-02-06T15:00:00.000Z";
const announced: PointsEvent = { type: "PointsExpiryAnnounced", data: { points: 90, expiresAt, announcedAt: at } };

/** When something is due after events. */
function dueAfter(...events: readonly PointsEvent[]): string | undefined {
  type State = Parameters<typeof pointsExpiryTimer.evolve>[0];
  const state = events.reduce<State>((before, event) => pointsExpiryTimer.evolve(before, event, recorded), undefined);
  return state && pointsExpiryTimer.dueOf(state, accountId)?.at;
}

it.each<[string, readonly PointsEvent[], string | undefined]>([
  ["nothing while there are no points to spend", [pending], undefined],
  ["a notice, 45 days before the points expire", [pending, matured], "2027-12-23T15:00:00.000Z"],
  ["the expiry that the notice has named", [pending, matured, announced], expiresAt],
  [
    "another notice, a year after points were earned again",
    [pending, matured, announced, { ...pending, data: { ...pending.data, earnedAt: "2028-01-10T15:00:00.000Z" } } as PointsEvent],
    "2028-11-26T15:00:00.000Z",
  ],
  [
    "a notice again, where the last one had no recipient",
    [matured, { type: "PointsExpiryPostponed", data: { until: expiresAt, postponedAt: at } }],
    expiresAt,
  ],
  ["nothing once they are gone", [matured, announced, { type: "PointsExpired", data: { points: 90, expiredAt: expiresAt } }], undefined],
])("what is due of points is %s", (_, events, due) => {
  expect(dueAfter(...events)).toBe(due);
});

it("a year after 29 February ends on the last day of February", () => {
  const leap: PointsEvent = { type: "PointsMatured", data: { orderId, points: 90, maturedAt: "2028-02-29T15:00:00.000Z" } };
  expect(dueAfter(leap)).toBe("2029-01-14T15:00:00.000Z");
});
