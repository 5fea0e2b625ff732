import fc from "fast-check";
import { system } from "./actor.ts";
import { isRefusal, never, refuse } from "./errors.ts";
import { canonicalJson, hash64, hashText } from "./hash.ts";
import { idFrom, isUuid, orderIdOf } from "./ids.ts";
import { policyOn } from "./policy.ts";
import { WeekText } from "./schemas.ts";
import { addDays, addHours, addMinutes, addWeeks, dateInWeek, daysBetween, msBetween, weekday, weekOf } from "./time.ts";

describe("ids", () => {
  it("are the same for the same parts, everywhere and for ever", () => {
    expect(idFrom("order", "a", "2027-02-01")).toBe("e00fdd89-931f-5af4-9d2b-dec960925abc");
  });

  it("tell parts apart that read alike together", () => {
    expect(idFrom("ab", "c")).not.toBe(idFrom("a", "bc"));
    expect(idFrom("é", "🥕")).not.toBe(idFrom("e", "🥕"));
  });

  it("are version-5 UUIDs of the RFC's variant", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (parts) =>
        expect(idFrom(...parts)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      ),
    );
  });

  it("name the one order of a subscription in a week", () => {
    expect(isUuid(orderIdOf("s", "2027-02-01"))).toBe(true);
    expect(orderIdOf("s", "2027-02-01")).not.toBe(orderIdOf("s", "2027-02-08"));
    expect(isUuid("not-an-id")).toBe(false);
  });
});

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
    expect(() => weekday("soon")).toThrow(RangeError);
    expect(WeekText.safeParse("2027-02-01").success).toBe(true);
    expect(WeekText.safeParse("2027-02-02").success).toBe(false);
    expect(WeekText.safeParse("2027-02-31").success).toBe(false);
  });
});

describe("a policy", () => {
  const policies = [
    { version: "2", from: "2027-01-01" },
    { version: "1", from: "2024-01-01" },
  ];

  it.each([
    ["2024-01-01", "1"],
    ["2026-12-31", "1"],
    ["2027-01-01", "2"],
    ["2040-01-01", "2"],
  ])("in force on %s is version %s, in whatever order they stand", (date, version) => {
    expect(policyOn(policies, date).version).toBe(version);
    expect(policyOn(policies.toReversed(), date).version).toBe(version);
  });

  it("is missing before the first one", () => {
    expect(() => policyOn(policies, "2023-12-31")).toThrow(RangeError);
  });
});

describe("small things", () => {
  it("a refusal is told apart from events", () => {
    expect(isRefusal(refuse("sold-out", { left: 0 }))).toBe(true);
    expect([[], null, "refused", { refused: 1 }].some(isRefusal)).toBe(false);
  });

  it("an unexpected member of a union says which", () => {
    expect(() => never({ type: "Surprise" } as never)).toThrow('unexpected: {"type":"Surprise"}');
  });

  it("the system acts under the name of its part", () => {
    expect(system("billing")).toEqual({ kind: "system", id: "billing" });
  });

  it("a hash is stable, 64 bits long, and spread", () => {
    expect(hashText("Tablée")).toBe(hashText("Tablée"));
    expect(hashText("Tablée")).toMatch(/^[0-9a-f]{16}$/);
    const buckets = new Array<number>(16).fill(0);
    for (let i = 0; i < 16_000; i++) buckets[hash64(`subscription-${i}RTC-0001`)[0] >>> 28]!++;
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`${i}`))).size).toBe(20_000);
  });

  it("canonical JSON is the same whatever order keys were written in, and leaves out what is undefined", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))));
  });
});
