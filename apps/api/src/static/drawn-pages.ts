import { fillPath, isFromAdvertisement } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Brand } from "@tablee/platform/brand";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiContext } from "../api-context.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { type Drawing, Drawings } from "./drawings.ts";
import type { FoundPage } from "./page-head.ts";

/** The drawing of a page for a request; undefined if the page is sent empty. */
export type DrawingOf = (request: FastifyRequest, page: FoundPage, brand: Brand) => Promise<Drawing | undefined>;

/**
 * Draws public pages for visitors whose visit holds nothing: no account, region, code or referral. A page is drawn at its own address:
 * another spelling of it, such as one with a slash at the end, is sent empty and costs no drawing.
 */
export function drawingsOf(fastify: FastifyInstance, config: Config, api: ApiContext): DrawingOf {
  const sessions = new SessionStore(api);
  const drawings = new Drawings({
    web: config.TABLEE_WEB,
    environment: config.TABLEE_ENV,
    fetchIn: (language) => fetchInProcess(fastify, language),
    onFailure: (path, error) => api.log.warn({ path, error }, "a page could not be drawn"),
  });
  const isStranger = async ({ cookies }: FastifyRequest): Promise<boolean> => {
    if (await sessions.fromCookie("staff", cookies)) return false;
    const session = await sessions.fromCookie("client", cookies);
    return session === undefined || (session.accountId === undefined && Object.keys(session.data).every((name) => name === "language"));
  };
  const drawingOf: DrawingOf = async (request, { row, language, params }, brand) => {
    if (!row.isDrawn || request.headers["sec-fetch-dest"] === "iframe") return undefined;
    const path = request.url.split("?")[0]!;
    if (path !== fillPath(row.paths[language], params, language)) return undefined;
    if (![...new URLSearchParams(request.url.slice(path.length)).keys()].every(isFromAdvertisement) || !(await isStranger(request)))
      return undefined;
    return drawings.of(path, language, brand);
  };
  // A drawing never costs a page its answer.
  return (request, page, brand) =>
    drawingOf(request, page, brand).catch((error: unknown) => {
      api.log.warn({ path: page.row.name, error }, "a page could not be drawn");
      return undefined;
    });
}

/** Makes reads at this server itself, without a cookie. */
const fetchInProcess =
  (fastify: FastifyInstance, language: Language): typeof fetch =>
  async (input) => {
    const answer = await fastify.inject({
      method: "GET",
      url: String(input),
      headers: { accept: "application/json", "accept-language": language },
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    return new Response(answer.payload, { status: answer.statusCode, headers });
  };
