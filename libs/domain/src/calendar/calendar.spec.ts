import fc from "fast-check";
import { policyOn } from "../kernel/policy.ts";
import { addDays, addHours, addMinutes, addWeeks, dateInWeek, type Weekday, weekday } from "../kernel/time.ts";
import { toInstant, toLocal, type ZoneName, zoneNames } from "../kernel/zones/zones.ts";
import { windows } from "../subscription/vocabulary.ts";
import {
  currentWeek,
  cutoffOf,
  generationDeadline,
  generationOpensAt,
  nextAttemptAt,
  openWeeks,
  orderCalendar,
  weekToGenerate,
} from "./calendar.ts";
import { calendarPolicies } from "./policy.ts";

describe("the cutoff", () => {
  // The end of the fourth day before delivery, local: delivery on a Monday closes when Thursday ends.
  it.each([
    ["America/Vancouver", "2026-12-07", "2026-12-04T07:00:00.000Z"],
    ["America/Edmonton", "2026-12-07", "2026-12-04T06:00:00.000Z"],
    ["America/Winnipeg", "2026-12-07", "2026-12-04T05:00:00.000Z"],
    ["America/Toronto", "2026-12-07", "2026-12-04T05:00:00.000Z"],
    ["America/Vancouver", "2027-07-05", "2027-07-02T07:00:00.000Z"],
    ["America/Edmonton", "2027-07-05", "2027-07-02T06:00:00.000Z"],
    ["America/Winnipeg", "2027-07-05", "2027-07-02T05:00:00.000Z"],
    ["America/Toronto", "2027-07-05", "2027-07-02T04:00:00.000Z"],
    // Winters before the change of 2026 were one hour later in the west.
    ["America/Vancouver", "2026-01-12", "2026-01-09T08:00:00.000Z"],
    ["America/Edmonton", "2026-01-12", "2026-01-09T07:00:00.000Z"],
    ["America/Winnipeg", "2026-01-12", "2026-01-09T06:00:00.000Z"],
    // Around Toronto's changes: 14 March and 7 November 2027.
    ["America/Toronto", "2027-03-17", "2027-03-14T05:00:00.000Z"],
    ["America/Toronto", "2027-03-18", "2027-03-15T04:00:00.000Z"],
    ["America/Toronto", "2027-11-10", "2027-11-07T04:00:00.000Z"],
    ["America/Toronto", "2027-11-11", "2027-11-08T05:00:00.000Z"],
    // The last fall-back that British Columbia did not have, the year's end, and 29 February.
    ["America/Vancouver", "2026-11-05", "2026-11-02T07:00:00.000Z"],
    ["America/Toronto", "2027-01-02", "2026-12-30T05:00:00.000Z"],
    ["America/Edmonton", "2028-03-03", "2028-02-29T06:00:00.000Z"],
  ] as const)("in %s for a delivery on %s is at %s", (zone, delivery, instant) => {
    expect(cutoffOf(delivery, zone)).toBe(instant);
  });

  it("is a local midnight three days before the delivery, shown as 11:59 p.m. of the day before, in every zone and on every day", () => {
    const days = fc.integer({ min: 0, max: 4000 }).map((n) => addDays("2026-01-05", n));
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames), days, (zone, delivery) => {
        const cutoff = cutoffOf(delivery, zone);
        expect(toLocal(zone, cutoff)).toMatchObject({ date: addDays(delivery, -3), time: "00:00:00" });
        expect(toLocal(zone, addMinutes(cutoff, -1))).toMatchObject({ date: addDays(delivery, -4), time: "23:59:00" });
      }),
    );
  });
});

