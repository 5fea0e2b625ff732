import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import Fastify from "fastify";
import { newVisit } from "../../sessions/visit-of.ts";
import { addPages } from "../pages.ts";

const inBoth = (text: string) => ({ en: text, fr: text });
const row = (name: string, path: string): PageManifest["pages"][number] => ({
  name,
  paths: { en: path, fr: `/fr${path}` },
  ...{ title: inBoth(name), description: inBoth(""), isPublic: true, isDrawn: false, scripts: [], reads: [] },
});
const picture = { address: "/assets/a.png", alt: "Six dishes" };
const manifest: PageManifest = {
  picture: { en: picture, fr: picture },
  pages: [row("faq", "/faq"), row("not_found", "/404")],
  redirects: [],
};

describe("a server that started before the first build", () => {
  const folder = mkdtempSync(join(tmpdir(), "tablee-first-build-"));
  const fastify = Fastify();
  afterAll(async () => {
    await fastify.close();
    rmSync(folder, { recursive: true });
  });

  it("has no page until the build is whole, and then its pages and their files", async () => {
    await addPages(fastify, readConfig({ TABLEE_WEB: folder, TABLEE_CONSOLE: folder }), {
      subjectOf: async () => undefined,
      visitOf: async () => newVisit,
      oneTapFor: async () => undefined,
      drawingOf: async () => undefined,
      imageOrigins: [],
      brand: () => brands.tablee,
    });
    const statuses = async () => [(await fastify.inject("/faq")).statusCode, (await fastify.inject("/assets/a-1.js")).statusCode];
    expect(await statuses()).toEqual([503, 404]);
    writeFileSync(join(folder, "en.html"), '<html lang="en-CA"><!-- head --><!-- /head --></html>');
    writeFileSync(join(folder, pageManifestFile("en")), '{"pages":');
    expect(await statuses()).toEqual([503, 404]);
    writeFileSync(join(folder, pageManifestFile("en")), JSON.stringify(manifest));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets", "a-1.js"), "start();");
    expect(await statuses()).toEqual([200, 200]);
  });
});
