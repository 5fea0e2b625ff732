import type { Pending } from "@tablee/contracts/pending";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { AnswerFreshness } from "./freshness.ts";

/** The hints that a page gives about the answers that it shows. */
export interface Shown {
  /** Hashes of queries whose answers may lack the latest writes. */
  readonly stale: readonly string[];
  readonly pending: readonly Pending[];
  /** The time since which the first result has been pending; milliseconds since 1970. */
  readonly since: number;
}

/** The freshness of the answers that the page shows now, over all of its queries. */
export function useShown(freshness: AnswerFreshness): Shown {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [freshness.subscribe(changed), client.getQueryCache().subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [client, freshness],
  );
  // A text, so that an equal state compares as equal.
  const look = () => JSON.stringify(shownBy(client, freshness));
  const text = useSyncExternalStore(subscribe, look, look);
  return useMemo(() => JSON.parse(text), [text]);
}

function shownBy(client: QueryClient, freshness: AnswerFreshness): Shown {
  const held = client
    .getQueryCache()
    .findAll({ type: "active" })
    .flatMap(({ queryHash }) => {
      const held = freshness.of(queryHash);
      return held ? [{ queryHash, ...held }] : [];
    });
  const waiting = held.filter(({ pending }) => pending.length > 0);
  return {
    stale: held.flatMap(({ stale, queryHash }) => (stale ? [queryHash] : [])),
    pending: [...new Set(waiting.flatMap(({ pending }) => pending))].toSorted(),
    since: Math.min(...waiting.map(({ since }) => since), Number.MAX_SAFE_INTEGER),
  };
}
