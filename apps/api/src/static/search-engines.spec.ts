import type { PageManifest } from "@tablee/contracts/page-manifest";
import { readConfig } from "@tablee/platform/config";
import Fastify from "fastify";
import { addSearchEngines, listedWhereOpen } from "./search-engines.ts";

const page = (name: string, en: string, fr: string, isPublic = true): PageManifest["pages"][number] => ({
  name,
  paths: { en, fr },
  title: { en: name, fr: name },
  description: { en: "", fr: "" },
  isPublic,
  isDrawn: false,
  scripts: [],
  reads: [],
});
const pages = [
  page("home", "/", "/fr/"),
  page("story", "/story", "/histoire"),
  page("menu", "/menu/{date}", "/fr/menu/{date}"),
  page("product", "/product/{id}", "/produit/{id}"),
  page("account", "/account", "/compte", false),
];
const manifest = { pages, redirects: [], picture: {} } as unknown as PageManifest;
const html = '<head><meta name="robots" content="noindex" /></head>';

async function siteOf(search?: "open") {
  const config = readConfig({ TABLEE_ENV: "test", PUBLIC_URL: "https://tablee.example", ...(search && { TABLEE_SEARCH: search }) });
  const fastify = Fastify();
  addSearchEngines(fastify, config, () => manifest);
  return { config, get: async (url: string) => fastify.inject(url) };
}

describe("search engines", () => {
  it("list nothing by default: every page says so, and there is no sitemap", async () => {
    const { config, get } = await siteOf();
    for (const each of pages) expect(listedWhereOpen(html, each, config)).toBe(html);
    expect((await get("/sitemap.xml")).statusCode).not.toBe(200);
    expect((await get("/robots.txt")).payload).toBe("User-agent: *\nDisallow: /api/\nDisallow: /admin\n");
  });

  it("list the public pages where the switch is open, and a customer's pages nowhere", async () => {
    const { config, get } = await siteOf("open");
    expect(pages.map((each) => listedWhereOpen(html, each, config).includes("noindex"))).toEqual([false, false, false, false, true]);
    expect((await get("/robots.txt")).payload).toContain("Sitemap: https://tablee.example/sitemap.xml");
    const { headers, payload } = await get("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    expect([...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ["/", "/fr/", "/story", "/histoire", "/menu/this-week", "/fr/menu/semaine"].map((path) => `https://tablee.example${path}`),
    );
    expect(payload).toContain('<xhtml:link rel="alternate" hreflang="fr-ca" href="https://tablee.example/histoire"/>');
  });
});