describe("an order's calendar", () => {
  it("locks a minute after the cutoff, bills an hour after, and takes late additions until noon two days before", () => {
    expect(orderCalendar("2027-02-01", 6, "07-12", "America/Toronto")).toEqual({
      deliveryDate: "2027-02-06",
      cutoffAt: "2027-02-03T05:00:00.000Z",
      lockAt: "2027-02-03T05:01:00.000Z",
      billingAt: "2027-02-03T06:00:00.000Z",
      lateAdditionsUntil: "2027-02-04T17:00:00.000Z",
      deliveryFrom: "2027-02-06T12:00:00.000Z",
      deliveryUntil: "2027-02-06T17:00:00.000Z",
    });
  });

  it.each([
    // Toronto springs forward between the cutoff (still at UTC−5) and noon two days before (already at UTC−4).
    [
      "America/Toronto",
      "2027-03-15",
      3,
      { cutoffAt: "2027-03-14T05:00:00.000Z", lateAdditionsUntil: "2027-03-15T16:00:00.000Z", deliveryFrom: "2027-03-17T16:00:00.000Z" },
    ],
    // It falls back between the cutoff and noon two days before.
    [
      "America/Toronto",
      "2027-11-08",
      3,
      { cutoffAt: "2027-11-07T04:00:00.000Z", billingAt: "2027-11-07T05:00:00.000Z", lateAdditionsUntil: "2027-11-08T17:00:00.000Z" },
    ],
    [
      "America/Vancouver",
      "2027-03-15",
      3,
      { cutoffAt: "2027-03-14T07:00:00.000Z", lateAdditionsUntil: "2027-03-15T19:00:00.000Z", deliveryFrom: "2027-03-17T19:00:00.000Z" },
    ],
    [
      "America/Edmonton",
      "2027-03-15",
      3,
      { cutoffAt: "2027-03-14T06:00:00.000Z", lateAdditionsUntil: "2027-03-15T18:00:00.000Z", deliveryFrom: "2027-03-17T18:00:00.000Z" },
    ],
    [
      "America/Winnipeg",
      "2027-03-15",
      3,
      { cutoffAt: "2027-03-14T05:00:00.000Z", lateAdditionsUntil: "2027-03-15T17:00:00.000Z", deliveryFrom: "2027-03-17T17:00:00.000Z" },
    ],
  ] as const)("in %s in the week of %s follows the clocks there", (zone, week, day, expected) => {
    expect(orderCalendar(week, day, "12-17", zone)).toMatchObject(expected);
  });

  it("runs cutoff, lock, billing, late additions, delivery, in this order, always", () => {
    const weeks = fc.integer({ min: 0, max: 560 }).map((n) => addWeeks("2026-01-05", n));
    const weekdays = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>;
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames), weeks, weekdays, fc.constantFrom(...windows), (zone, week, day, window) => {
        const { deliveryDate, cutoffAt, lockAt, billingAt, lateAdditionsUntil, deliveryFrom, deliveryUntil } = orderCalendar(
          week,
          day,
          window,
          zone,
        );
        const inOrder = [cutoffAt, lockAt, billingAt, lateAdditionsUntil, deliveryFrom, deliveryUntil];
        expect(inOrder).toEqual(inOrder.toSorted());
        expect(new Set(inOrder).size).toBe(6);
        expect(weekday(deliveryDate)).toBe(day);
        expect(toLocal(zone, deliveryFrom).time).toBe(`${window.slice(0, 2)}:00:00`);
        expect(toLocal(zone, deliveryUntil).time).toBe(`${window.slice(3)}:00:00`);
      }),
    );
  });
});

describe("a payment that failed", () => {
  const first = "2027-03-14T06:00:00.000Z";

  it.each([
    [0, 4],
    [1, 4],
    [4, 12],
    [11, 12],
    [12, 20],
    [19, 20],
  ])("is tried again when one failed %d hours after the first: %d hours after it", (failed, hours) => {
    expect(nextAttemptAt("2027-03-17", first, addHours(first, failed))).toBe(addHours(first, hours));
  });

  it.each([20, 30])("is not tried again when one failed %d hours after the first", (hours) => {
    expect(nextAttemptAt("2027-03-17", first, addHours(first, hours))).toBeUndefined();
  });
});

