import type { OrderCalendar } from "@tablee/domain/calendar/calendar";
import { addDays, addMs, type Instant, msBetween } from "@tablee/domain/kernel/time";
import { moods } from "@tablee/simulation/gateway";
import fc from "fast-check";
import { weeks } from "../fixtures/constants.ts";
import type { Household } from "../fixtures/household.ts";
import type { Details } from "./action-args.ts";
import { type Action, actions, doAction } from "./actions.ts";

/**
 * When the next action happens: mostly at once, so that a week is edited, skipped and unskipped before it ends; later; or at an instant
 * that matters to an order.
 */
const waits = [
  ...Array.from({ length: 20 }, () => "at once" as const),
  "minutes",
  "hours",
  "days",
  "just before the cutoff",
  "at the cutoff",
  "at the lock",
  "at the billing",
  "while additions are taken",
  "while additions are taken",
  "at the delivery",
] as const;

interface Act extends Details {
  readonly action: Action;
}

export interface Step extends Act {
  readonly wait: (typeof waits)[number];
  /** A concurrent action in a second process, step by step beside the first and the policies. */
  readonly beside: Act | undefined;
  /** The process of the automation is killed before its step of this number. */
  readonly workerDies: number | undefined;
  /** Chooses the next turn where several processes run. */
  readonly order: number;
  /** The number of events that read models lag behind. */
  readonly lag: number;
}

const weighted = (Object.keys(actions) as Action[]).flatMap((action) => Array.from({ length: actions[action][0] }, () => action));
const seldom = <Value>(value: fc.Arbitrary<Value>, weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const act = {
  action: fc.constantFrom(...weighted),
  n: fc.nat(weeks.length - 1),
  a: fc.nat(999),
  b: fc.nat(999),
  mood: fc.constantFrom("captured" as const, ...moods),
  dies: seldom(fc.nat(5), 3),
};

export const histories = (min: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      ...act,
      wait: fc.constantFrom(...waits),
      beside: seldom(fc.record(act), 2),
      workerDies: seldom(fc.nat(8), 5),
      order: fc.nat(0x7fff_ffff),
      lag: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) }),
    }),
    { minLength: min, maxLength: min * 2, size: "max" },
  );

/** Plays one step. Time only moves forward. */
export async function live(household: Household, step: Step): Promise<void> {
  const to = instantOf(household.now, household.order(step.n).calendar, step);
  if (to > household.now) household.now = to;
  const { world } = household;
  world.facts.lag = Math.min(step.lag, world.log.events.length);
  world.gateway.mood = step.mood;
  const { beside } = step;
  // A request takes seconds: none is still running after days have passed.
  if (beside && ![step.action, beside.action].includes("wait until it is paid, and add")) {
    await household.together(chooser(step.order), [
      () => household.act((steps, context) => doAction(step.action, { household, steps, context }, step), step.dies),
      () => household.beside((steps, context) => doAction(beside.action, { household, steps, context }, beside), beside.dies),
      () => household.follow(step.workerDies),
    ]);
  } else {
    await household.act((steps, context) => doAction(step.action, { household, steps, context }, step), step.dies);
    await household.follow(step.workerDies);
  }
  world.facts.lag = 0;
}

/** Numbers below n that follow from a seed. */
function chooser(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The instant to which a step waits, for an order with this calendar. It may be before `now`: the caller then does not wait. */
export function instantOf(now: Instant, calendar: OrderCalendar, { wait, a }: Step): Instant {
  const { cutoffAt, lockAt, billingAt, lateAdditionsUntil, deliveryUntil } = calendar;
  switch (wait) {
    case "minutes":
      return addMs(now, (a % 30) * 60_000);
    case "hours":
      return addMs(now, (a % 24) * 3_600_000);
    case "days":
      return `${addDays(now.slice(0, 10), 1 + (a % 3))}${now.slice(10)}`;
    case "just before the cutoff":
      return addMs(cutoffAt, -1);
    case "at the cutoff":
      return cutoffAt;
    case "at the lock":
      return lockAt;
    case "at the billing":
      return billingAt;
    case "while additions are taken":
      return addMs(billingAt, Math.floor((msBetween(billingAt, lateAdditionsUntil) * (a % 20)) / 19));
    case "at the delivery":
      return deliveryUntil;
    default:
      return now;
  }
}
