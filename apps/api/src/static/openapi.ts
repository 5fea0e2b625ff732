import { openApiDocument } from "@tablee/contracts/openapi";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";

/** /api/openapi.json for programs, /api/docs for people. */
export function addOpenApi(fastify: FastifyInstance): void {
  fastify.get("/api/openapi.json", async () => openApiDocument());
  fastify.get("/api/docs", async (_request, reply) => {
    reply.type("text/html; charset=utf-8").header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    return docsPage();
  });
}
