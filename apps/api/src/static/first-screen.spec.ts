import { brands } from "@tablee/platform/brand";
import type { ApiContext } from "../api-context.ts";
import type { HomeService } from "../home/home.service.ts";
import { firstScreenOf } from "./first-screen.ts";
import { openingOf } from "./page-head.ts";

const api = { clock: { now: () => "2026-11-28T15:00:00.000Z" } } as unknown as ApiContext;
const over = (page: () => Promise<object>) => firstScreenOf(api, () => ({ page }) as unknown as HomeService);
const winter = { version: "seasonal", title: 'It\'s "warm" <here>, from $&59', subtitle: null };

describe("the first screen in the document of home", () => {
  it("is its version and words, and no more of the page", async () => {
    const written = await over(async () => ({ ...winter, parts: ["how"], sections: [] }))("en");
    expect(JSON.parse(written!)).toEqual(winter);
  });

  it("is left out where the words are not available", async () => {
    expect(await over(async () => Promise.reject(new Error("away")))("en")).toBeUndefined();
    expect(openingOf("fr", { environment: "production", brand: brands.tablee, firstScreen: undefined, tracking: undefined })).toBe(
      '<html lang="fr-CA" data-environment="production">',
    );
  });

  it("closes no attribute and no tag", () => {
    const opening = openingOf("en", {
      environment: "test",
      brand: brands.laurier,
      firstScreen: JSON.stringify(winter),
      tracking: undefined,
    });
    expect(opening).toMatch(/^<html lang="en-CA" data-environment="test" data-brand="laurier" data-home="[^"<>]*">$/);
  });
});
