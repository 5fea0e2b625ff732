import { accountId, plan, slot, subscriptionId, tastes, week } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { cents, zero } from "../kernel/money.ts";
import { addMs, addWeeks } from "../kernel/time.ts";
import { type ClosingFacts, openPause, pausedSinceAt, type SubscriptionCommand, statusAt, subscription } from "./decider.ts";
import type { SubscriptionEvent } from "./events.ts";
import { isClosing } from "./summary.ts";
import { effective, inWeek } from "./terms.ts";
import { type Diet, type PauseReason, type Plan, pauseReasons } from "./vocabulary.ts";

const at = "2026-12-01T15:00:00.000Z";
const later = "2026-12-08T15:00:00.000Z";
const last = "2026-12-15T15:00:00.000Z";
const terms = { subscriptionId, accountId, region: "on", plan, tastes, slot, firstWeek: week } as const;
const started: SubscriptionEvent = { type: "SubscriptionStarted", data: { ...terms, startedAt: at } };
const paused = (pausedAt = later): SubscriptionEvent => ({ type: "SubscriptionPaused", data: { reason: "vacation", pausedAt } });
const resumed = (resumedAt = last): SubscriptionEvent => ({ type: "SubscriptionResumed", data: { resumedAt } });
const closed = (closedAt = last): SubscriptionEvent => ({ type: "SubscriptionClosed", data: { reason: "expensive", closedAt } });

const nothingOut = { assetsOut: 0, whileAssetsOut: "refuse", givenCents: zero } as const;
function close(facts: Partial<ClosingFacts> = {}, reason: PauseReason = "expensive"): SubscriptionCommand {
  return { type: "CloseSubscription", reason, ...nothingOut, ...facts, at: later };
}

const start: SubscriptionCommand = { type: "StartSubscription", ...terms, at };
const changes: readonly SubscriptionCommand[] = [
  { type: "ChangePlan", plan: { type: "ready-to-eat", meals: 8 }, fromWeek: week, at: later },
  { type: "ChangeTastes", tastes: { ...tastes, diets: ["vegetarian"] }, fromWeek: week, at: later },
  { type: "ChangeDeliverySlot", region: "on", slot: { ...slot, weekday: 3 }, fromWeek: week, at: later },
  { type: "PauseSubscription", reason: "vacation", at: later },
  { type: "ResumeSubscription", at: later },
  close(),
];

const eventOf = { ChangePlan: "PlanChanged", ChangeTastes: "TastesChanged", ChangeDeliverySlot: "DeliverySlotChanged" };

