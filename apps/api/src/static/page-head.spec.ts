import type { ManifestPage, PageManifest } from "@tablee/contracts/page-manifest";
import { type BrandKey, brands } from "@tablee/platform/brand";
import { headOf, type Subject } from "./page-head.ts";

const inBoth = (en: string, fr: string) => ({ en, fr });
const pageOf = (name: string, en: string, fr: string): ManifestPage => ({
  name,
  paths: inBoth(en, fr),
  title: inBoth(name, name),
  description: inBoth("{subject}", "{subject}"),
  isPublic: true,
  isDrawn: true,
  scripts: [],
  reads: [],
});
const product = pageOf("product", "/product/{id}", "/produit/{id}");
const menu = pageOf("menu", "/menu/{date}", "/fr/menu/{date}");
const home = pageOf("home", "/", "/fr/");
const site = { address: "/assets/site.png", alt: "Six dishes" };
const manifest: PageManifest = { picture: { en: site, fr: site }, pages: [home, menu, product], redirects: [] };
const chowder: Subject = {
  en: "Chowder",
  fr: "Chaudrée",
  pictureIn: (language) => `https://images.example/card-${language}.png?w=1200&fm=png`,
  dataIn: (language, address) => [{ "@type": "Product", name: `</script><b>${language}`, url: address }],
};

const headFor = (row: ManifestPage, { subject, brand = "tablee" }: { subject?: Subject; brand?: BrandKey } = {}) =>
  headOf(
    manifest,
    { row, language: "fr", params: { id: "RTC-0001", date: "this-week" }, ...(subject && { subject }) },
    { origin: "https://tablee.example", brand: brands[brand], links: {} },
  );
const thingsIn = (head: string) => JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head)![1]!)["@graph"];

describe("the head of a dish's page", () => {
  it.each(["tablee", "laurier"] as const)("shows the picture of its own where a link is shared, and only that, for %s", (brand) => {
    const head = headFor(product, { subject: chowder, brand });
    expect(head).toContain('<meta property="og:image" content="https://images.example/card-fr.png?w=1200&amp;fm=png" />');
    expect(head).toContain('<meta property="og:image:alt" content="Chaudrée" />');
    expect(head.match(/"og:image"/g)).toHaveLength(1);
  });

  it("holds what the page is about and the way to it, in an element that no name can end", () => {
    const head = headFor(product, { subject: chowder });
    const address = "https://tablee.example/produit/RTC-0001";
    expect(head).toContain('<script type="application/ld+json" nonce="__CSP_NONCE__">');
    expect(thingsIn(head)).toEqual([
      { "@type": "Product", name: "</script><b>fr", url: address },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "menu", item: "https://tablee.example/fr/menu/semaine" },
          { "@type": "ListItem", position: 2, name: "Chaudrée", item: address },
        ],
      },
    ]);
  });
});

it("home names the seller, and a page about nothing holds no data", () => {
  expect(thingsIn(headFor(home))).toMatchObject([{ "@type": "Organization", name: "Tablée" }]);
  expect(headFor(menu)).not.toContain("ld+json");
});
