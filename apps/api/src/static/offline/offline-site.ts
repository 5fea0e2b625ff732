import { join } from "node:path";
import type { Brand, BrandColors } from "@tablee/platform/brand";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../http/failure.ts";
import { readBuilt } from "../built/built-file.ts";
import { openingOf } from "../page-head.ts";
import { sendDocument } from "../security-headers.ts";

/**
 * Ends the worker of every browser that asks for one: it deletes what was kept, takes its registration back, and deletes the database of
 * addresses and times. A database that is still open is deleted once the earlier worker has closed it.
 */
const ENDED = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",e=>e.waitUntil((async()=>{for(const k of await caches.keys())await caches.delete(k);await registration.unregister();await new Promise(r=>{const d=indexedDB.deleteDatabase("workbox-expiration");d.onsuccess=d.onerror=d.onblocked=r})})()));
`;

export const isKeptOffline = ({ TABLEE_OFFLINE }: Pick<Config, "TABLEE_OFFLINE">): boolean => TABLEE_OFFLINE === "on";

/** Serves the service worker, and the documents that it shows where neither the network nor a kept page is there. */
export function addOfflineSite(fastify: FastifyInstance, config: Config, web: string, brand: () => Brand): void {
  const worker = readBuilt(join(web, "sw.js"), String);
  fastify.get("/sw.js", async (_, reply) => {
    const script = worker();
    if (isKeptOffline(config) && script === undefined) throw new Failure("not-found");
    return (
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        // Another brand is another worker, with caches and documents of its own.
        .send(isKeptOffline(config) ? `const BRAND="${brand().key}";${script}` : ENDED)
    );
  });
  for (const language of ["en", "fr"] as const) {
    const page = readBuilt(join(web, `offline.${language}.html`), String);
    fastify.get(`/offline/${language}`, async (_, reply) => {
      const opening = openingOf(language, {
        environment: config.TABLEE_ENV,
        brand: brand(),
        tracking: undefined,
        isKeptOffline: false,
        isSignedIn: false,
      });
      const html = page()
        ?.replace('<html lang="en-CA">', () => opening)
        .replaceAll("__BRAND__", () => brand().name)
        .replace("__COLORS__", () => colorsOf(brand()));
      return sendDocument(reply, html, { isForAll: true });
    });
  }
}

/** The brand's colours as custom properties, each for the light theme and the dark one. */
const colorsOf = ({ colors, night }: Brand): string =>
  (Object.keys(colors) as (keyof BrandColors)[])
    .map((name) => `--${name.replace("P", "-p")}:light-dark(${colors[name]},${night[name]})`)
    .join(";");
