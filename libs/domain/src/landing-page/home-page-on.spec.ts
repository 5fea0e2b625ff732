import { homePageOn } from "./home-page-on.ts";
import { HomeVersion } from "./vocabulary.ts";

const page = (version: HomeVersion, from?: string, until?: string) => ({ version, from, until });
const winter = page("seasonal", "2026-12-01", "2027-01-06");
const refresh = page("brand-refresh");
const plain = page("default");
const on = (day: string, refreshed = true, pages = [winter, refresh, plain]) => homePageOn(pages, day as never, refreshed)?.version;

describe("the landing page of a day", () => {
  it("is the season's from its first day to its last", () => {
    expect(["2026-11-30", "2026-12-01", "2027-01-06", "2027-01-07"].map((day) => on(day))).toEqual([
      "brand-refresh",
      "seasonal",
      "seasonal",
      "brand-refresh",
    ]);
  });

  it("is a refreshed one only while the flag is on", () => {
    expect([on("2026-11-28"), on("2026-11-28", false), on("2026-12-24", false)]).toEqual(["brand-refresh", "default", "seasonal"]);
  });

  it("follows the editors' order for every version and arrangement", () => {
    for (const first of HomeVersion.options)
      for (const second of HomeVersion.options) {
        const refreshed = [page(first), page(second)];
        expect(on("2026-11-28", true, refreshed)).toBe(first);
        expect(on("2026-11-28", false, refreshed)).toBe([first, second].find((version) => version !== "brand-refresh"));
      }
  });

  it("is none where no editor wrote one that holds", () => {
    expect([on("2026-11-28", true, []), on("2026-11-28", true, [winter])]).toEqual([undefined, undefined]);
  });
});
