import type { Language } from "@tablee/domain/kernel/place/region";
import type { Brand } from "@tablee/platform/brand";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiContext } from "../api-context.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { type Drawing, Drawings } from "./drawings.ts";
import type { FoundPage } from "./page-head.ts";

/** The drawing of a page for a request; undefined if the page is sent empty. */
export type DrawingOf = (request: FastifyRequest, page: Pick<FoundPage, "row" | "language">, brand: Brand) => Promise<Drawing | undefined>;

/** Advertisements add to links only names that change no page; any other query may. */
const isPlain = (name: string): boolean => /^utm_\w+$|^gclid$|^fbclid$/.test(name);

/** Draws public pages for visitors whose visit holds nothing: no account, region, code or referral. */
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
  return async (request, { row, language }, brand) => {
    if (!row.isDrawn || request.headers["sec-fetch-dest"] === "iframe") return undefined;
    const { pathname, searchParams } = new URL(request.url, "http://own.invalid");
    if (![...searchParams.keys()].every(isPlain) || !(await isStranger(request).catch(() => false))) return undefined;
    return drawings.of(pathname, language, brand);
  };
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
