import { isFromAdvertisement } from "@tablee/contracts/page-paths";
import { Language, Region } from "@tablee/domain/kernel/place/region";
import type { Brand } from "@tablee/platform/brand";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance, FastifyRequest } from "fastify";
import pTimeout from "p-timeout";
import { z } from "zod";
import type { ApiContext } from "../api-context.ts";
import { drawnFor } from "../sessions/region-of-drawing.ts";
import { SessionStore } from "../sessions/session-store.ts";
import type { Visit } from "../sessions/visit-of.ts";
import type { Drawable } from "./drawable/drawable.ts";
import { type Drawing, Drawings } from "./drawings.ts";

export interface DrawnPage extends Drawing, Pick<Drawable, "missing"> {
  /** True if the page is as strangers see it; false if it is drawn for a region that the visit keeps. */
  readonly isForStrangers: boolean;
}

/** The drawing of a page for the request of a visit; undefined if the page is sent empty. */
export type DrawingOf = (request: FastifyRequest, visit: Visit, page: Drawable, brand: Brand) => Promise<DrawnPage | undefined>;

/** The data of a visit that may have a drawing: each region has one of its own, and a page has its language in its address. */
const DrawnData = z.strictObject({ language: Language.optional(), region: Region.optional() });

/** Draws public pages for strangers, and for visits that keep a region and nothing else: no account, code, plan or referral. */
export function drawingsOf(fastify: FastifyInstance, config: Config, api: ApiContext): DrawingOf {
  const sessions = new SessionStore(api);
  const drawings = new Drawings({
    web: config.TABLEE_WEB,
    environment: config.TABLEE_ENV,
    fetchIn: (language, region) => fetchInProcess(fastify, language, region),
    onFailure: (path, error) => api.log.warn({ path, error }, "a page could not be drawn"),
  });
  const drawingOf: DrawingOf = async (request, { isSignedIn, data }, { path, language, missing }, brand) => {
    if (isSignedIn || request.headers["sec-fetch-dest"] === "iframe") return undefined;
    const asked = request.url.split("?")[0]!;
    if (![...new URLSearchParams(request.url.slice(asked.length)).keys()].every(isFromAdvertisement)) return undefined;
    // A visit may remember more than a drawing shows.
    const drawn = DrawnData.safeParse(data).data;
    if (drawn === undefined || (await sessions.fromCookie("staff", request.cookies))) return undefined;
    const drawing = await drawings.of(path, { language, region: drawn.region, brand });
    return drawing && { ...drawing, isForStrangers: drawn.region === undefined, ...(missing !== undefined && { missing }) };
  };
  // A drawing never costs a page its answer.
  return (request, visit, page, brand) =>
    drawingOf(request, visit, page, brand).catch((error: unknown) => {
      api.log.warn({ path: page.path, error }, "a page could not be drawn");
      return undefined;
    });
}

/** Makes reads at this server itself, without a cookie: as a stranger, or as a visit that keeps a region. A caller may give up on one. */
const fetchInProcess =
  (fastify: FastifyInstance, language: Language, region: Region | undefined): typeof fetch =>
  async (input, init) => {
    const asked = { url: String(input), headers: { accept: "application/json", "accept-language": language } } as const;
    const answering = drawnFor(region, async () => fastify.inject({ method: "GET", ...asked }));
    const answer = await pTimeout(answering, { milliseconds: Number.POSITIVE_INFINITY, ...(init?.signal && { signal: init.signal }) });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    return new Response(answer.payload, { status: answer.statusCode, headers });
  };
