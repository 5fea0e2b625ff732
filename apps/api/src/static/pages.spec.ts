import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { type BrandKey, brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import Fastify, { type FastifyInstance } from "fastify";
import { newVisit } from "../sessions/visit-of.ts";
import { addCompression } from "./compression.ts";
import type { Subject } from "./page-head.ts";
import type { SubjectOf } from "./page-subjects.ts";
import { addPages } from "./pages.ts";

const script = "const dish = 'tourtière';\n".repeat(100);
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const page = `<!doctype html><html lang="en-CA"><head><!-- head --><title>Tablée</title><!-- /head --></head>
  <script nonce="__CSP_NONCE__"></script>${"<p>Bon appétit</p>".repeat(100)}</html>`;
const inBoth = (en: string, fr: string) => ({ en, fr });
const plain = { isPublic: true, isDrawn: false, scripts: [], reads: [] };
const manifest: PageManifest = {
  picture: { en: { address: "/assets/en-1.png", alt: "Six dishes" }, fr: { address: "/assets/fr-1.png", alt: "Six plats" } },
  pages: [
    {
      name: "product",
      paths: inBoth("/product/{id}", "/produit/{id}"),
      title: inBoth("Product", "Produit"),
      description: inBoth("{subject}: allergens", "{subject} : allergènes"),
      isPublic: true,
      isDrawn: true,
      scripts: ["/assets/dish-1.js"],
      reads: ["/api/session", "/api/dish?sku={id}"],
    },
    {
      name: "menu",
      paths: inBoth("/menu/{date}", "/fr/menu/{date}"),
      title: inBoth("Menu", "Menu"),
      description: inBoth("All dishes", "Tous les plats"),
      ...plain,
      reads: ["/api/menu?date={date}"],
    },
    ...Object.entries({ signup_plans: "", signup_plan: "/{plan}", signup_plan_submenu: "/{plan}/{submenu}" }).map(([name, rest]) => ({
      name,
      paths: inBoth(`/signup/plans${rest}`, `/abonnement/plans${rest}`),
      title: inBoth("Plans", "Forfaits"),
      description: inBoth("All plans", "Tous les forfaits"),
      ...plain,
    })),
    {
      name: "wip_paypal",
      paths: inBoth("/_wip/paypal", "/fr/_wip/paypal"),
      title: inBoth("PayPal, for tests", "PayPal, pour les essais"),
      description: inBoth("Approval", "Approbation"),
      ...plain,
    },
    {
      name: "not_found",
      paths: inBoth("/404", "/fr/404"),
      title: inBoth("Page not found", "Page introuvable"),
      description: inBoth("Nothing here", "Rien ici"),
      ...plain,
    },
  ],
  redirects: [
    ["/menu", "/menu/this-week"],
    ["/fr/product/{id}", "/produit/{id}"],
  ],
};
const soup: Subject = { en: 'Soup "of the <day>" & bread', fr: "Soupe du jour" };
const subjectOf: SubjectOf = async ({ row: { name }, params }) =>
  name === "product" ? (params.id === "soup" ? soup : "missing") : undefined;

const none = async () => undefined;
const sources = { imageOrigins: ["https://images.example"], visitOf: async () => newVisit, oneTapFor: none, drawingOf: none };

let oneTap: string | undefined;

describe("the apps as they are served", () => {
  let folder: string;
  let selling: BrandKey = "tablee";
  let fastify: FastifyInstance;
  const config = () => readConfig({ TABLEE_WEB: folder, TABLEE_CONSOLE: folder, PUBLIC_URL: "https://tablee.example" });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tablee-pages-"));
    const assets = join(folder, "assets");
    mkdirSync(assets);
    writeFileSync(join(folder, "index.html"), page);
    for (const language of ["en", "fr"] as const) {
      writeFileSync(join(folder, `${language}.html`), `${page}<!-- built for ${language} -->`);
      writeFileSync(join(folder, pageManifestFile(language)), JSON.stringify(manifest));
    }
    writeFileSync(join(folder, "icon.svg"), icon);
    writeFileSync(join(folder, "icon-laurier.svg"), `${icon}<!-- laurier -->`);
    for (const { address } of Object.values(manifest.picture)) writeFileSync(join(folder, address), "PNG");
    writeFileSync(join(assets, "a-1.js"), script);
    writeFileSync(join(assets, "a-1.js.br"), brotliCompressSync(script));
    writeFileSync(join(assets, "a-1.js.gz"), gzipSync(script));
    fastify = Fastify();
    await addCompression(fastify);
    fastify.get("/api/long", async () => ({ words: script }));
    fastify.get("/api/short", async () => ({ words: "few" }));
    await addPages(fastify, config(), { ...sources, subjectOf, oneTapFor: async () => oneTap, brand: () => brands[selling] });
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, accepts = "") => fastify.inject({ url, headers: { "accept-encoding": accepts } });

  it.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip, deflate", gunzipSync],
  ])("send a file in its %s form to a browser that takes it, for a year", async (encoding, accepts, unpacked) => {
    const answer = await get("/assets/a-1.js", accepts);
    expect(answer.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(unpacked(answer.rawPayload).toString()).toBe(script);
  });

  it("send a file as it is to a client that takes no form", async () => {
    const answer = await get("/assets/a-1.js");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.payload).toBe(script);
  });

  it.each(["/fr/menu/semaine", "/admin/orders", "/api/long"])("compress %s as it is sent", async (url) => {
    const { headers, rawPayload } = await get(url, "br");
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    const text = brotliDecompressSync(rawPayload).toString();
    expect(text.length).toBeGreaterThan(rawPayload.length * 5);
  });

  it.each([
    ["/menu/this-week", "en-CA", "en"],
    ["/fr/menu/semaine", "en-CA", "fr"],
    ["/fr/nowhere", "en-CA", "fr"],
    ["/nowhere", "fr-CA", "fr"],
    ["/nowhere", "en-CA", "en"],
  ])("send %s to a browser that prefers %s from the build for %s", async (url, accepted, language) => {
    const { payload } = await fastify.inject({ url, headers: { "accept-language": accepted } });
    expect(payload).toContain(`<!-- built for ${language} -->`);
  });

  it.each(["/icon.svg", "/admin/icon.svg"])("send the drawing of a tab, %s, for a day", async (url) => {
    const { headers, payload } = await get(url);
    expect(headers).toMatchObject({ "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
    expect(payload).toBe(icon);
  });

  it("let a provider's script in on the customer's pages that use one tap, and nowhere else", async () => {
    const policyOf = async (url: string) => String((await get(url)).headers["content-security-policy"]);
    const closed = await policyOf("/fr/menu/semaine");
    expect(closed).not.toContain("frame-src");
    expect(closed).toContain("img-src 'self' data: https://images.example;");
    oneTap = "https://provider.example/gsi/";
    try {
      const open = await policyOf("/fr/menu/semaine");
      expect(open).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/provider\.example\/gsi\/client;/);
      expect(open).toContain("frame-src https://provider.example/gsi/;");
      expect(open).toContain("connect-src 'self' https://provider.example/gsi/;");
      const withoutNonce = (policy: string) => policy.replace(/'nonce-[^']+'/, "");
      expect(withoutNonce(await policyOf("/admin/orders"))).toBe(withoutNonce(closed));
    } finally {
      oneTap = undefined;
    }
    expect(await policyOf("/fr/menu/semaine")).not.toContain("provider.example");
  });

  it("leave a short answer alone", async () => {
    const answer = await get("/api/short", "br");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.json()).toEqual({ words: "few" });
  });

  it("say what a page is in the first byte: language, title, addresses, scripts", async () => {
    const { statusCode, payload } = await get("/produit/soup?from=menu");
    expect(statusCode).toBe(200);
    expect(payload).toContain('<html lang="fr-CA" data-environment="development" data-offline>');
    expect(payload).toContain("<title>Tablée | Soupe du jour</title>");
    expect(payload).toContain('<meta name="description" content="Soupe du jour : allergènes" />');
    expect(payload).toContain('<link rel="canonical" href="https://tablee.example/produit/soup" />');
    expect(payload).toContain('<link rel="alternate" hreflang="en-ca" href="https://tablee.example/product/soup" />');
    expect(payload).toContain('<meta property="og:locale" content="fr_CA" />');
    expect(payload).toContain('<link rel="modulepreload" href="/assets/dish-1.js" />');
    expect(payload.match(/<title>/g)).toHaveLength(1);
  });

  it.each([
    ["/produit/soup", ["/api/session", "/api/dish?sku=soup"]],
    ["/fr/menu/semaine", ["/api/menu?date=this-week"]],
    ["/fr/menu/%3C%2Fscript%3E", ["/api/menu?date=%3C%2Fscript%3E"]],
  ])("ask at once for what %s reads first, by the addresses that its scripts use", async (url, reads) => {
    expect((await get(url)).payload).toContain(`__ahead=Object.fromEntries(${JSON.stringify(reads)}.map`);
  });

  it.each([
    ["/product/soup", "en-1.png", "Six dishes"],
    ["/produit/soup", "fr-1.png", "Six plats"],
  ])("show a picture where a link to %s is shared, in its language", async (url, file, alt) => {
    const { payload } = await get(url);
    expect(payload).toContain(`<meta property="og:image" content="https://tablee.example/assets/${file}" />`);
    expect(payload).toContain('<meta property="og:image:width" content="1200" />');
    expect(payload).toContain('<meta property="og:image:height" content="630" />');
    expect(payload).toContain(`<meta property="og:image:alt" content="${alt}" />`);
    expect(payload).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect((await get(`/assets/${file}`)).headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  it.each(["/admin/category_manager", "/admin/subscription_profiles"])("give %s its one address in both languages", async (path) => {
    const { payload } = await get(`${path}?week=2026-11-30`);
    const address = `https://tablee.example${path}`;
    expect(payload).toContain(`<link rel="canonical" href="${address}" />`);
    for (const language of ["en-ca", "fr-ca", "x-default"])
      expect(payload).toContain(`<link rel="alternate" hreflang="${language}" href="${address}" />`);
    expect((await get("/admin/%22%3E<script>")).payload).not.toContain('<script>"');
    expect(readFileSync("apps/admin-console/index.html", "utf8")).toContain("<!-- head --><!-- /head -->\n");
  });

  it("write names as text, whatever is in them", async () => {
    const { payload } = await get("/product/soup");
    expect(payload).toContain("<title>Tablée | Soup &quot;of the &lt;day&gt;&quot; &amp; bread</title>");
  });

  it("call this week by its name in each language", async () => {
    const { payload } = await get("/menu/this-week");
    expect(payload).toContain('hreflang="fr-ca" href="https://tablee.example/fr/menu/semaine"');
    expect(payload).toContain('rel="canonical" href="https://tablee.example/menu/this-week"');
  });

  it.each([
    ["/nowhere", "en", "Page not found"],
    ["/fr/nulle/part", "fr", "Page introuvable"],
    ["/product/no-such-dish", "en", "Page not found"],
    ["/404", "en", "Page not found"],
  ])("answer %s with 404", async (url, language, title) => {
    const { statusCode, payload } = await get(url);
    expect(statusCode).toBe(404);
    expect(payload).toContain(`<html lang="${language}-CA"`);
    expect(payload).toContain(`<title>Tablée | ${title}</title>`);
  });

  it.each(["/menu/this-week", "/menu/this-week?locale=de", "/fr/menu/semaine?page=2", "/signup/plans/rtc_2/menu"])(
    "answer %s at once",
    async (url) => expect((await get(url)).statusCode).toBe(200),
  );

  it("lead nowhere by a language where there is no page", async () => {
    expect((await get("/nowhere?locale=fr")).statusCode).toBe(404);
    expect((await get("//other.example/?locale=fr")).headers.location).toBeUndefined();
  });

  it("carry the name, the colours and no picture of the other brand where that one sells", async () => {
    selling = "laurier";
    const { payload } = await get("/menu/this-week");
    const { payload: drawing } = await get("/icon.svg");
    selling = "tablee";
    expect(drawing).toContain("laurier");
    expect(payload).toContain('data-brand="laurier"');
    expect(payload).toContain("<title>Cuisine Laurier | Menu</title>");
    expect(payload).toContain('property="og:site_name" content="Cuisine Laurier"');
    expect(payload).not.toMatch(/og:image|Tablée/);
    expect((await get("/menu/this-week")).payload).not.toContain("data-brand");
  });

  it("have no approval page for tests in production", async () => {
    const production = Fastify();
    await addPages(production, { ...config(), TABLEE_ENV: "production" }, { ...sources, subjectOf, brand: () => brands.tablee });
    const statusOf = async (app: FastifyInstance) => (await app.inject("/fr/_wip/paypal?setup=1")).statusCode;
    expect([await statusOf(fastify), await statusOf(production)]).toEqual([200, 404]);
    await production.close();
  });

  it.each([
    ["/menu", "/menu/this-week"],
    ["/menu/?discount_code=MOITIE&r=1", "/menu/this-week?discount_code=MOITIE&r=1"],
    ["/fr/product/soup", "/produit/soup"],
    ["/fr/product/a%2Fb%3Fc", "/produit/a%2Fb%3Fc"],
    ["/en/menu/this-week?locale=fr", "/fr/menu/semaine#locale"],
    ["/menu/this-week?locale=fr", "/fr/menu/semaine#locale"],
    ["/menu/this-week?locale=en", "/menu/this-week#locale"],
    ["/menu?r=1&locale=fr", "/fr/menu/semaine?r=1#locale"],
    ["/produit/a%2Fb?locale=en&x=%20y", "/product/a%2Fb?x=+y#locale"],
    ["/signup/plans/rtc-2-3", "/signup/plans?plan=rtc&people=2&recipes=3"],
    ["/abonnement/plans/rte-8/menu?discount_code=MOITIE", "/abonnement/plans?discount_code=MOITIE&plan=rte&meals=8&submenu=menu"],
    ["/signup/plans/rte-8?locale=fr", "/abonnement/plans?plan=rte&meals=8#locale"],
    ["/en/", "/"],
    ["/en//other.example/x", "/other.example/x"],
    ["/en/%5Cother.example", "/%5Cother.example"],
  ])("redirect %s to %s for good", async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });
});
