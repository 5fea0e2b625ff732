import type { FastifyRequest } from "fastify";
import type { ApiContext } from "../api-context.ts";
import { SessionStore } from "./session-store.ts";

/** True if the session of a request has an account. */
export type HasAccount = (request: FastifyRequest) => Promise<boolean>;

/** Reads the client's session of a document's request; false if it cannot be read, since no document fails for this. */
export function hasAccountOf(api: ApiContext): HasAccount {
  const sessions = new SessionStore(api);
  return ({ cookies }) =>
    sessions.fromCookie("client", cookies).then(
      (session) => session?.accountId !== undefined,
      (error: unknown) => {
        api.log.warn({ error }, "the session of a document could not be read");
        return false;
      },
    );
}
