import type { FastifyRequest } from "fastify";
import type { ApiContext } from "../api-context.ts";
import type { Flipper } from "../flipper/flipper.service.ts";
import { SessionStore } from "../sessions/session-store.ts";

/** The base address of the script of one tap that a page may load; undefined for a page that does not use it. */
export type OneTapOf = (request: FastifyRequest) => Promise<string | undefined>;

/** Google's one tap: only on visitors' pages, with the flag `enable_one_tap` and where Google is offered. */
export function oneTapOf(api: ApiContext, flipper: () => Flipper): OneTapOf {
  const sessions = new SessionStore(api);
  const base = api.opened.gateways.identities.get("google_oauth2")?.oneTap?.base;
  return async (request) => {
    if (base === undefined || !(await flipper().enabled("enable_one_tap"))) return undefined;
    const session = await sessions.fromCookie("client", request.cookies);
    return session?.accountId === undefined ? base : undefined;
  };
}
