import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookies from "@fastify/cookie";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import Fastify, { type FastifyInstance } from "fastify";
import type { ApiContext } from "../api-context.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { visitOf } from "../sessions/visit-of.ts";
import { drawingsOf } from "./drawn-pages.ts";
import { addPages } from "./pages.ts";

const row = (name: string, path: string): PageManifest["pages"][number] => ({
  name,
  paths: { en: path, fr: path === "/" ? "/fr" : `/fr${path}` },
  title: { en: name, fr: name },
  description: { en: "", fr: "" },
  isPublic: true,
  isDrawn: name !== "not_found",
  scripts: [],
  reads: [],
});
const picture = { address: "/assets/a.png", alt: "Six dishes" };
const manifest: PageManifest = {
  picture: { en: picture, fr: picture },
  pages: [row("home", "/"), row("menu", "/menu/{date}"), row("product", "/product/{id}"), row("not_found", "/404")],
  redirects: [],
};
const app = `
const textOf = async (answer) => (await answer).text();
export const draw = async (path, { fetch }) => {
  const region = path === "/product/hung" ? textOf(fetch("/hung", { signal: AbortSignal.timeout(1) })).catch(() => "") : textOf(fetch("/region"));
  return { html: \`<h1>\${path}\${await region}</h1>\`, state: "[]" };
};`;

describe("the pages that are drawn for a request", () => {
  let folder: string;
  let fastify: FastifyInstance;
  let find: () => Promise<unknown>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tablee-drawn-pages-"));
    for (const language of ["en", "fr"] as const) {
      writeFileSync(join(folder, `${language}.html`), '<html lang="en-CA"><!-- head --><!-- /head --><div id="root"></div></html>');
      writeFileSync(join(folder, pageManifestFile(language)), JSON.stringify(manifest));
      mkdirSync(join(folder, "server", language), { recursive: true });
      writeFileSync(join(folder, "server", language, "server.mjs"), app);
    }
    fastify = Fastify();
    await fastify.register(cookies as never);
    const sessions = { find: () => find(), visit: () => ({ session: { hash: "a", csrf: "b", data: {}, kept: false } }) };
    const api = { access: { sessions }, log: createLogger("spec", "silent") } as unknown as ApiContext;
    const store = new SessionStore(api);
    fastify.get("/region", async () => store.ofDrawing()?.data.region ?? "");
    fastify.get("/hung", () => new Promise(() => {}));
    const config = readConfig({ TABLEE_WEB: folder, TABLEE_CONSOLE: folder });
    await addPages(fastify, config, {
      subjectOf: async () => undefined,
      visitOf: visitOf(api),
      oneTapFor: async () => undefined,
      imageOrigins: [],
      drawingOf: drawingsOf(fastify, config, api),
      brand: () => brands.tablee,
    });
  });
  beforeEach(() => {
    find = async () => undefined;
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (url: string, cookie?: string) => {
    const { statusCode, payload, headers } = await fastify.inject({ url, headers: cookie ? { cookie } : {} });
    const drawn = /<h1>(.*)<\/h1>/.exec(payload)?.[1];
    // Browsers keep a page with this header: it is on a stranger's drawing of a page that exists, and on nothing else.
    expect("x-tablee-for-strangers" in headers).toBe(statusCode === 200 && drawn === url.split("?")[0]);
    const isForAll = drawn === "/-" || drawn === url.split("?")[0];
    expect(headers["cache-control"]).toBe(isForAll ? "no-cache" : "private, no-cache");
    const isSignedIn = /<html[^>]* data-signed-in>/.test(payload);
    if (isSignedIn) expect([drawn, payload.includes("account-7")]).toEqual([undefined, false]);
    return { statusCode, drawn, ...(isSignedIn && { isSignedIn }) };
  };

  it.each(["/", "/product/RTC-0001", "/fr/menu/semaine", "/product/%C3%A9t%C3%A9"])(
    "are those at an address of their own, as %s",
    async (url) => expect(await get(url)).toEqual({ statusCode: 200, drawn: url }),
  );

  it("are drawn with the names that advertisements add, and with no others", async () => {
    expect(await get("/?utm_source=a&gclid=b?c")).toEqual({ statusCode: 200, drawn: "/" });
    for (const query of ["utm_source=a&q=b", "utm_source=a?&q=b"]) expect(await get(`/?${query}`)).toEqual({ statusCode: 200 });
  });

  it.each(["/product/RTC-0001/", "/product/%52TC-0001", "/product/RTC-0001//?a=1", "/menu/semaine", "//", "///?a=1"])(
    "do not have another spelling, as %s",
    async (url) => expect(await get(url)).toEqual({ statusCode: 200 }),
  );

  it("are one for every address of no screen, also where it looks like one of another host", async () => {
    for (const url of ["/nowhere", "//other.example/x", "//[/"]) expect(await get(url)).toEqual({ statusCode: 404, drawn: "/-" });
  });

  it("do not wait for an answer that the app gives up on", async () => {
    expect(await get("/product/hung")).toEqual({ statusCode: 200, drawn: "/product/hung" });
  });

  it("are those of the region that a visit keeps, and that no other caller has", async () => {
    for (const region of ["qc", "on"]) {
      find = async () => ({ data: { region, language: "fr" } });
      expect((await get("/", "__Host-tablee=a")).drawn).toBe(`/${region}`);
    }
    expect((await get("/")).drawn).toBe("/");
    expect((await fastify.inject("/region")).payload).toBe("");
  });

  it("are sent empty to visits with an account: the document says that there is one, and nothing of it", async () => {
    find = async () => ({ data: { region: "qc" }, accountId: "account-7" });
    for (const url of ["/", "/menu/this-week", "/product/hung"])
      expect(await get(url, "__Host-tablee=a")).toEqual({ statusCode: 200, isSignedIn: true });
    expect(await get("/nowhere", "__Host-tablee=a")).toEqual({ statusCode: 404, isSignedIn: true });
    expect(await get("/")).toEqual({ statusCode: 200, drawn: "/" });
  });

  it("cost one read of the visit, with an account, with a region and without either", async () => {
    for (const [session, drawn] of [
      [{ data: {}, accountId: "account-7" }, undefined],
      [{ data: { region: "qc" } }, "/qc"],
      [undefined, "/"],
    ] as const) {
      let reads = 0;
      find = async () => {
        reads++;
        return session;
      };
      expect((await get("/", "__Host-tablee=a")).drawn).toBe(drawn);
      expect(reads).toBe(1);
    }
  });

  it("are sent empty to visits that remember something, and where that cannot be told", async () => {
    const cookie = "__Host-tablee=a";
    find = async () => ({ data: { language: "fr" } });
    expect((await get("/", cookie)).drawn).toBe("/");
    for (const more of [
      { data: { region: "qc", discountCode: "SOUP" } },
      { data: { region: "qc", selection: {} } },
      { data: { referrerId: "a", invitationId: null } },
      { data: { location: null } },
      { data: { region: "somewhere" } },
    ]) {
      find = async () => more;
      expect(await get("/", cookie)).toEqual({ statusCode: 200 });
    }
    find = async () => {
      throw new Error("no database");
    };
    expect(await get("/", cookie)).toEqual({ statusCode: 200 });
  });
});
