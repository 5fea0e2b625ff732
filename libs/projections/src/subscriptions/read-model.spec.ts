import { accountId, plan, slot, subscriptionId, tastes, week } from "@tablee/domain/testing/examples";
import { type SubscriptionRow, subscriptionsModel } from "./read-model.ts";

const at = "2026-12-01T15:00:00.000Z";
type Given = readonly [type: string, data: object, actor?: "system" | "staff"];
const started: Given = [
  "SubscriptionStarted",
  { subscriptionId, accountId, region: "on", plan, tastes, slot, firstWeek: week, startedAt: at },
];
const paused = (actor: "system" | "staff"): Given => ["SubscriptionPaused", { reason: "other", pausedAt: at }, actor];

function rowAfter(...events: readonly Given[]): SubscriptionRow | undefined {
  let row: SubscriptionRow | undefined;
  for (const [type, data, kind = "staff"] of events) {
    const event = { type, stream: `subscription-${subscriptionId}`, data, metadata: { actor: { kind, id: "x" } } };
    row = subscriptionsModel.evolve(row, event as never, subscriptionId);
  }
  return row;
}

test("a pause that a policy made is for unpaid boxes; a person's has the reason that was given", () => {
  expect(rowAfter(started, paused("system"))).toMatchObject({ status: "paused", pause_reason: "unpaid", paused_at: at });
  expect(rowAfter(started, paused("staff"))).toMatchObject({ status: "paused", pause_reason: "other", paused_at: at });
});

test("what happens during a pause keeps its reason, and its end clears it", () => {
  const changed: Given = ["TastesChanged", { tastes, fromWeek: week, changedAt: at }];
  expect(rowAfter(started, paused("system"), changed)).toMatchObject({ pause_reason: "unpaid" });
  const resumed: Given = ["SubscriptionResumed", { resumedAt: at }];
  expect(rowAfter(started, paused("system"), resumed)).toMatchObject({ status: "active", pause_reason: null, paused_at: null });
  const closed: Given = ["SubscriptionClosed", { reason: "expensive", closedAt: at }];
  expect(rowAfter(started, paused("system"), closed)).toMatchObject({ status: "closed", pause_reason: "expensive", closed_at: at });
});
