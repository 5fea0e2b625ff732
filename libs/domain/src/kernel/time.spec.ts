import { WeekText } from "./schemas.ts";
import {
  addDays,
  addHours,
  addMinutes,
  addWeeks,
  dateInWeek,
  daysBetween,
  earlierOf,
  laterOf,
  msBetween,
  weekday,
  weekOf,
} from "./time.ts";

describe("dates and weeks", () => {
  it.each([
    ["2027-02-01", 1],
    ["2027-02-06", 6],
    ["2027-02-07", 7],
    ["2028-02-29", 2],
  ])("knows that %s is weekday %d", (date, day) => {
    expect(weekday(date)).toBe(day);
  });

  it.each([
    ["2027-02-01", "2027-02-01"],
    ["2027-02-07", "2027-02-01"],
    ["2027-01-01", "2026-12-28"],
    ["2028-02-29", "2028-02-28"],
  ])("puts %s into the week of %s", (date, monday) => {
    expect(weekOf(date)).toBe(monday);
    expect(dateInWeek(monday, weekday(date))).toBe(date);
  });

  it("counts across the end of a year and 29 February", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(addWeeks("2026-12-28", 1)).toBe("2027-01-04");
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
  });

  it("counts instants in real minutes and hours", () => {
    expect(addMinutes("2026-12-31T23:59:30.000Z", 1)).toBe("2027-01-01T00:00:30.000Z");
    expect(addHours("2027-03-14T06:30:00.000Z", 20)).toBe("2027-03-15T02:30:00.000Z");
    expect(msBetween("2027-01-01T00:00:00.000Z", "2026-12-31T23:59:59.000Z")).toBe(-1000);
  });

  it("refuses what is no date, and a week that does not begin on a Monday", () => {
    expect(() => weekday("soon")).toThrow(new RangeError("not a date: soon"));
    expect(WeekText.safeParse("2027-02-01").success).toBe(true);
    expect(WeekText.safeParse("2027-02-02").success).toBe(false);
    expect(WeekText.safeParse("2027-02-31").success).toBe(false);
  });
});

describe("of two instants, or two dates", () => {
  it.each([
    ["2026-12-31", "2027-01-01"],
    ["2027-02-03T04:59:59.999Z", "2027-02-03T05:00:00.000Z"],
    ["2027-02-03T05:00:00.000Z", "2027-02-03T05:00:00.000Z"],
  ])("the earlier is %s and the later is %s, in whatever order they are named", (earlier, later) => {
    expect([earlierOf(earlier, later), earlierOf(later, earlier)]).toEqual([earlier, earlier]);
    expect([laterOf(earlier, later), laterOf(later, earlier)]).toEqual([later, later]);
  });
});
