import type { Call, OutputOf, SentInputOf } from "@tablee/contracts/call";
import type { CallOptions } from "@tablee/contracts/client";
import {
  hashKey,
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
  type UseMutationOptions,
} from "@tanstack/react-query";
import type { z } from "zod";
import { type CallKey, callKey } from "./call-key.ts";
import type { AnswerFreshness } from "./freshness.ts";

/** The function by which an app makes a call of the contract. */
export type Send = <C extends Call>(call: C, input: SentInputOf<C>, options?: CallOptions) => Promise<OutputOf<C>>;

interface OfACall {
  /** The other values that the answer depends on, beside the input. */
  readonly also?: readonly unknown[];
  /** True for data that no act refetches. */
  readonly steady?: true;
}

type Derived = "queryKey" | "queryFn" | "meta" | "initialPageParam" | "getNextPageParam";
type QuerySettings<Data, Selected> = Omit<UndefinedInitialDataOptions<Data, Error, Selected, CallKey>, Derived> & OfACall;
type PagesSettings<Page> = Omit<UndefinedInitialDataInfiniteOptions<Page, Error, InfiniteData<Page>, CallKey, Cursor>, Derived> & OfACall;
type ActSettings<Data, Variables, Context> = Omit<
  UseMutationOptions<Data, Error, Variables, Context>,
  "mutationFn" | "mutationKey" | "meta"
> & {
  readonly held?: readonly QueryKey[];
  readonly awaited?: true;
  readonly shown?: true;
};

type Cursor = string | undefined;
/** A call that returns pages, each with the start of the next one. */
type PagedCall = Call<z.ZodType, z.ZodType<{ readonly next: string | null }>>;

/** The interval of automatic refetching, as TanStack Query takes it. */
type Interval<Asked> = number | false | ((query: Asked) => number | false | undefined) | undefined;

/**
 * TanStack Query's options for calls of the contract: keys, and the queries that a call invalidates, come from the call's entry.
 * A query whose answer names a pending result is refetched until it has arrived.
 */
export function callsOver(send: Send, freshness: AnswerFreshness) {
  const optionsFor = (queryKey: QueryKey, signal: AbortSignal): CallOptions => ({
    signal,
    onFreshness: (answer) => freshness.note(hashKey(queryKey), answer),
  });
  const askedAgain =
    <Asked extends { readonly queryHash: string }>(own: Interval<Asked>) =>
    (query: Asked): number | false => {
      const every = (typeof own === "function" ? own(query) : own) ?? false;
      const soon = freshness.askAgainIn(query.queryHash);
      return every !== false && soon !== false ? Math.min(every, soon) : every === false ? soon : every;
    };

  /** A query that makes a call. */
  const callQuery = <C extends Call, Selected = OutputOf<C>>(
    call: C,
    input: SentInputOf<C>,
    { also = [], steady, refetchInterval, ...settings }: QuerySettings<OutputOf<C>, Selected> = {},
  ) =>
    queryOptions({
      ...settings,
      queryKey: callKey(call, input, ...also),
      queryFn: ({ queryKey, signal }) => send(call, input, optionsFor(queryKey, signal)),
      refetchInterval: askedAgain(refetchInterval),
      meta: steady ? {} : { call },
    });

  /** A query that makes a call page after page; `cursor` names the input that holds the start of a page. */
  const callPages = <C extends PagedCall>(
    call: C,
    cursor: "after" | "before",
    input: Omit<SentInputOf<C>, "after" | "before">,
    { also = [], steady, refetchInterval, ...settings }: PagesSettings<OutputOf<C>> = {},
  ) =>
    infiniteQueryOptions({
      ...settings,
      queryKey: callKey(call, input, "pages", ...also),
      queryFn: ({ pageParam, queryKey, signal }) =>
        send(call, { ...input, [cursor]: pageParam } as SentInputOf<C>, optionsFor(queryKey, signal)),
      refetchInterval: askedAgain(refetchInterval),
      initialPageParam: undefined as Cursor,
      getNextPageParam: (page) => page.next ?? undefined,
      meta: steady ? {} : { call },
    });

  /** A mutation that makes several calls, or one with an input of its own. */
  const callsMutation = <Data, Variables = void, Context = unknown>(
    acts: readonly Call[],
    make: (variables: Variables) => Promise<Data>,
    { held, awaited, shown, ...settings }: ActSettings<Data, Variables, Context> = {},
  ) => mutationOptions({ ...settings, mutationFn: make, meta: { acts, held, awaited, shown } });

  /** A mutation that makes a call. */
  const callMutation = <C extends Call, Context = unknown>(call: C, settings?: ActSettings<OutputOf<C>, SentInputOf<C>, Context>) =>
    callsMutation([call], (input: SentInputOf<C>) => send(call, input), settings);

  return { callQuery, callPages, callMutation, callsMutation };
}
