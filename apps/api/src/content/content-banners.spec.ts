import { bannerTypes, genericOf } from "@tablee/domain/banner/vocabulary";
import type { Region } from "@tablee/domain/kernel/place/region";
import { ContentReader } from "@tablee/gateways/content/content-reader";
import type { Entry } from "@tablee/gateways/content/content-service";
import { embeddedImages } from "@tablee/gateways/images/embedded-images";
import { TransientFailure } from "@tablee/gateways/port-failure";
import { brandOf, readConfig } from "@tablee/platform/config";
import type { ApiContext } from "../api-context.ts";
import type { Flipper } from "../flipper/flipper.service.ts";
import { HomeService } from "../home/home.service.ts";
import type { Caller } from "../http/caller.ts";
import { VisitRegion } from "../locations/visit-region.ts";
import { Content } from "./content.ts";
import { ContentBanners } from "./content-banners.ts";

const montreal = { lat: 45.5, lon: -73.57 };
const now = "2026-11-28T15:00:00.000Z";

/** The services over entries by type, for a visitor of a region. */
function over(entries: Readonly<Record<string, readonly Entry["fields"][]>> | Error, region?: Region, language: "en" | "fr" = "en") {
  const faults: object[] = [];
  const service = {
    entries: async ({ type }: { type: string }): Promise<readonly Entry[]> => {
      if (entries instanceof Error) throw entries;
      return (entries[type] ?? []).map((fields, index) => ({ id: `${type}-${index}`, fields }));
    },
    assetKey: () => Promise.reject(new Error("no assets")),
  };
  const content = new ContentReader(service, { freshMs: 0, onFault: (fault) => faults.push(fault) });
  const api = {
    opened: { gateways: { content, images: embeddedImages("https://tablee.example") } },
    clock: { now: () => now },
    steps: { ports: { writer: { brand: brandOf(readConfig({ TABLEE_ENV: "test" })) } } },
  };
  const texts = new Content(api as unknown as ApiContext);
  const by = { language, receivedAt: now, session: { data: region ? { region } : {} } } as unknown as Caller;
  const flipper = (enabled: boolean) => ({ enabled: async () => enabled }) as unknown as Flipper;
  const home = (refreshed: boolean) => new HomeService(texts, flipper(refreshed)).page(by);
  const shown = (type: (typeof bannerTypes)[number], flagsOn = true) =>
    new ContentBanners(api as unknown as ApiContext, texts, new VisitRegion(api as unknown as ApiContext), flipper(flagsOn)).shown(
      type,
      by,
    );
  return { shown, home, faults };
}

describe("banners for a visit", () => {
  it("are those of its region, with facts in place of their names", async () => {
    const entries = {
      giftCardBanner: [{ title: "Québec", subtitle: "From {{orderMinimum}}", location: montreal }],
      giftCardBannerGeneric: [{ title: "Everywhere", subtitle: "All" }],
    };
    expect((await over(entries, "qc").shown("giftCardBanner")).banners).toMatchObject([{ title: "Québec", subtitle: "From $59" }]);
    expect((await over(entries, "on").shown("giftCardBanner")).banners).toMatchObject([{ title: "Everywhere" }]);
    expect((await over(entries).shown("giftCardBanner")).banners).toMatchObject([{ title: "Everywhere" }]);
  });

  it("have the default words where an entry has none, in the page's language", async () => {
    const entries = { accountBannerGeneric: [{}], publicPageNoticeBarGeneric: [{}] };
    expect((await over(entries).shown("accountBanner")).banners).toMatchObject([
      {
        title: "Support Sustainability",
        subtitle: "Help us achieve zero waste by returning your cooler bag and Zero Waste kits each week.",
      },
    ]);
    expect((await over(entries, "qc", "fr").shown("accountBanner")).banners[0]!.title).toMatch(/^Bon pour la table/);
    expect((await over(entries).shown("publicPageNoticeBar")).banners).toMatchObject([{ title: null, dismissableToggle: false }]);
  });

  it("are shown under a flag only while the flag is on", async () => {
    const { shown } = over({ homePageBanner1Generic: [{ title: "Just heat it", flag: "ready_to_eat" }] });
    expect((await shown("homePageBanner1")).banners).toMatchObject([{ title: "Just heat it" }]);
    expect(await shown("homePageBanner1", false)).toEqual({ banners: [], error: "No content" });
  });

  it("say why they show nothing", async () => {
    for (const type of bannerTypes) expect(await over({}).shown(type)).toEqual({ banners: [], error: "No content" });
    const undated = { priceIncreaseBannerGeneric: [{ title: "Prices" }] };
    expect(await over(undated).shown("priceIncreaseBanner")).toEqual({ banners: [], error: "No dates" });
    const away = over(new TransientFailure("content-unreachable", "away"));
    await expect(away.shown("accountBanner")).rejects.toMatchObject({ code: "unavailable" });
  });

  it("bring the images of their type, from the narrowest on, and no others", async () => {
    const image = (title: string, more: object = {}) => ({ url: `https://images.ctfassets.net/${title}.jpg`, title, ...more });
    const images = [
      image("account_banner_desktop", { width: 1600, height: 400 }),
      image("account_banner_mobile"),
      image("giftcard_banner"),
    ];
    const [banner] = (await over({ accountBannerGeneric: [{ images }] }).shown("accountBanner")).banners;
    expect(banner!.images.map(({ title, width }) => [title, width])).toEqual([
      ["account_banner_mobile", null],
      ["account_banner_desktop", 1600],
    ]);
  });

  it("leave out an entry whose link leads nowhere safe or whose place is none, and ignore a colour of an editor's own", async () => {
    for (const bad of [
      { linkUrl: "javascript:alert(1)" },
      { location: { lat: 123, lon: 0 } },
      { images: [{ url: "http://a.example/b.jpg" }] },
    ]) {
      const { shown, faults } = over({ [genericOf("madeInCanadaBanner")]: [bad] });
      expect(await shown("madeInCanadaBanner")).toEqual({ banners: [], error: "No content" });
      expect(faults).toHaveLength(1);
    }
    const coloured = over({ madeInCanadaBannerGeneric: [{ color: "#ff00ff" }] });
    expect((await coloured.shown("madeInCanadaBanner")).banners).toMatchObject([{ color: null }]);
  });
});

describe("the landing page", () => {
  const parts = ["how", "refresh"];
  const entries = {
    homePage: [
      { order: 1, version: "seasonal", from: "2026-12-01", until: "2027-01-06", title: "Winter", parts },
      { order: 2, version: "brand-refresh", parts },
      { order: 3, version: "default", title: "From {{orderMinimum}}", parts },
    ],
  };

  it("is the refreshed one with all its parts while the flag is on, else the default one without those of the flag", async () => {
    expect(await over(entries).home(true)).toMatchObject({ version: "brand-refresh", title: null, parts });
    expect(await over(entries).home(false)).toMatchObject({ version: "default", title: "From $59", parts: ["how"] });
  });

  it("leaves its questions to the footer while the flag is on", async () => {
    const home = { homePage: [{ order: 1, version: "default", parts: ["how", "questions"] }] };
    expect(await over(home).home(true)).toMatchObject({ parts: ["how"] });
    expect(await over(home).home(false)).toMatchObject({ parts: ["how", "questions"] });
  });

  it("is none where editors have written none", async () => {
    await expect(over({}).home(true)).rejects.toMatchObject({ code: "page-not-found" });
  });
});