describe("a subscription", () => {
  it("starts with plan, tastes, slot and first week", () => {
    const outcome = given(subscription).when(start);
    outcome.thenEvents(started);
    outcome.thenState({ status: "active", firstWeek: week, pauses: [] });
  });

  it("begins with the earlier week of a day that it moves to before its first box", () => {
    const move = (fromWeek: string) => ({ type: "ChangeDeliverySlot", region: "on", slot, fromWeek, at: later }) as const;
    given(subscription, [started])
      .when(move(addWeeks(week, -1)))
      .thenState({ firstWeek: addWeeks(week, -1) });
    given(subscription, [started])
      .when(move(addWeeks(week, 1)))
      .thenState({ firstWeek: week });
  });

  it("starts once", () => {
    given(subscription, [started]).when(start).thenRefused("subscription-exists");
    given(subscription, [started, closed()]).when(start).thenRefused("subscription-exists");
  });

  it.each(changes)("that was never started refuses $type", (command) => {
    given(subscription).when(command).thenRefused("subscription-not-found");
  });

  it.each(changes)("that is closed refuses $type", (command) => {
    given(subscription, [started, closed()]).when(command).thenRefused("subscription-closed");
  });

  it.each(changes.slice(0, 3))("while paused still accepts $type", (command) => {
    const added = given(subscription, [started, paused()]).when(command).events.slice(2);
    expect(added.map(({ type }) => type)).toContain(eventOf[command.type as keyof typeof eventOf]);
  });

  const meals = { type: "ready-to-eat", meals: 8 } as const;
  const changed = (diets: readonly Diet[]): SubscriptionEvent => ({
    type: "TastesChanged",
    data: { tastes: { ...tastes, diets: [...diets] }, fromWeek: week, changedAt: at },
  });
  const choose = (diets: readonly Diet[]): SubscriptionCommand => ({
    type: "ChangeTastes",
    tastes: { ...tastes, diets: [...diets] },
    fromWeek: week,
    at: later,
  });

  it("keeps with another plan type the diets that it has, and nothing changes them within a type", () => {
    const toMeals: SubscriptionCommand = { type: "ChangePlan", plan: meals, fromWeek: week, at: later };
    const { state } = given(subscription, [started, changed(["vegan", "meat-and-fish"])]).when(toMeals);
    expect(state.status !== "none" && state.tastes.at(-1)!.value).toEqual({ ...tastes, diets: ["vegetarian", "meat-and-fish"] });
    const larger: SubscriptionCommand = { type: "ChangePlan", plan: { ...plan, recipes: 6 } as Plan, fromWeek: week, at: later };
    expect(given(subscription, [started, changed(["keto"])]).when(larger).events).toHaveLength(3);
  });

  it("refuses a diet that its plan does not have, and keeps one that it holds from an earlier choice", () => {
    given(subscription, [started])
      .when(choose(["keto"]))
      .thenRefused("selection-invalid");
    expect(given(subscription, [started, changed(["keto"])]).when(choose(["keto", "premium"])).events).toHaveLength(3);
    given(subscription)
      .when({ ...start, tastes: { ...tastes, diets: ["high-protein"] } } as SubscriptionCommand)
      .thenRefused("selection-invalid");
  });

  it("changes plan, tastes and slot from a week on, and keeps what held before", () => {
    const fromWeek = "2027-03-01";
    const [planChange, tastesChange, slotChange] = changes.slice(0, 3).map((change) => ({ ...change, fromWeek }) as SubscriptionCommand);
    const first = given(subscription, [started]).when(planChange!);
    const second = given(subscription, first.events).when(tastesChange!);
    const { state } = given(subscription, second.events).when(slotChange!);
    if (state.status === "none") throw new Error("not started");
    expect(inWeek(state.plans, "2027-02-22")).toEqual(plan);
    expect(inWeek(state.plans, fromWeek)).toEqual({ type: "ready-to-eat", meals: 8 });
    expect(inWeek(state.tastes, "2027-02-22")).toEqual(tastes);
    expect(inWeek(state.tastes, fromWeek).diets).toEqual(["vegetarian"]);
    expect(inWeek(state.slots, "2027-02-22").slot).toEqual(slot);
    expect(inWeek(state.slots, "2027-04-05").slot.weekday).toBe(3);
  });

  it.each(pauseReasons)("is paused because of %s", (reason) => {
    given(subscription, [started])
      .when({ type: "PauseSubscription", reason, at: later })
      .thenEvents({ type: "SubscriptionPaused", data: { reason, pausedAt: later } });
  });

  it.each(pauseReasons)("is closed because of %s", (reason) => {
    given(subscription, [started])
      .when(close({}, reason))
      .thenEvents({ type: "SubscriptionClosed", data: { reason, closedAt: later } });
  });

  it("pauses and resumes once", () => {
    given(subscription, [started, paused()]).when({ type: "PauseSubscription", reason: "other", at: last }).thenNothing();
    given(subscription, [started]).when({ type: "ResumeSubscription", at: later }).thenNothing();
    const outcome = given(subscription, [started, paused()]).when({ type: "ResumeSubscription", at: last });
    outcome.thenEvents(resumed());
    outcome.thenState({ status: "active", pauses: [{ from: later, until: last, reason: "vacation" }] });
  });
});

describe("a pause that ends by itself", () => {
  const resumesAt = last;
  const until: SubscriptionEvent = { type: "SubscriptionPaused", data: { reason: "vacation", resumesAt, pausedAt: later } };
  const endAt = (at: string): SubscriptionCommand => ({ type: "EndPause", at });

  it("records when, and resumes from then on", () => {
    const outcome = given(subscription, [started]).when({ type: "PauseSubscription", reason: "vacation", resumesAt, at: later });
    outcome.thenEvents(until);
    expect(openPause(outcome.state)).toEqual({ from: later, reason: "vacation", resumesAt });
    given(subscription, [started, until])
      .when(endAt(addMs(last, -1)))
      .thenNothing();
    given(subscription, [started, until]).when(endAt(last)).thenEvents(resumed());
  });

  it("is not ended once it was resumed by hand, nor is a later one that has no end", () => {
    given(subscription, [started, until, resumed(addMs(later, 1))])
      .when(endAt(last))
      .thenNothing();
    given(subscription, [started, until, resumed(addMs(later, 1)), paused(addMs(later, 2))])
      .when(endAt(last))
      .thenNothing();
  });

  it("cannot have ended before it begins", () => {
    given(subscription, [started])
      .when({ type: "PauseSubscription", reason: "vacation", resumesAt: later, at: later })
      .thenRefused("selection-invalid");
  });
});

