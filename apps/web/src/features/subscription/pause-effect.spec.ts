import { pauseEffect } from "./pause-effect.ts";
import type { SubscriptionSettings } from "./requests.ts";

type Week = SubscriptionSettings["weeks"][number];

const week = (deliveryDate: string, standing: Week["standing"]) => ({ deliveryDate, standing, chargeCents: 5900 }) as Week;

const daysOf = (weeks: readonly Week[]) => weeks.map(({ deliveryDate }) => deliveryDate);

test("a pause skips the boxes before its end, and the first one after it costs what it costs today at most", () => {
  const weeks = [week("2026-12-01", "comes"), week("2026-12-08", "open"), week("2026-12-15", "open"), week("2026-12-22", "open")];
  const { skipped, next } = pauseEffect(weeks, "2026-12-15");
  expect(daysOf(skipped)).toEqual(["2026-12-08"]);
  expect(next).toMatchObject({ week: { deliveryDate: "2026-12-15" }, maxCents: 5900 });
});

test("a box that is skipped already stays skipped, and is listed", () => {
  const { skipped } = pauseEffect([week("2026-12-08", "skipped"), week("2026-12-15", "open"), week("2026-12-22", "open")], "2026-12-22");
  expect(daysOf(skipped)).toEqual(["2026-12-08", "2026-12-15"]);
});

test("no amount is named while a skipped box after the end may come back", () => {
  const { next } = pauseEffect([week("2026-12-15", "open"), week("2026-12-22", "skipped")], "2026-12-15");
  expect(next).toEqual({ week: expect.objectContaining({ deliveryDate: "2026-12-15" }) });
});

test("a pause without an end skips all that is open, and nothing is charged next", () => {
  const effect = pauseEffect([week("2026-12-01", "comes"), week("2026-12-08", "open"), week("2027-01-05", "open")], undefined);
  expect(daysOf(effect.skipped)).toEqual(["2026-12-08", "2027-01-05"]);
  expect(effect).not.toHaveProperty("next");
});
