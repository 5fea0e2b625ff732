import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import Fastify, { type FastifyInstance } from "fastify";
import { newVisit } from "../sessions/visit-of.ts";
import { addPages } from "./pages.ts";

const row = (name: string, path: string): PageManifest["pages"][number] => ({
  name,
  paths: { en: path, fr: `/fr${path}` },
  title: { en: name, fr: name },
  description: { en: "", fr: "" },
  isPublic: true,
  isDrawn: name === "product",
  scripts: [],
  reads: name === "product" ? ["/api/session", "/api/dish?sku={id}"] : [],
});
const picture = { address: "/assets/a.png", alt: "Six dishes" };
const manifest: PageManifest = {
  picture: { en: picture, fr: picture },
  pages: [row("product", "/product/{id}"), row("not_found", "/404")],
  redirects: [],
};

describe("the document of a page that the server draws", () => {
  let folder: string;
  let fastify: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tablee-drawn-"));
    for (const language of ["en", "fr"] as const) {
      writeFileSync(join(folder, `${language}.html`), '<html lang="en-CA"><!-- head --><!-- /head --><div id="root"></div></html>');
      writeFileSync(join(folder, pageManifestFile(language)), JSON.stringify(manifest));
    }
    fastify = Fastify();
    await addPages(fastify, readConfig({ TABLEE_WEB: folder, TABLEE_CONSOLE: folder }), {
      subjectOf: async ({ params }) => (params.id === "soup" ? { en: "Soup", fr: "Soupe" } : "missing"),
      visitOf: async () => newVisit,
      oneTapFor: async () => undefined,
      imageOrigins: [],
      drawingOf: async ({ headers }, _, { missing }) =>
        headers.cookie
          ? undefined
          : { html: `<h1>${missing ? "Gone" : "Soup"}</h1>`, state: '[["soup"]]', isForStrangers: true, ...(missing && { missing }) },
      brand: () => brands.tablee,
    });
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (url: string, cookie?: string) => (await fastify.inject({ url, headers: cookie ? { cookie } : {} })).payload;

  it("carries the drawing, and fetches nothing but the session before its scripts run", async () => {
    const html = await get("/product/soup");
    expect(html).toContain('<div id="root" data-drawn><h1>Soup</h1></div><script type="application/json" id="drawn">[["soup"]]</script>');
    expect(html).toContain('__ahead=Object.fromEntries(["/api/session"].map');
  });

  it("has only its name and the team's address without scripts where there is no drawing, and fetches all that the page reads first", async () => {
    const html = await get("/product/soup", "session=1");
    expect(html).toMatch(/<div id="root"><\/div><noscript>.*<h1[^>]*>Soup<\/h1>.*<\/noscript><\/html>/);
    expect(html).toContain('__ahead=Object.fromEntries(["/api/session","/api/dish?sku=soup"].map');
  });

  it("names the dish that does not exist to the drawing's scripts, and has the words of a missing page without a drawing", async () => {
    expect(await get("/product/stew")).toContain(
      '<div id="root" data-drawn><h1>Gone</h1></div><script type="application/json" id="drawn" data-missing="stew">',
    );
    expect(await get("/product/stew", "session=1")).toMatch(/<div id="root"><\/div><noscript>.*<h1[^>]*>not_found<\/h1>/);
  });
});
