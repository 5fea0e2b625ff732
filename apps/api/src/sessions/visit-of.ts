import type { FastifyRequest } from "fastify";
import type { ApiContext } from "../api-context.ts";
import { type SessionData, SessionStore } from "./session-store.ts";

/** The visit that a document is sent to. */
export interface Visit {
  readonly isSignedIn: boolean;
  /** The data that the visit remembers; undefined if its session cannot be read. */
  readonly data: SessionData | undefined;
}

export type VisitOf = (request: FastifyRequest) => Promise<Visit>;

/** A visit without a session. */
export const newVisit: Visit = { isSignedIn: false, data: {} };

/** Reads the client's session of a document's request, once for all that the document needs of it. No document fails for this. */
export function visitOf(api: ApiContext): VisitOf {
  const sessions = new SessionStore(api);
  return ({ cookies }) =>
    sessions.fromCookie("client", cookies).then(
      (session) => (session ? { isSignedIn: session.accountId !== undefined, data: session.data } : newVisit),
      (error: unknown) => {
        api.log.warn({ error }, "the session of a document could not be read");
        return { isSignedIn: false, data: undefined };
      },
    );
}
