import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrandKey, brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import Fastify from "fastify";
import { addOfflineSite } from "./offline-site.ts";

describe("the site without a network", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tablee-offline-"));
    writeFileSync(join(folder, "sw.js"), "keep();");
    const page =
      '<html lang="en-CA"><title>__BRAND__</title><style>:root{__COLORS__}</style><script nonce="__CSP_NONCE__"></script></html>';
    for (const language of ["en", "fr"]) writeFileSync(join(folder, `offline.${language}.html`), page);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = async (url: string, { offline, brand = "tablee" }: { offline?: string; brand?: BrandKey } = {}) => {
    const fastify = Fastify();
    addOfflineSite(fastify, readConfig(offline ? { TABLEE_OFFLINE: offline } : {}), folder, () => brands[brand]);
    const { headers, payload } = await fastify.inject({ url });
    await fastify.close();
    return { headers, payload };
  };

  it("has a worker that browsers ask for again, a different one for each brand", async () => {
    const { headers, payload } = await get("/sw.js");
    expect(headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
    expect(payload).toBe('const BRAND="tablee";keep();');
    expect((await get("/sw.js", { brand: "laurier" })).payload).not.toBe(payload);
  });

  it("ends the worker of every browser where it is turned off", async () => {
    const { payload } = await get("/sw.js", { offline: "off" });
    expect(payload).not.toContain("keep");
    const acts: string[] = [];
    const listeners = new Map<string, (event: { waitUntil(end: Promise<void>): void }) => void>();
    const ends: Promise<void>[] = [];
    new Function("addEventListener", "skipWaiting", "caches", "registration", "indexedDB", payload)(
      (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      () => acts.push("takes over"),
      { keys: async () => ["pages", "files"], delete: async (name: string) => acts.push(`deletes ${name}`) },
      { unregister: async () => acts.push("unregisters") },
      {
        deleteDatabase: (name: string) => {
          const asked = { onsuccess: () => {} };
          acts.push(`deletes the database ${name}`);
          queueMicrotask(() => asked.onsuccess());
          return asked;
        },
      },
    );
    for (const name of ["install", "activate"]) listeners.get(name)!({ waitUntil: (end) => void ends.push(end) });
    await Promise.all(ends);
    expect(acts).toEqual(["takes over", "deletes pages", "deletes files", "unregisters", "deletes the database workbox-expiration"]);
  });

  it("has a document in the language and the brand, whose policy holds its nonce", async () => {
    const { headers, payload } = await get("/offline/fr", { brand: "laurier" });
    expect(payload).toMatch(/^<html lang="fr-CA" data-environment="development" data-brand="laurier"><title>Cuisine Laurier</);
    expect(payload).toContain("--primary:light-dark(#2a4a86,#a5bdf0);--on-primary:light-dark(");
    expect(headers["content-security-policy"]).toContain(`'nonce-${/nonce="([^"]+)"/.exec(payload)![1]}'`);
  });
});
