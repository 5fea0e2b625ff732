import type { FlagName } from "@tablee/domain/flag/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { served } from "../app/served.ts";
import { type Session, sessionQuery } from "./request.ts";

/** The session as far as known; undefined until the first answer. */
export const useSession = (): Session | undefined => useQuery(sessionQuery).data;

export const useClient = (): NonNullable<Session["client"]> | null | undefined => useSession()?.client;

/**
 * True for a client. Until the session is known, true if the document was sent to a visit with an account; no longer once a first read of the
 * session has failed, since it may be long in coming.
 */
export function useSignedIn(): boolean {
  const { data, failureCount } = useQuery(sessionQuery);
  return data ? data.client !== null : served.isSignedIn && failureCount === 0;
}

/** True if a feature is on; false until the session is known, and for an unknown flag. */
export const useFlag = (flag: FlagName): boolean => useSession()?.flippers[flag] ?? false;
