import { isUnreached } from "@tablee/contracts/client";
import { onlineManager, type QueryClient, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** The reason why the server cannot be reached: the browser knows that it has no network, or a query waits to ask again. */
export type Unreached = "offline" | "away";

/** The reason at present; undefined while the server can be reached. */
export function unreachedBy(client: QueryClient): Unreached | undefined {
  if (!onlineManager.isOnline()) return "offline";
  const queries = client.getQueryCache().getAll();
  return queries.some(({ state }) => state.fetchStatus === "fetching" && isUnreached(state.fetchFailureReason)) ? "away" : undefined;
}

/** Follows the reason why the server cannot be reached. */
export function useUnreached(): Unreached | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => {
      const stops = [client.getQueryCache().subscribe(notify), onlineManager.subscribe(notify)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => unreachedBy(client),
    () => undefined,
  );
}

/** True while a query waits until the server can be reached. */
export const awaitsServer = ({ isPaused, failureReason }: Pick<UseQueryResult, "isPaused" | "failureReason">): boolean =>
  isPaused || isUnreached(failureReason);
