import { readConfig } from "@tablee/platform/config";
import { cdnImages } from "./cdn-images.ts";
import { embeddedImages, listedWidths } from "./embedded-images.ts";
import { widthSet } from "./image-service.ts";
import { checkedRatio, clampedQuality, qualityOf, ratioQualities, targetWidths } from "./image-widths.ts";
import { openImages } from "./open-images.ts";
import { type DrawnDish, plateImage } from "./plate-image.ts";

const editors = "https://images.ctfassets.net/space/id/banner.jpg";
const cdn = cdnImages("https://images.example/");
const embedded = embeddedImages("https://tablee.example");

describe("the widths of a set", () => {
  it("grow by twice the tolerance from 100 to 8192 pixels", () => {
    expect(targetWidths()).toEqual([
      100, 116, 135, 156, 181, 210, 244, 283, 328, 380, 441, 512, 594, 689, 799, 927, 1075, 1247, 1446, 1678, 1946, 2257, 2619, 3038, 3524,
      4087, 4741, 5500, 6380, 7401, 8192,
    ]);
    for (const [index, width] of targetWidths().slice(1).entries()) expect(width / targetWidths()[index]!).toBeLessThanOrEqual(1.17);
  });

  it("end at the widest, and are one where the range is", () => {
    expect(targetWidths({ min: 100, max: 120, tolerance: 0.08 })).toEqual([100, 116, 120]);
    expect(targetWidths({ min: 300, max: 300, tolerance: 0.08 })).toEqual([300]);
    expect(targetWidths({ min: 100, max: 150, tolerance: 0.25 })).toEqual([100, 150]);
  });

  it.each([
    { tolerance: 0.009 },
    { tolerance: Number.NaN },
    { min: 0 },
    { min: 99.5 },
    { min: -100 },
    { max: Number.POSITIVE_INFINITY },
    { min: 400, max: 300 },
  ])("refuse %j", (wrong) => {
    expect(() => targetWidths({ min: 100, max: 8_192, tolerance: 0.08, ...wrong })).toThrow(RangeError);
  });
});

describe("ratios and qualities", () => {
  it("are between 1 and 5, the quality less on a denser screen", () => {
    expect(ratioQualities).toEqual({ 1: 75, 2: 50, 3: 35, 4: 23, 5: 20 });
    expect([1, 2.5, 5].map(checkedRatio)).toEqual([1, 2.5, 5]);
    for (const ratio of [0.9, 5.1, Number.NaN]) expect(() => checkedRatio(ratio)).toThrow(RangeError);
  });

  it("keep a quality within 1 and 100", () => {
    expect([-5, 0, 1, 60, 100, 140].map(clampedQuality)).toEqual([1, 1, 1, 60, 100, 100]);
    expect(() => clampedQuality(Number.NaN)).toThrow(RangeError);
  });

  it("give the quality of the ratio where none is asked for", () => {
    const given = [{}, { ratio: 1 }, { ratio: 2.4 }, { ratio: 2.5 }, { ratio: 5 }, { ratio: 2, quality: 60 }];
    expect(given.map(qualityOf)).toEqual([undefined, 75, 50, 35, 20, 60]);
  });
});

describe("images of the delivery network", () => {
  it("carry width, compression and format, and what else is asked for", () => {
    expect(cdn.address("plate.x.1", { width: 300 })).toBe("https://images.example/images/plate.x.1?w=300&auto=compress&fm=avif");
    expect(cdn.address("plate.x.1", { width: 300, ratio: 2, quality: 200, format: "png" })).toBe(
      "https://images.example/images/plate.x.1?w=300&dpr=2&q=100&auto=compress&fm=png",
    );
    expect(cdn.address("plate.x.1", { width: 300, ratio: 5 })).toContain("&dpr=5&q=20&");
    expect(() => cdn.address("plate.x.1", { width: 0 })).toThrow(RangeError);
    expect(cdn.origins).toContain("https://images.example");
  });

  it("come in every width of a range", () => {
    expect(widthSet(cdn, "a", { max: 116 })).toBe(
      "https://images.example/images/a?w=100&auto=compress&fm=avif 100w, https://images.example/images/a?w=116&auto=compress&fm=avif 116w",
    );
  });
});

describe("images of our own", () => {
  it("come in the listed width that is wide enough, and in no other", () => {
    const widthOf = (width: number, ratio?: number) =>
      Number(new URL(embedded.address("plate.x.1", { width, ratio })).searchParams.get("w"));
    expect([widthOf(1), widthOf(240), widthOf(241), widthOf(300, 3), widthOf(5_000)]).toEqual([120, 240, 360, 960, 2_048]);
    expect(embedded.widthsWithin({ min: 100, max: 8_192, tolerance: 0.08 })).toEqual(listedWidths);
    expect(embedded.address("../../etc", { width: 120 })).toBe("https://tablee.example/images/..%2F..%2Fetc?w=120&q=75&fm=avif");
  });

  it("come in two qualities, the lower one for dense screens", () => {
    const qualityAt = (size: object) => new URL(embedded.address("plate.x.1", { width: 120, ...size })).searchParams.get("q");
    expect([{}, { ratio: 2 }, { ratio: 4 }, { quality: 51 }, { quality: 100 }].map(qualityAt)).toEqual(["75", "50", "50", "75", "75"]);
  });

  it("have another key once the dish is drawn differently", () => {
    const dish = { sku: "RTC-0001", plate: { vessel: "bowl", cloth: "oat", art: ["rice"] }, name: { en: "Rice", fr: "Riz" } } as const;
    const keyWith = (change: Partial<DrawnDish>) => plateImage({ ...(dish as unknown as DrawnDish), ...change });
    expect(keyWith({})).toMatch(/^plate\.RTC-0001\.[0-9a-f]{8}$/);
    expect(keyWith({ plate: { vessel: "bowl", cloth: "oat", art: ["egg"] } })).not.toBe(keyWith({}));
    expect(keyWith({ name: { en: "Boiled rice", fr: "Riz" } })).toBe(keyWith({}));
  });
});

describe.each([
  ["the network", cdn],
  ["the API", embedded],
])("editors' images beside %s", (_, service) => {
  it("come from the content service in avif", () => {
    expect(service.address(editors, { width: 300, ratio: 2, quality: 50 })).toBe(`${editors}?w=600&fm=avif&q=50`);
    expect(service.address(editors, { width: 8_000 })).toBe(`${editors}?w=4000&fm=avif`);
    expect(service.address("https://elsewhere.example/a.jpg", { width: 300 })).toBe("https://elsewhere.example/a.jpg");
  });
});

it("come from the network where one is configured, and pages load editors' where there is a content service", () => {
  const originsWith = (env: NodeJS.ProcessEnv) => openImages(readConfig(env)).origins;
  expect(originsWith({})).toEqual([]);
  expect(originsWith({ IMAGES_URL: "https://images.example/a", CONTENTFUL_SPACE: "space" })).toEqual([
    "https://images.example",
    "https://images.ctfassets.net",
  ]);
});
