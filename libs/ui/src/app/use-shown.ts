import type { Pending } from "@tablee/contracts/pending";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Standings } from "./freshness.ts";

/** The hints that a page gives about the answers that it shows. */
export interface Shown {
  /** Hashes of queries whose answers may lack the latest writes. */
  readonly stale: readonly string[];
  readonly pending: readonly Pending[];
  /** The time since which the first result has been pending; milliseconds since 1970. */
  readonly since: number;
}

/** The freshness of the answers that the page shows now, over all of its queries. */
export function useShown(standings: Standings): Shown {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [standings.subscribe(changed), client.getQueryCache().subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [client, standings],
  );
  // A text, so that an equal state compares as equal.
  const look = () => JSON.stringify(shownBy(client, standings));
  const text = useSyncExternalStore(subscribe, look, look);
  return useMemo(() => JSON.parse(text), [text]);
}

function shownBy(client: QueryClient, standings: Standings): Shown {
  const held = client
    .getQueryCache()
    .findAll({ type: "active" })
    .flatMap(({ queryHash }) => {
      const standing = standings.of(queryHash);
      return standing ? [{ queryHash, ...standing }] : [];
    });
  const waiting = held.filter(({ pending }) => pending.length > 0);
  return {
    stale: held.flatMap(({ stale, queryHash }) => (stale ? [queryHash] : [])),
    pending: [...new Set(waiting.flatMap(({ pending }) => pending))].toSorted(),
    since: Math.min(...waiting.map(({ since }) => since), Number.MAX_SAFE_INTEGER),
  };
}
