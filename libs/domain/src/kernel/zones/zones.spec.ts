import fc from "fast-check";
import { businessDay, isZoneName, toInstant, toLocal, zoneNames, zoneTableVersion } from "./zones.ts";

describe("the zone table", () => {
  it("carries the tz release that knows of the changes of 2026", () => {
    expect(zoneTableVersion).toBe("2026f");
  });

  it("knows the four zones of the business, and no other", () => {
    expect([...zoneNames].every(isZoneName)).toBe(true);
    expect(["America/Halifax", "toString", ""].some(isZoneName)).toBe(false);
  });

  it.each([
    ["America/Vancouver", "2026-12-01", "2026-12-02T06:59:00.000Z"],
    ["America/Edmonton", "2026-12-01", "2026-12-02T05:59:00.000Z"],
    ["America/Winnipeg", "2026-12-01", "2026-12-02T04:59:00.000Z"],
    ["America/Toronto", "2026-12-01", "2026-12-02T04:59:00.000Z"],
    ["America/Winnipeg", "2026-07-01", "2026-07-02T04:59:00.000Z"],
    ["America/Toronto", "2026-07-01", "2026-07-02T03:59:00.000Z"],
  ] as const)("puts 23:59 in %s on %s at %s", (zone, date, instant) => {
    expect(toInstant(zone, date, "23:59")).toBe(instant);
    expect(toLocal(zone, instant)).toMatchObject({ date, time: "23:59:00" });
  });

  it.each([
    ["America/Vancouver", -420, -420],
    ["America/Edmonton", -360, -360],
    ["America/Winnipeg", -300, -300],
    ["America/Toronto", -300, -240],
  ] as const)("from November 2026 gives %s the offset %d in winter and %d in summer", (zone, winter, summer) => {
    for (const year of [2027, 2030, 2037]) {
      expect(toLocal(zone, `${year}-01-15T12:00:00.000Z`).offsetMinutes).toBe(winter);
      expect(toLocal(zone, `${year}-07-15T12:00:00.000Z`).offsetMinutes).toBe(summer);
    }
  });

  it("still changed everywhere in the winter of 2025", () => {
    const offsets = zoneNames.map((zone) => toLocal(zone, "2026-01-15T12:00:00.000Z").offsetMinutes);
    expect(offsets).toEqual([-480, -420, -360, -300]);
  });
});

