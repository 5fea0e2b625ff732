import { cents } from "@tablee/domain/kernel/money";
import { addWeeks } from "@tablee/domain/kernel/time";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ReviewEvent } from "@tablee/domain/review/events";
import { type Again, noWords } from "@tablee/domain/review/vocabulary";
import type { SubscriptionEvent } from "@tablee/domain/subscription/events";
import { inWeek } from "@tablee/domain/subscription/terms";
import {
  accountId,
  lines,
  orderGenerated,
  orderId,
  plan,
  recipe,
  runId,
  slot,
  subscriptionId,
  tastes,
  week,
} from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { candidateOf, inputOfBox } from "./queries.ts";
import { type GenerationInputRow, generationInputsModel } from "./read-model.ts";

const at = "2027-01-04T15:00:00.000Z";
type Event = SubscriptionEvent | OrderEvent | ReviewEvent;
const started: SubscriptionEvent = {
  type: "SubscriptionStarted",
  data: { subscriptionId, accountId, region: "on", plan, tastes, slot, firstWeek: week, startedAt: at },
};
const generatedIn = (inWeek: string, skipped = false): OrderEvent => ({
  ...orderGenerated,
  data: { ...orderGenerated.data, week: inWeek, skipped },
});

const stored = (event: Event, order = "order-1"): StoredEvent => ({
  id: event.type,
  stream: event.type.startsWith("Order") ? order : `subscription-${subscriptionId}`,
  revision: 0,
  position: 1n,
  type: event.type,
  data: event.data,
  metadata: { subject: accountId, at } as never,
  createdAt: new Date(0),
});
const rowAfter = (...events: readonly StoredEvent[]): GenerationInputRow =>
  events.reduce<GenerationInputRow | undefined>((row, event) => generationInputsModel.evolve(row, event, accountId), undefined)!;

