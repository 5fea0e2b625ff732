import { subscriptionId } from "@tablee/domain/kernel/ids";
import { type SubscriptionRow, subscriptionsModel } from "./read-model.ts";

const paused = { status: "active", pause_reason: null } as unknown as SubscriptionRow;
const pausedBy = (kind: "system" | "staff", reason: string) => {
  const event = { type: "SubscriptionPaused", stream: "subscription-1", data: { reason }, metadata: { actor: { kind, id: "x" } } };
  return subscriptionsModel.evolve(paused, event as never, subscriptionId("1"));
};

test("a pause that a policy made is for unpaid boxes; a person's has the reason that was given", () => {
  expect(pausedBy("system", "other")).toMatchObject({ status: "paused", pause_reason: "unpaid" });
  expect(pausedBy("staff", "other")).toMatchObject({ status: "paused", pause_reason: "other" });
});
