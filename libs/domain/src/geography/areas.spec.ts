import { areaById, areaForPostalCode, areas, normalisePostalCode } from "./areas.ts";
import { cities } from "./cities.ts";

describe("delivery areas", () => {
  it("have unique ids and at least three cities each, all of their own region", () => {
    expect(new Set(areas.map((area) => area.id)).size).toBe(areas.length);
    for (const area of areas) {
      const own = cities.filter((city) => city.areaId === area.id);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.every((city) => city.region === area.region)).toBe(true);
    }
  });

  it("take in every city", () => {
    expect(cities.filter((city) => areaById(city.areaId) === undefined)).toEqual([]);
  });

  it("deliver on two to five days a week, in at least one window", () => {
    for (const area of areas) {
      expect(new Set(area.deliveryWeekdays).size).toBe(area.deliveryWeekdays.length);
      expect(area.deliveryWeekdays.length).toBeGreaterThanOrEqual(2);
      expect(area.deliveryWeekdays.length).toBeLessThanOrEqual(5);
      expect(area.windows.length).toBeGreaterThan(0);
    }
  });

  it("follow their own clocks: East Kootenay Edmonton's, north-west Ontario Winnipeg's", () => {
    expect(areaForPostalCode("V1C 1A1")?.area.zone).toBe("America/Edmonton");
    expect(areaForPostalCode("P9N 1A1")?.area.zone).toBe("America/Winnipeg");
    expect(areaForPostalCode("P8N 1A1")?.area.zone).toBe("America/Winnipeg");
    expect(areaForPostalCode("V3S 1A1")?.area.zone).toBe("America/Vancouver");
    expect(areaForPostalCode("H2X 1A1")?.area.zone).toBe("America/Toronto");
  });
});

describe("areaForPostalCode", () => {
  it("reads any case and spacing", () => {
    const found = areaForPostalCode(" v3s1a1 ");
    expect([found?.city.id, found?.area.id]).toEqual(["surrey", "lower-mainland"]);
  });

  it.each(["H0H 0H0", "X0A 0A0", "R3C 1A1", "V3S", "", "90210"])("knows no area for '%s'", (code) => {
    expect(areaForPostalCode(code)).toBeUndefined();
  });
});

describe("normalisePostalCode", () => {
  it.each([
    ["v3s1a1", "V3S 1A1"],
    ["h2x-3y7", "H2X 3Y7"],
    ["  M5V  2t6 ", "M5V 2T6"],
    ["K1A 0Z9", "K1A 0Z9"],
  ])("turns '%s' into '%s'", (input, output) => {
    expect(normalisePostalCode(input)).toBe(output);
  });

  it.each(["D1A 1A1", "W1A 1A1", "Z1A 1A1", "V3O 1A1", "V3S 1Q1", "V3S 1A", "V3S 1A11", "33S 1A1"])("refuses '%s'", (input) => {
    expect(normalisePostalCode(input)).toBeUndefined();
  });
});