describe("toInstant", () => {
  it("moves a time that spring-forward skips to the first instant after the gap", () => {
    expect(toInstant("America/Toronto", "2027-03-14", "02:00")).toBe("2027-03-14T07:00:00.000Z");
    expect(toInstant("America/Toronto", "2027-03-14", "02:59:59")).toBe("2027-03-14T07:00:00.000Z");
    expect(toInstant("America/Toronto", "2027-03-14", "01:59:59")).toBe("2027-03-14T06:59:59.000Z");
    expect(toInstant("America/Toronto", "2027-03-14", "03:00")).toBe("2027-03-14T07:00:00.000Z");
  });

  it("takes the earlier of two when fall-back repeats a time", () => {
    expect(toInstant("America/Toronto", "2027-11-07", "01:30")).toBe("2027-11-07T05:30:00.000Z");
    expect(toLocal("America/Toronto", "2027-11-07T06:30:00.000Z")).toMatchObject({ time: "01:30:00", offsetMinutes: -300 });
    expect(toInstant("America/Toronto", "2027-11-07", "02:00")).toBe("2027-11-07T07:00:00.000Z");
  });

  it("sees no repeated hour in British Columbia on 2026-11-01", () => {
    expect(toInstant("America/Vancouver", "2026-11-01", "01:30")).toBe("2026-11-01T08:30:00.000Z");
    expect(toInstant("America/Vancouver", "2026-11-01", "02:30")).toBe("2026-11-01T09:30:00.000Z");
  });

  it("crosses the end of a year", () => {
    expect(toInstant("America/Vancouver", "2026-12-31", "23:59:59")).toBe("2027-01-01T06:59:59.000Z");
    expect(toLocal("America/Toronto", "2027-01-01T04:59:59.000Z")).toMatchObject({ date: "2026-12-31", time: "23:59:59" });
  });

  it("knows 29 February, in leap years only", () => {
    expect(toInstant("America/Edmonton", "2028-02-29", "12:00")).toBe("2028-02-29T18:00:00.000Z");
    expect(() => toInstant("America/Edmonton", "2027-02-29", "12:00")).toThrow(RangeError);
  });

  it.each([
    ["2026-1-01", "10:00", "'2026-1-01 10:00' is not a date and time"],
    ["12026-01-01", "10:00", "'12026-01-01 10:00' is not a date and time"],
    ["2026-13-01", "10:00", "2026-13-01 is not a date"],
    ["2026-01-00", "10:00", "2026-01-00 is not a date"],
    ["2026-01-01", "24:00", "'2026-01-01 24:00' is not a date and time"],
    ["2026-01-01", "10:00:60", "'2026-01-01 10:00:60' is not a date and time"],
    ["2023-12-31", "10:00", "2023-12-31 10:00 is outside the zone table"],
    ["2038-01-02", "10:00", "2038-01-02 10:00 is outside the zone table"],
  ])("refuses %s %s and says why", (date, time, why) => {
    expect(() => toInstant("America/Toronto", date, time)).toThrow(new RangeError(why));
  });

  it("reaches from the first second of 2024 to the last of 2037, in UTC", () => {
    expect(toInstant("America/Toronto", "2023-12-31", "19:00")).toBe("2024-01-01T00:00:00.000Z");
    expect(() => toInstant("America/Toronto", "2023-12-31", "18:59:59")).toThrow(RangeError);
    expect(toInstant("America/Toronto", "2037-12-31", "18:59:59")).toBe("2037-12-31T23:59:59.000Z");
    expect(() => toInstant("America/Toronto", "2037-12-31", "19:00")).toThrow(RangeError);
  });
});

describe("toLocal", () => {
  it.each(["yesterday", "2023-12-31T23:59:59.999Z", "2038-01-01T00:00:00.000Z"])("refuses %s, and names it in the error", (instant) => {
    expect(() => toLocal("America/Toronto", instant)).toThrow(new RangeError(`${instant} is outside the zone table`));
  });

  it("reaches from the first instant of the table to its last", () => {
    expect(toLocal("America/Toronto", "2024-01-01T00:00:00.000Z")).toMatchObject({ date: "2023-12-31", time: "19:00:00" });
    expect(toLocal("America/Toronto", "2037-12-31T23:59:59.999Z")).toMatchObject({ date: "2037-12-31", time: "18:59:59" });
  });

  it("shows the new time from the very instant at which clocks change", () => {
    expect(toLocal("America/Toronto", "2027-03-14T06:59:59.999Z")).toMatchObject({ time: "01:59:59", offsetMinutes: -300 });
    expect(toLocal("America/Toronto", "2027-03-14T07:00:00.000Z")).toMatchObject({ time: "03:00:00", offsetMinutes: -240 });
    expect(toLocal("America/Toronto", "2027-11-07T06:00:00.000Z")).toMatchObject({ time: "01:00:00", offsetMinutes: -300 });
  });

  it("is undone by toInstant, except for the second of two equal local times", () => {
    const instants = fc.integer({ min: Date.UTC(2024, 0, 3) / 1000, max: Date.UTC(2037, 11, 29) / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...zoneNames), instants, (zone, seconds) => {
        const instant = new Date(seconds * 1000).toISOString();
        const local = toLocal(zone, instant);
        const back = toInstant(zone, local.date, local.time);
        expect(toLocal(zone, back)).toMatchObject({ date: local.date, time: local.time });
        expect([0, 3_600_000]).toContain(Date.parse(instant) - Date.parse(back));
      }),
    );
  });
});

it.each([
  ["2026-12-02T04:59:59.000Z", "2026-12-01"],
  ["2026-12-02T05:00:00.000Z", "2026-12-02"],
  ["2026-07-02T03:59:59.000Z", "2026-07-01"],
  ["2027-01-01T00:30:00.000Z", "2026-12-31"],
])("at %s it is %s for the business", (instant, day) => expect(businessDay(instant)).toBe(day));
