import type { Call } from "@tablee/contracts/call";
import { invalidates } from "@tablee/contracts/invalidates";
import { shows } from "@tablee/contracts/pending";
import { hashKey, type MutationMeta, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { AnswerFreshness } from "./freshness.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The call of a query, unless mutations must leave its answer alone. */
      readonly call?: Call;
    };
    mutationMeta: {
      /** The calls that a mutation makes. */
      readonly acts?: readonly Call[];
      /** Queries that receive its answer: they are not refetched. */
      readonly held?: readonly QueryKey[];
      /** Its screen waits for the new reads before it continues. */
      readonly awaited?: true;
      /** Its screen shows a refusal in place. */
      readonly shown?: true;
    };
  }
}

/**
 * Refetches the shown queries that were answered before these calls, as far as the contract declares that they may have changed.
 * Queries that show something pending are refetched in any case, until it has arrived.
 */
export async function refreshAfter(
  client: QueryClient,
  { acts = [], held = [] }: NonNullable<MutationMeta>,
  freshness: AnswerFreshness,
): Promise<void> {
  const left = new Set(held.map(hashKey));
  const named = freshness.takeNamed();
  await client.invalidateQueries({
    predicate: ({ meta, queryHash }) => {
      const reading = meta?.call;
      if (reading === undefined) return false;
      return named.some((name) => shows(reading, name)) || (!left.has(queryHash) && acts.some((act) => invalidates(act, reading)));
    },
  });
}

/** Refetches the answers of these calls, for every input. */
export async function readAgain(client: QueryClient, ...calls: readonly Call[]): Promise<void> {
  await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}
