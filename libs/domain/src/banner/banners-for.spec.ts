import { cities, regionAt } from "../geography/cities.ts";
import { type Region, regions } from "../kernel/place/region.ts";
import { bannersFor, type Choosable } from "./banners-for.ts";
import { bannerTypes, genericOf } from "./vocabulary.ts";

interface Named extends Choosable {
  readonly name: string;
}

const today = "2026-11-28" as never;
const generic: Named = { name: "generic" };
/** An entry of a region, at any of its cities. */
const at = (region: Region, nth = 0): Named => {
  const { lat, lon } = cities.filter((city) => city.region === region)[nth]!;
  return { name: `${region} ${nth}`, location: { lat, lon } };
};
const subsets = Array.from({ length: 2 ** regions.length }, (_, bits) => regions.filter((_, index) => (bits >> index) & 1));
const single = bannerTypes.filter((type) => type !== "priceIncreaseBanner");
const namesOf = (banners: readonly Named[]) => banners.map(({ name }) => name);

describe("the choice of a banner", () => {
  it("is the entry of the visitor's region, else the generic one, for every type and every set of regions that editors wrote for", () => {
    for (const type of single)
      for (const written of subsets)
        for (const region of [...regions, undefined]) {
          const { banners, error } = bannersFor(
            type,
            { own: written.map((one) => at(one)), generic: [generic] },
            { region, today, regionAt },
          );
          const expected = region && written.includes(region) ? `${region} 0` : "generic";
          expect([namesOf(banners), error]).toEqual([[expected], null]);
        }
  });

  it("finds a region from the coordinates of any city, also of a place near one, and of none far away", () => {
    for (const city of cities) {
      const own: Named = { name: city.id, location: { lat: city.lat, lon: city.lon } };
      expect(namesOf(bannersFor("accountBanner", { own: [own], generic: [] }, { region: city.region, today, regionAt }).banners)).toEqual([
        city.id,
      ]);
    }
    const near: Named = { name: "near Ottawa", location: { lat: 45.36, lon: -75.8 } };
    const far: Named = { name: "Yellowknife", location: { lat: 62.45, lon: -114.37 } };
    const placeless: Named = { name: "nowhere" };
    const chosen = bannersFor("accountBanner", { own: [far, placeless, near], generic: [generic] }, { region: "on", today, regionAt });
    expect(namesOf(chosen.banners)).toEqual(["near Ottawa"]);
    expect(
      namesOf(bannersFor("accountBanner", { own: [far, placeless], generic: [generic] }, { region: "ab", today, regionAt }).banners),
    ).toEqual(["generic"]);
  });

  it("is the first of several, and says where there is no content", () => {
    const own = [at("qc", 1), at("qc", 0)];
    expect(namesOf(bannersFor("giftCardBanner", { own, generic: [] }, { region: "qc", today, regionAt }).banners)).toEqual(["qc 1"]);
    for (const type of bannerTypes)
      expect(bannersFor(type, { own: [at("bc")], generic: [] }, { region: "on", today, regionAt })).toEqual({
        banners: [],
        error: "No content",
      });
  });
});

describe("the choice of a price increase", () => {
  const dated = (banner: Named, from?: string, until?: string): Named => ({ ...banner, priceIncStartDate: from, priceIncEndDate: until });
  const choose = (own: readonly Named[], generics: readonly Named[] = [], region: Region | null = "on") =>
    bannersFor("priceIncreaseBanner", { own, generic: generics }, { region: region ?? undefined, today, regionAt });

  it.each([
    ["2026-11-27", "2026-11-29", true],
    ["2026-11-28", "2026-11-28", true],
    ["2026-11-28T05:00-05:00", "2026-11-28T00:00Z", true],
    ["2026-11-29", "2026-12-24", false],
    ["2026-01-01", "2026-11-27", false],
    ["2026-11-29", "2026-11-27", false],
  ])("holds from %s to %s, both included: %s", (from, until, holds) => {
    expect(choose([dated(at("on"), from, until)])).toEqual({
      banners: holds ? [expect.objectContaining({ name: "on 0" })] : [],
      error: null,
    });
  });

  it("is all entries of the region, else all generic ones", () => {
    const held = ["2026-11-01", "2026-12-01"] as const;
    const own = [dated(at("on"), ...held), dated(at("on", 1), ...held), dated(at("qc"), ...held)];
    const generics = [dated(generic, ...held), dated({ name: "second" }, ...held)];
    expect(namesOf(choose(own, generics).banners)).toEqual(["on 0", "on 1"]);
    expect(namesOf(choose(own, generics, "bc").banners)).toEqual(["generic", "second"]);
    expect(namesOf(choose(own, generics, null).banners)).toEqual(["generic", "second"]);
  });

  it("has no dates unless both are there, and one undated entry hides no other", () => {
    for (const [from, until] of [
      [undefined, undefined],
      ["2026-11-01", undefined],
      [undefined, "2026-12-01"],
      ["", "2026-12-01"],
    ] as const)
      expect(choose([dated(at("on"), from, until)])).toEqual({ banners: [], error: "No dates" });
    expect(namesOf(choose([at("on"), dated(at("on", 1), "2026-11-01", "2026-12-01")]).banners)).toEqual(["on 1"]);
  });
});

test("each type has a generic variant of its own", () => {
  expect(new Set([...bannerTypes, ...bannerTypes.map(genericOf)]).size).toBe(20);
});
