import type { PageManifest } from "@tablee/contracts/page-manifest";
import { findByPath } from "@tablee/contracts/page-paths";
import { drawableOf } from "./drawable.ts";

const row = (name: string, en: string, fr: string, isDrawn = true): PageManifest["pages"][number] => ({
  name,
  paths: { en, fr },
  title: { en: name, fr: name },
  description: { en: "", fr: "" },
  isPublic: true,
  isDrawn,
  scripts: [],
  reads: [],
});
const picture = { address: "/assets/a.png", alt: "Six dishes" };
const manifest: PageManifest = {
  picture: { en: picture, fr: picture },
  pages: [
    row("menu", "/menu/{date}", "/fr/menu/{date}"),
    row("product", "/product/{id}", "/produit/{id}"),
    row("settings_payment_history", "/settings/PaymentHistory", "/fr/settings/PaymentHistory", false),
    row("not_found", "/404", "/fr/404"),
  ],
  redirects: [["/fr/product/{id}", "/produit/{id}"]],
};
const drawable = (path: string, isMissing = false) => {
  const found = findByPath(manifest.pages, ({ paths }, of) => paths[of], path);
  return drawableOf(manifest, path, { language: path.startsWith("/fr/") || path.startsWith("/produit/") ? "fr" : "en", found, isMissing });
};

describe("the address at which the app draws a page", () => {
  it("is the page's own, in its one spelling", () => {
    expect(drawable("/product/RTC-0001")).toEqual({ path: "/product/RTC-0001", language: "en" });
    expect(drawable("/fr/menu/semaine")).toEqual({ path: "/fr/menu/semaine", language: "fr" });
    for (const other of ["/product/RTC-0001/", "/product/%52TC-0001", "/fr/menu/this-week", "/settings/PaymentHistory"])
      expect(drawable(other)).toBeUndefined();
  });

  it("is one for all addresses of no screen", () => {
    for (const unknown of ["/nowhere", "/wp-login.php", "/a//b", "/soup%C3%A9", "/product"])
      expect(drawable(unknown)).toEqual({ path: "/-", language: "en" });
    expect(drawable("/fr/nulle/part")).toEqual({ path: "/-", language: "fr" });
    expect(drawable("/fr/404", true)).toEqual({ path: "/fr/404", language: "fr" });
  });

  it("is none where the app's router may know a screen by another spelling", () => {
    for (const spelling of [
      "/Product/RTC-0001",
      "//product/RTC-0001",
      "/%70roduct/a",
      "/settings/paymenthistory",
      "/FR/product/a",
      "/EN/soup",
    ])
      expect(drawable(spelling)).toBeUndefined();
    expect(drawable("/%")).toBeUndefined();
  });

  it("is one for all dishes that do not exist", () => {
    expect(drawable("/product/RTC-9999", true)).toEqual({ path: "/product/-", language: "en", missing: "RTC-9999" });
    expect(drawable("/produit/potage", true)).toEqual({ path: "/produit/-", language: "fr", missing: "potage" });
    for (const other of ["a%20b", "a".repeat(81)]) expect(drawable(`/product/${other}`, true)).toBeUndefined();
  });

  it("is a week's by its Monday, and none by another of its days", () => {
    expect(drawable("/menu/2026-11-30")).toEqual({ path: "/menu/2026-11-30", language: "en" });
    for (const day of ["2026-12-01", "2026-12-06", "2026-02-30", "soup"]) expect(drawable(`/menu/${day}`)).toBeUndefined();
  });

  it("is none for a week without a menu, whose page says why", () => expect(drawable("/menu/2020-01-06", true)).toBeUndefined());
});
