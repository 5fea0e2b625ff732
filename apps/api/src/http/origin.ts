import type { FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";

/**
 * Refuses what a browser sends on behalf of another site. Programs that are no browsers send neither header and are not refused
 * here: they hold no cookie that a stranger could make them use.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Failure("csrf-refused");
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicUrl) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Failure("csrf-refused");
}