it("the calendar's rules have been in force since 2024, under the name that they keep", () => {
  expect(policyOn(calendarPolicies, "2024-01-01").version).toBe("calendar-1");
  expect(() => policyOn(calendarPolicies, "2023-12-31")).toThrow(RangeError);
});

it("a hold on stock or a slot lasts 15 minutes, and a charge belongs for two to the process that began it", () => {
  expect(policyOn(calendarPolicies, "2027-02-06")).toMatchObject({ holdMinutes: 15, chargeWaitMinutes: 2, openWeeks: 6 });
});

describe("the weeks of the business", () => {
  it.each([
    ["2027-02-01T04:59:59.999Z", "2027-01-25"],
    ["2027-02-01T05:00:00.000Z", "2027-02-01"],
    ["2027-06-07T03:59:59.999Z", "2027-05-31"],
    ["2027-06-07T04:00:00.000Z", "2027-06-07"],
  ])("turn over at midnight in Toronto: at %s it is the week of %s", (now, week) => {
    expect(currentWeek(now)).toBe(week);
    expect(weekToGenerate(now)).toBe(addWeeks(week, 6));
  });

  it("open for generation on Monday at 06:00 and commit themselves on Wednesday at 12:00, Toronto time, six weeks before", () => {
    expect(generationOpensAt("2027-03-15")).toBe("2027-02-01T11:00:00.000Z");
    expect(generationDeadline("2027-03-15")).toBe("2027-02-03T17:00:00.000Z");
    expect(generationOpensAt("2027-07-19")).toBe("2027-06-07T10:00:00.000Z");
    expect(generationDeadline("2027-07-19")).toBe("2027-06-09T16:00:00.000Z");
    expect(generationDeadline("2027-04-26")).toBe("2027-03-17T16:00:00.000Z");
  });
});

describe("the open weeks of a delivery slot", () => {
  const saturday: readonly [Weekday, ZoneName] = [6, "America/Toronto"];

  it("are six, beginning with the first whose cutoff has not come", () => {
    // Wednesday 2027-02-03 00:00 is the cutoff of Saturday the 6th.
    expect(openWeeks("2027-02-03T04:59:59.999Z", ...saturday)).toEqual([
      "2027-02-01",
      "2027-02-08",
      "2027-02-15",
      "2027-02-22",
      "2027-03-01",
      "2027-03-08",
    ]);
    expect(openWeeks("2027-02-03T05:00:00.000Z", ...saturday)).toEqual([
      "2027-02-08",
      "2027-02-15",
      "2027-02-22",
      "2027-03-01",
      "2027-03-08",
      "2027-03-15",
    ]);
  });

  it("of a Monday's delivery never hold the current week", () => {
    expect(openWeeks("2027-02-01T05:00:00.000Z", 1, "America/Toronto")[0]).toBe("2027-02-08");
    expect(openWeeks("2027-02-05T05:00:00.000Z", 1, "America/Toronto")).toHaveLength(5);
  });

  it("follow each other, are all before their cutoff, and are never more than six", () => {
    const instants = fc
      .integer({ min: Date.UTC(2026, 0, 5) / 1000, max: Date.UTC(2036, 0, 1) / 1000 })
      .map((s) => new Date(s * 1000).toISOString());
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>, fc.constantFrom(...zoneNames), (now, day, zone) => {
        const open = openWeeks(now, day, zone);
        expect([5, 6]).toContain(open.length);
        expect(open).toEqual(open.map((_, i) => addWeeks(open[0]!, i)));
        expect(cutoffOf(dateInWeek(open[0]!, day), zone) > now).toBe(true);
        expect(toInstant(zone, addDays(dateInWeek(open[0]!, day), -3), "00:00") > now).toBe(true);
      }),
    );
  });
});
