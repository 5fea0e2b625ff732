import { openApiDocument } from "@tablee/contracts/openapi/document";
import { apiDocsAreOpen, type Config } from "@tablee/platform/config";
import type { FastifyInstance } from "fastify";
import { CompressedBody } from "../http/shared-answer.ts";
import { docsPage } from "./docs-page.ts";

const MINUTES = 5;

/**
 * /api/openapi.json for programs, /api/docs for people. Each takes a tenth of a second to make and hundreds of kilobytes: it is
 * made and compressed once, on the first request, and browsers cache it. Where the documents are closed these addresses do not exist.
 */
export function addOpenApi(fastify: FastifyInstance, config: Pick<Config, "TABLEE_API_DOCS" | "TABLEE_ENV">): void {
  if (!apiDocsAreOpen(config)) return;
  serveOnceMade(fastify, "/api/openapi.json", "application/json; charset=utf-8", () => JSON.stringify(openApiDocument()));
  serveOnceMade(fastify, "/api/docs", "text/html; charset=utf-8", docsPage);
}

/** Serves a text that is made at the first request and cached, here and by its clients. */
export function serveOnceMade(fastify: FastifyInstance, path: string, type: string, make: () => string): void {
  let kept: Promise<CompressedBody> | undefined;
  fastify.get(path, async (request, reply) => {
    kept ??= CompressedBody.of(make());
    const body = await kept;
    reply
      .header("etag", body.etag)
      .header("cache-control", `public, max-age=${MINUTES * 60}`)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers["if-none-match"] === body.etag) return reply.status(304).send();
    return reply.type(type).send(body.for(request, reply));
  });
}