describe("what generation reads of an account", () => {
  it("is its terms by week, and whether it is active", () => {
    const changed: SubscriptionEvent = {
      type: "PlanChanged",
      data: { plan: { type: "ready-to-eat", meals: 8 }, fromWeek: "2027-03-01", changedAt: at },
    };
    const row = rowAfter(stored(started), stored(changed));
    expect(row).toMatchObject({ key: accountId, subscription_id: subscriptionId, region: "on", status: "active", first_week: week });
    expect(inWeek(row.terms!.plans, week)).toEqual(plan);
    expect(inWeek(row.terms!.plans, "2027-03-01")).toEqual({ type: "ready-to-eat", meals: 8 });
  });

  it("is not served before its first order is paid, and then from that order's week on", () => {
    const awaiting = { ...started, data: { ...started.data, awaitsPayment: true } } as SubscriptionEvent;
    const paidWeek = addWeeks(week, 3);
    const unpaid = rowAfter(stored(awaiting), stored(generatedIn(paidWeek)));
    expect(unpaid).toMatchObject({ status: "active", served_from: null, next_week: null, next_region: null });
    expect(candidateOf(unpaid, "on", paidWeek)).toBeUndefined();
    const billed = { type: "OrderBilled", data: { billedAt: at } } as OrderEvent;
    const paid = rowAfter(stored(awaiting), stored(generatedIn(paidWeek)), stored(billed));
    expect(paid).toMatchObject({
      served_from: "2027-01-04T15:01:00.000Z",
      first_week: paidWeek,
      next_week: addWeeks(paidWeek, 1),
      next_region: "on",
    });
    expect(candidateOf(paid, "on", addWeeks(paidWeek, 1))).toMatchObject({ served: false });
    expect(rowAfter(stored(started))).toMatchObject({ served_from: at, next_week: week });
  });

  it.each([
    [{ type: "SubscriptionPaused", data: { reason: "vacation", pausedAt: at } }, "paused"],
    [{ type: "SubscriptionClosed", data: { reason: "other", closedAt: at } }, "closed"],
  ] as const)("after $type says so", (event, status) => {
    expect(rowAfter(stored(started), stored(event))).toMatchObject({ status });
  });

  it("is what was sent, as it was edited, market items left out", () => {
    const market = { ...recipe(9), sku: "MKT-0001", kind: "market" } as const;
    const edited: OrderEvent = { type: "OrderEdited", data: { lines: [recipe(7), market], editingSession: "session-1", editedAt: at } };
    const before = rowAfter(stored(started), stored(generatedIn(week)));
    expect(before.sent).toEqual({ 1: { week, skus: lines.map((line) => line.sku), counts: true } });
    expect(generationInputsModel.evolve(before, stored(edited), accountId)!.sent).toEqual({
      1: { week, skus: ["RTC-0007"], counts: true },
    });
  });

  it("does not count what was never sent", () => {
    const counts = (...events: readonly Event[]) => rowAfter(stored(started), ...events.map((event) => stored(event))).sent[1]?.counts;
    const skipped: OrderEvent = { type: "OrderSkipped", data: { skippedAt: at } };
    expect(counts(generatedIn(week, true))).toBe(false);
    expect(counts(generatedIn(week), skipped)).toBe(false);
    expect(counts(generatedIn(week), skipped, { type: "OrderUnskipped", data: { unskippedAt: at } })).toBe(true);
    expect(counts(generatedIn(week), { type: "OrderFailed", data: { kind: "delivery", failedAt: at } })).toBe(false);
    expect(
      counts(generatedIn(week), { type: "OrderMinimumNotMet", data: { foodCents: cents(0), minimumCents: cents(5900), judgedAt: at } }),
    ).toBe(false);
  });

  it("forgets what generation forgets: weeks more than sixteen back", () => {
    const row = rowAfter(
      stored(started),
      stored(generatedIn(week), "order-old"),
      stored(generatedIn(addWeeks(week, 16)), "order-kept"),
      stored(generatedIn(addWeeks(week, 17)), "order-new"),
    );
    expect(Object.keys(row.sent).toSorted()).toEqual(["kept", "new"]);
  });

  it("judges an existing box by the latest tastes, and a new one by those of its week", () => {
    const latest = { ...tastes, allergens: ["tree-nuts" as const] };
    const changed: SubscriptionEvent = { type: "TastesChanged", data: { tastes: latest, fromWeek: addWeeks(week, 1), changedAt: at } };
    const row = rowAfter(stored(started), stored(changed), stored(generatedIn(week)));
    expect(inputOfBox(row, week)).toMatchObject({ plan, tastes: latest, recent: [] });
    expect(inputOfBox(row, addWeeks(week, 1))?.recent).toEqual(lines.map(({ sku }) => [sku, week]));
    expect(candidateOf(row, "on", week)?.input.tastes).toEqual(tastes);
  });

  it("changes its hash when, and only when, an input changed", () => {
    const row = rowAfter(stored(started), stored(generatedIn(week)));
    const delivered: OrderEvent = { type: "OrderDelivered", data: { deliveredAt: at } };
    expect(generationInputsModel.evolve(row, stored(delivered), accountId)).toBe(row);
    const paused = generationInputsModel.evolve(
      row,
      stored({ type: "SubscriptionPaused", data: { reason: "other", pausedAt: at } }),
      accountId,
    )!;
    const resumed = generationInputsModel.evolve(paused, stored({ type: "SubscriptionResumed", data: { resumedAt: at } }), accountId)!;
    expect(paused.hash).not.toBe(row.hash);
    expect(resumed.hash).toBe(row.hash);
  });

  it("keeps the form of its hash, by which earlier orders are explained", () => {
    expect(rowAfter(stored(started), stored(generatedIn(week))).hash).toBe("340d753f854e0f52");
  });

  it("holds the latest rating of each product, and changes its hash when one is another", () => {
    const reviewed = (again: Again, liked = ""): ReviewEvent => ({
      type: "DishReviewed",
      data: {
        orderId,
        sku: "RTC-0001",
        again,
        recommends: true,
        dislikes: [],
        words: { ...noWords, liked },
        written: [],
        reviewedAt: at,
      },
    });
    const before = rowAfter(stored(started), stored(generatedIn(week)));
    const rated = rowAfter(stored(started), stored(generatedIn(week)), stored(reviewed("never")));
    expect(rated.ratings).toEqual({ "RTC-0001": 1 });
    expect(rated.hash).not.toBe(before.hash);
    expect(generationInputsModel.evolve(rated, stored(reviewed("never", "The lime")), accountId)).toBe(rated);
    const better = generationInputsModel.evolve(rated, stored(reviewed("definitely")), accountId)!;
    expect(better).toMatchObject({ ratings: { "RTC-0001": 5 } });
    expect(better.hash).not.toBe(rated.hash);
    expect(candidateOf(better, "on", addWeeks(week, 1))?.input).toMatchObject({ ratings: { "RTC-0001": 5 }, hash: better.hash });
    expect(inputOfBox(better, week)).toMatchObject({ ratings: { "RTC-0001": 5 } });
    const less = stored({ type: "LessOfDishWanted", data: { sku: "RTC-0001", wantedAt: at } });
    const undone = stored({ type: "LessOfDishUndone", data: { sku: "RTC-0001", undoneAt: at } });
    const fewer = generationInputsModel.evolve(better, less, accountId)!;
    expect(fewer).toMatchObject({ ratings: { "RTC-0001": 0 }, less: { "RTC-0001": 5 } });
    expect(fewer.hash).not.toBe(better.hash);
    expect(generationInputsModel.evolve(fewer, undone, accountId)).toEqual(better);
  });

  it("knows the first week that has neither an order nor a reason why there is none", () => {
    const leftOut = (inWeek: string, because: "not-covered" | "unreadable"): StoredEvent => ({
      ...stored(started),
      type: "SubscriptionsLeftOut",
      stream: "generation-1",
      data: { runId, region: "on", week: inWeek, because, subscriptions: [{ subscriptionId, accountId }], leftOutAt: at },
    });
    const [second, third] = [addWeeks(week, 1), addWeeks(week, 2)];
    const nextAfter = (...events: readonly StoredEvent[]) => rowAfter(stored(started), ...events).next_week;
    expect(nextAfter()).toBe(week);
    expect(nextAfter(stored(generatedIn(second), "order-2"))).toBe(week);
    expect(nextAfter(stored(generatedIn(second), "order-2"), stored(generatedIn(week)))).toBe(third);
    expect(nextAfter(leftOut(week, "not-covered"))).toBe(second);
    expect(nextAfter(leftOut(week, "unreadable"))).toBe(week);
    expect(generationInputsModel.keys(leftOut(week, "not-covered"))).toEqual([accountId]);
    expect(rowAfter(stored(started), leftOut(week, "not-covered"))).toMatchObject({
      next_region: "on",
      left_out: { [week]: "not-covered" },
    });
  });
});
