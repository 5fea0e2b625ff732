import { cities, cityByFsa, nearestCity, regionAt, regionForCoordinates, regions } from "./cities.ts";

const boxes = {
  bc: { south: 48.2, north: 60, west: -139.1, east: -114 },
  ab: { south: 48.9, north: 60, west: -120, east: -109.9 },
  on: { south: 41.6, north: 56.9, west: -95.2, east: -74.3 },
  qc: { south: 44.9, north: 62.6, west: -79.8, east: -57.1 },
};
const firstLetters = { bc: /^V/, ab: /^T/, on: /^[KLMNP]/, qc: /^[GHJ]/ };

describe("cities", () => {
  it("number at least 135, with some in every region", () => {
    expect(cities.length).toBeGreaterThanOrEqual(140);
    for (const region of regions) expect(cities.filter((city) => city.region === region).length).toBeGreaterThanOrEqual(30);
  });

  it("have ids, coordinates and postal prefixes of their own", () => {
    const fsas = cities.flatMap((city) => city.fsas);
    expect(new Set(fsas).size).toBe(fsas.length);
    expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length);
    expect(new Set(cities.map((city) => `${city.lat},${city.lon}`)).size).toBe(cities.length);
  });

  it("have slugs for ids and names in both languages", () => {
    for (const city of cities) {
      expect(city.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(city.name.en).not.toBe("");
      expect(city.name.fr).not.toBe("");
    }
  });

  it("lie within their province, to at most 4 decimals", () => {
    for (const city of cities) {
      const box = boxes[city.region];
      expect(city.lat > box.south && city.lat < box.north && city.lon > box.west && city.lon < box.east).toBe(true);
      expect([Number(city.lat.toFixed(4)), Number(city.lon.toFixed(4))]).toEqual([city.lat, city.lon]);
    }
  });

  it("have prefixes that their province uses", () => {
    for (const city of cities) {
      for (const fsa of city.fsas) {
        expect(fsa).toMatch(/^[A-Z]\d[A-Z]$/);
        expect(fsa).toMatch(firstLetters[city.region]);
      }
    }
  });
});

describe("looking up a city", () => {
  it("finds it by prefix", () => {
    expect(cityByFsa("H2X")?.name).toEqual({ en: "Montreal", fr: "Montréal" });
    expect(cityByFsa("H2X")?.id).toBe("montreal");
    expect(cityByFsa("H7N")?.id).toBe("laval");
    expect(cityByFsa("H0H")).toBeUndefined();
  });

  it("gives the region of coordinates in the table, rounded to 4 decimals, and of no others", () => {
    for (const city of cities) expect(regionForCoordinates(city.lat + 0.00003, city.lon - 0.00003)).toBe(city.region);
    expect(regionForCoordinates(46.5, -84.3)).toBeUndefined();
  });

  it("finds the nearest within the distance given", () => {
    expect(nearestCity(43.65, -79.38, 25)?.id).toBe("toronto");
    expect(nearestCity(45.5019, -73.5674, 10)?.region).toBe("qc");
    expect(nearestCity(62.45, -114.37, 100)).toBeUndefined();
  });

  it("gives a place the region of its own city, else of the nearest one, and none far from all", () => {
    for (const { lat, lon, region } of cities) expect(regionAt(lat, lon)).toBe(region);
    expect([regionAt(45.42, -75.69), regionAt(49.28, -123.12), regionAt(62.45, -114.37)]).toEqual(["on", "bc", undefined]);
  });
});
