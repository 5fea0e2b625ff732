import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Failure } from "../http/failure.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const YEAR_SECONDS = 31_536_000;

/** The two apps: files with a hash in their name for a year, and index.html for every address that is a screen. */
export async function addPages(fastify: FastifyInstance, config: Config): Promise<void> {
  const web = resolve(config.TABLEE_WEB);
  const console = resolve(config.TABLEE_CONSOLE);
  for (const [root, prefix] of [
    [web, "/assets/"],
    [console, "/admin/assets/"],
  ] as const) {
    const assets = join(root, "assets");
    if (!existsSync(assets)) continue;
    await fastify.register(
      fastifyStatic as never,
      { root: assets, prefix, decorateReply: false, immutable: true, maxAge: YEAR_SECONDS * 1000 } as never,
    );
  }
  const isConsole = (path: string) => path === "/admin" || path.startsWith("/admin/");
  fastify.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0]!;
    if (path.startsWith("/api/") || path.includes("/assets/")) throw new Failure("not-found");
    return page(reply, isConsole(path) ? console : web);
  });
}

function page(reply: FastifyReply, root: string): FastifyReply {
  const file = join(root, "index.html");
  if (!existsSync(file)) return reply.status(503).type("text/plain").send("The app has not been built: run script/build.");
  const nonce = randomBytes(16).toString("base64");
  const html = readFileSync(file, "utf8").replaceAll("__CSP_NONCE__", nonce);
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", contentSecurityPolicy(nonce))
    .header("cache-control", "no-cache")
    .send(html);
}
