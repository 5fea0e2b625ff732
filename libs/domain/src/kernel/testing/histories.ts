import fc from "fast-check";
import type { OrderCalendar } from "../../calendar/calendar.ts";
import type { CreditKind } from "../../credit/vocabulary.ts";
import { pauseReasons } from "../../subscription/vocabulary.ts";
import { idFrom } from "../ids.ts";
import { addDays, addMs, type Instant, msBetween } from "../time.ts";
import { recipe } from "./examples.ts";
import { moods } from "./gateway.ts";
import { orderIds, recipes, weeks } from "./household.ts";
import type { Life } from "./life.ts";
import { Died } from "./log.ts";

/** When the next thing happens: mostly at once, so that a week is edited, skipped and brought back before it ends; later; or at an instant that matters to an order. */
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

export interface Step {
  readonly deed: Deed;
  readonly wait: (typeof waits)[number];
  readonly n: number;
  readonly a: number;
  readonly b: number;
  readonly mood: (typeof moods)[number];
  /** The process is killed before its append of this number; the next step finds what it left. */
  readonly dies: number | undefined;
}

type Do = (life: Life, step: Step) => void;

export const linesOf = ({ a, b }: Step) =>
  recipes.filter((number) => (a >> number) % 2 === 1).map((number) => recipe(number, 1 + ((b >> number) % 2)));
/** A few ids, so that additions are put together again and paid more than once. */
export const patchOf = ({ n, b }: Step) => idFrom("patch", n, b % 2);
export const reasonOf = ({ a }: Step) => pauseReasons[a % pauseReasons.length]!;

/** Codes that an account may enter; now and then none. */
export const codeOf = ({ a }: Step) => [undefined, "MERCI10", "RETOUR20", "HIVER30", "FIDELE3"][a % 5];

/** Money that is given, in cents, and for how many days: purchased money is for good. */
export const moneyOf = ({ a, b }: Step): [kind: CreditKind, cents: number, days?: number] =>
  a % 3 === 0
    ? ["purchased", 100 + 7 * b]
    : (["promotional", 100 + 7 * b, ...(a % 3 === 1 ? [1 + (b % 20)] : [])] as [CreditKind, number, number?]);

/** What can happen: how often, by weight, and what it is. */
const deeds = {
  edit: [20, (life, step) => life.edit(step.n, linesOf(step))],
  "edit from an old version": [5, (life, step) => life.edit(step.n, linesOf(step), life.order(step.n).version - 1)],
  "name an item twice": [5, (life, { n }) => life.edit(n, [recipe(1), recipe(1)])],
  skip: [15, (life, { n }) => life.skip(n)],
  unskip: [20, (life, { n }) => life.unskip(n)],
  pause: [5, (life, step) => life.pause(reasonOf(step))],
  resume: [10, (life) => life.resume()],
  close: [1, (life, step) => life.close(reasonOf(step))],
  lock: [30, (life, { n }) => life.lock(n)],
  bill: [40, (life, { n, mood }) => life.bill(n, mood)],
  "give another card": [15, (life, { a, mood }) => life.giveCard(a % 4, mood)],
  webhook: [10, (life, { n, a }) => life.webhook(n, 1 + (a % 2))],
  deliver: [20, (life, { n }) => life.deliver(n)],
  "fail to deliver": [5, (life, { n }) => life.failDelivery(n)],
  refund: [10, (life, { n, a, b }) => life.refund(n, (1 + (b % 12)) / 10, idFrom("refund", n, a % 10))],
  "add to a paid box": [15, (life, step) => life.add(step.n, linesOf(step), patchOf(step))],
  "pay for additions": [35, (life, step) => life.pay(step.n, patchOf(step), step.mood)],
  "wait until it is paid, and add": [
    45,
    (life, step) => {
      life.waitForPayment(step.n);
      life.add(step.n, linesOf(step), patchOf(step));
      life.pay(step.n, patchOf(step), step.mood);
    },
  ],
  "give money": [10, (life, step) => life.grant(idFrom("grant", step.a % 30), ...moneyOf(step))],
  "use a code": [8, (life, step) => life.useCode(codeOf(step))],
  "move the delivery": [12, (life, { n, a }) => life.move(n, a)],
  rival: [15, (life, { n, a, b }) => life.rival(n, recipe(1 + (a % recipes.length)).sku, b % 5, a % 7)],
  sweep: [10, (life) => life.sweep()],
} as const satisfies Record<string, readonly [number, Do]>;
export type Deed = keyof typeof deeds;

const weighted = (Object.keys(deeds) as Deed[]).flatMap((deed) => Array.from({ length: deeds[deed][0] }, () => deed));

export const histories = (least: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      deed: fc.constantFrom(...weighted),
      wait: fc.constantFrom(...waits),
      n: fc.nat(weeks.length - 1),
      a: fc.nat(999),
      b: fc.nat(999),
      mood: fc.constantFrom("captured", ...moods),
      dies: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(4) }),
    }),
    { minLength: least, maxLength: least * 2, size: "max" },
  );

/** Lets one step happen. Time only goes forward. */
export function live(life: Life, step: Step): void {
  const to = instantOf(life.now, life.order(step.n).calendar, step);
  if (to > life.now) life.now = to;
  life.log.appendsLeft = step.dies;
  try {
    deeds[step.deed][1](life, step);
    life.follow();
  } catch (error) {
    if (!(error instanceof Died)) throw error;
  } finally {
    life.log.appendsLeft = undefined;
  }
}

/** When a step happens that is taken at `now`, or later, by somebody whose order has this calendar; perhaps before now. */
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

/** What still hangs is brought to its end: everything due happens, by a gateway that answers. */
export function finish(life: Life): void {
  life.follow();
  orderIds.forEach((_, n) => {
    const { lockAt } = life.order(n).calendar;
    if (lockAt > life.now) life.now = lockAt;
    life.lock(n);
    for (let tries = 0; tries < 8 && hangs(life, n); tries++) {
      life.bill(n, "captured");
      life.now = addMs(life.now, 24 * 3_600_000);
    }
    life.payWhatHangs(n);
    if (life.order(n).status === "billed") life.deliver(n);
    life.forfeit(n);
    life.follow();
  });
  life.payOutAll();
  life.now = addMs(life.now, 3_600_000);
  life.sweep();
  life.follow();
}

const hangs = (life: Life, n: number): boolean => life.order(n).status === "locked" || life.order(n).status === "billing";