describe("a closing", () => {
  it("is refused while bags or kits are out, even if given money is left", () => {
    given(subscription, [started])
      .when(close({ assetsOut: 2, givenCents: cents(900) }))
      .thenRefused("assets-out");
  });

  it("goes to closing where the province lets it: no more boxes, and what is out is still to come back", () => {
    const outcome = given(subscription, [started]).when(close({ assetsOut: 2, whileAssetsOut: "closing" }));
    outcome.thenEvents({ type: "SubscriptionClosed", data: { reason: "expensive", assetsOut: 2, closedAt: later } });
    outcome.thenState({ status: "closed", assetsOut: 2 });
    expect([isClosing(outcome.state), statusAt(outcome.state, later)]).toEqual([true, "closed"]);
  });

  it("with nothing out is no closing account, in any province", () => {
    const outcome = given(subscription, [started]).when(close({ whileAssetsOut: "closing" }));
    outcome.thenEvents({ type: "SubscriptionClosed", data: { reason: "expensive", closedAt: later } });
    expect(isClosing(outcome.state)).toBe(false);
  });

  it("is refused while given money is left: its owner has it expire first", () => {
    given(subscription, [started])
      .when(close({ givenCents: cents(1) }))
      .thenRefused("given-balance-left");
  });
});

describe("the status of a subscription at an instant", () => {
  const stateOf = (...events: SubscriptionEvent[]) =>
    given(subscription, [started, ...events]).when({ type: "ResumeSubscription", at: last }).state;
  const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
  const resumedAgain = stateOf(paused(), resumed());
  const closedWhilePaused = stateOf(paused(), closed());

  it.each([
    ["active just before a pause", resumedAgain, before(later), "active"],
    ["paused from the very instant of the pause", resumedAgain, later, "paused"],
    ["paused until just before it is resumed", resumedAgain, before(last), "paused"],
    ["active from the very instant it is resumed", resumedAgain, last, "active"],
    ["paused just before it is closed", closedWhilePaused, before(last), "paused"],
    ["closed from the very instant it is closed", closedWhilePaused, last, "closed"],
    ["closed ever after", closedWhilePaused, "2030-01-01T00:00:00.000Z", "closed"],
    ["none before there is one", subscription.initialState, last, "none"],
  ] as const)("is %s", (_, state, instant, status) => {
    expect(statusAt(state, instant)).toBe(status);
  });

  it("moves the end of the pause that lasts, and of none before it", () => {
    const [again, resumesAt] = ["2026-12-20T15:00:00.000Z", "2027-01-20T05:00:00.000Z"];
    const twice = [started, paused(), resumed(), paused(again)];
    const outcome = given(subscription, twice).when({ type: "MovePauseEnd", resumesAt, at: addMs(again, 1) });
    outcome.thenEvents({ type: "PauseEndMoved", data: { pausedAt: again, resumesAt, movedAt: addMs(again, 1) } });
    const pauses = outcome.state.status === "none" ? [] : outcome.state.pauses;
    expect(pauses).toEqual([
      { from: later, until: last, reason: "vacation" },
      { from: again, reason: "vacation", resumesAt },
    ]);
  });

  it("records since when it was paused, for each pause separately", () => {
    const again = "2026-12-20T15:00:00.000Z";
    const twice = given(subscription, [started, paused(), resumed()]).when({ type: "PauseSubscription", reason: "other", at: again }).state;
    expect(pausedSinceAt(twice, before(later))).toBeUndefined();
    expect(pausedSinceAt(twice, later)).toBe(later);
    expect(pausedSinceAt(twice, last)).toBeUndefined();
    expect(pausedSinceAt(twice, "2027-01-01T00:00:00.000Z")).toBe(again);
    expect(pausedSinceAt(subscription.initialState, later)).toBeUndefined();
  });
});

describe("terms from a week on", () => {
  const planned = effective(effective([{ fromWeek: "2027-01-04", value: "a" }], "2027-02-01", "b"), "2027-03-01", "c");

  it("hold from their week until the next ones", () => {
    expect(["2027-01-04", "2027-01-25", "2027-02-01", "2027-02-22", "2027-03-01", "2030-01-07"].map((w) => inWeek(planned, w))).toEqual([
      "a",
      "a",
      "b",
      "b",
      "c",
      "c",
    ]);
  });

  it("are the first ones before any began", () => {
    expect(inWeek(planned, "2026-01-05")).toBe("a");
  });

  it("replace everything that was planned from their week on", () => {
    expect(effective(planned, "2027-02-01", "d")).toEqual([
      { fromWeek: "2027-01-04", value: "a" },
      { fromWeek: "2027-02-01", value: "d" },
    ]);
  });

  it("cannot be missing altogether", () => {
    expect(() => inWeek([], "2027-01-04")).toThrow(RangeError);
  });
});
