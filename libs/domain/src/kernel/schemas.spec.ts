import { generationDeadline, generationOpensAt, orderCalendar, weekClosesAt } from "../calendar/calendar.ts";
import { DateText, InstantText, PositionText, WeekText } from "./schemas.ts";
import { addDays, addWeeks, weekOf } from "./time.ts";
import { toInstant, toLocal, zoneNames } from "./zones/zones.ts";

const accepts = (schema: { safeParse(text: string): { success: boolean } }, text: string) => schema.safeParse(text).success;

describe("a date", () => {
  it.each([
    "0000-01-01",
    "0001-01-01",
    "2023-12-31",
    "2024-03-17",
    "2037-11-30",
    "2037-12-31",
    "9999-12-27",
    "2026-02-30",
    "2026-13-01",
    "26-01-01",
    "",
  ])("is not %j", (text) => expect([accepts(DateText, text), accepts(WeekText, text)]).toEqual([false, false]));

  it.each(["2024-03-18", "2037-11-23", "2037-11-29"])("is %s, in every zone, with its week, its calendar and its expiry", (date) => {
    expect(accepts(DateText, date)).toBe(true);
    expect(accepts(WeekText, weekOf(date))).toBe(true);
    for (const zone of zoneNames) {
      for (const instant of Object.values(orderCalendar(weekOf(date), 7, "17-22", zone)).filter((text) => text.includes("T")))
        expect([instant, accepts(InstantText, instant)]).toEqual([instant, true]);
      expect(accepts(InstantText, toInstant(zone, addDays(date, 1), "00:00"))).toBe(true);
    }
    for (const instant of [generationOpensAt, generationDeadline, weekClosesAt].map((of) => of(weekOf(date))))
      expect([instant, accepts(InstantText, instant)]).toEqual([instant, true]);
  });
});

describe("an instant", () => {
  it.each([
    "0001-01-01T00:00:00.000Z",
    "2024-01-28T23:59:59.999Z",
    "2037-12-07T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "2027-01-01T00:00:00Z",
  ])("is not %s", (text) => expect(accepts(InstantText, text)).toBe(false));

  it.each(["2024-01-29T00:00:00.000Z", "2037-12-06T23:59:59.999Z"])("is %s, also on the clocks of every zone, weeks around it", (text) => {
    expect(accepts(InstantText, text)).toBe(true);
    for (const zone of zoneNames)
      for (const weeks of [-3, 3]) expect(toLocal(zone, addWeeks(text.slice(0, 10), weeks) + text.slice(10)).date).toHaveLength(10);
  });
});

it("a position is digits, up to the largest that the log can hold", () => {
  expect(["0", "7687651", "9223372036854775807"].map((text) => accepts(PositionText, text))).toEqual([true, true, true]);
  expect(["", "-1", "1.5", "9223372036854775808", "99999999999999999999"].map((text) => accepts(PositionText, text))).toEqual(
    new Array(5).fill(false),
  );
});
