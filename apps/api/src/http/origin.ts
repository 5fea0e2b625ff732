import { type Config, isDeveloping } from "@tablee/platform/config";
import type { FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";

/**
 * Refuses requests that a browser sends on behalf of a foreign site. Other programs send neither header and are not refused here:
 * they hold no cookie that a stranger could make them use.
 */
export function checkOrigin(
  request: Pick<FastifyRequest, "headers" | "protocol">,
  config: Pick<Config, "PUBLIC_URL" | "TABLEE_ENV">,
): void {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Failure("csrf-refused");
  const { origin, host } = request.headers;
  if (origin === undefined || origin === new URL(config.PUBLIC_URL).origin) return;
  // In development, pages come from any port they are served at; where the site is public, a stranger's name may resolve here.
  if (isDeveloping(config) && origin === `${request.protocol}://${host}`) return;
  throw new Failure("csrf-refused");
}
