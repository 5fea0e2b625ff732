import { createHash } from "node:crypto";
import { openApiDocument } from "@tablee/contracts/openapi/document";
import { apiDocsAreOpen, type Config } from "@tablee/platform/config";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";

const MINUTES = 5;

interface Kept {
  readonly text: string;
  readonly etag: string;
}

/**
 * /api/openapi.json for programs, /api/docs for people. Each takes a tenth of a second to make and hundreds of kilobytes: it is
 * made once, on the first request, and browsers cache it. Where the documents are closed these addresses do not exist.
 */
export function addOpenApi(fastify: FastifyInstance, config: Pick<Config, "TABLEE_API_DOCS" | "TABLEE_ENV">): void {
  if (!apiDocsAreOpen(config)) return;
  serveOnceMade(fastify, "/api/openapi.json", "application/json; charset=utf-8", () => JSON.stringify(openApiDocument()));
  serveOnceMade(fastify, "/api/docs", "text/html; charset=utf-8", docsPage);
}

/** Serves a text that is made at the first request and cached, here and by its clients. */
export function serveOnceMade(fastify: FastifyInstance, path: string, type: string, make: () => string): void {
  let kept: Kept | undefined;
  fastify.get(path, async (request, reply) => {
    kept ??= withTag(make());
    const { text, etag } = kept;
    reply
      .header("etag", etag)
      .header("cache-control", `public, max-age=${MINUTES * 60}`)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    return reply.type(type).send(text);
  });
}

const withTag = (text: string): Kept => ({ text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` });
