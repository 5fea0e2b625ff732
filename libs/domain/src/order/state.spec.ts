import { calendar, recipe } from "../../testing/examples.ts";
import { additionBilled, additionBilling, additionStarted, jam, upTo } from "../../testing/order-stages.ts";
import { fold } from "../kernel/log/decider.ts";
import { cents } from "../kernel/money.ts";
import type { OrderLine } from "../pricing/vocabulary.ts";
import { order } from "./decider.ts";
import type { OrderEvent } from "./events.ts";
import { isWantedDuringPause, judgedAt, type OrderBase, type PaidOrder, unitsInBox } from "./state.ts";

const stateAfter = (...events: readonly OrderEvent[]) => fold(order, events) as PaidOrder;

describe("a week of a paused subscription", () => {
  const base = stateAfter(...upTo.open) as OrderBase;
  const pausedSince = "2027-01-21T00:00:00.000Z";

  it.each([
    ["the instant before the pause", "2027-01-20T23:59:59.999Z", false],
    ["the very instant of the pause", "2027-01-21T00:00:00.000Z", true],
    ["the instant after", "2027-01-21T00:00:00.001Z", true],
  ])("that was asked for at %s", (_, keptAt, expected) => {
    expect(isWantedDuringPause({ ...base, keptAt }, pausedSince)).toBe(expected);
    expect(isWantedDuringPause({ ...base, keptAt }, undefined)).toBe(true);
  });

  it("that was not asked for is not kept", () => {
    expect(isWantedDuringPause(base, pausedSince)).toBe(false);
    expect(isWantedDuringPause(base, undefined)).toBe(false);
  });
});

describe("the subscription of an order", () => {
  it.each([
    ["its cutoff", calendar.lockAt, calendar.cutoffAt],
    ["the lock, when that came first, at sign-up", "2027-01-20T15:00:00.000Z", "2027-01-20T15:00:00.000Z"],
  ])("is judged at %s", (_, lockedAt, expected) => {
    expect(judgedAt({ ...stateAfter(...upTo.locked), lockedAt })).toBe(expected);
  });
});

describe("the units that a box takes", () => {
  const more: OrderLine = { ...recipe(1), options: [{ id: "more", kind: "larger-protein", centsPerServing: cents(349) }], upgrade: true };
  const units = (...events: readonly OrderEvent[]) => Object.fromEntries(unitsInBox(stateAfter(...events)));
  const own = { "RTC-0001": 1, "RTC-0002": 1, "RTC-0003": 1 };

  it("are those of its lines, and of the late additions that are paid", () => {
    expect(units(...upTo.open)).toEqual(own);
    expect(units(...upTo.billed, additionStarted)).toEqual(own);
    expect(units(...upTo.billed, additionStarted, additionBilling())).toEqual(own);
    expect(units(...upTo.billed, additionStarted, additionBilling(), additionBilled)).toEqual({ ...own, "MKT-0001": 2 });
  });

  it("of one item are added up over lines, and more of a recipe is no unit of it", () => {
    const held = [recipe(1, 2), { ...jam, pairedWith: "RTC-0001" }, jam, more];
    expect(Object.fromEntries(unitsInBox({ ...stateAfter(...upTo.open), lines: held }))).toEqual({ "RTC-0001": 2, "MKT-0001": 4 });
  });
});
