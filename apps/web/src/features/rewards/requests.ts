import { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { request } from "../../shared/api/request.ts";

export const balanceQuery = queryOptions({
  queryKey: ["rewards", "balance"],
  queryFn: ({ signal }) => request(rewardsBalance, {}, { signal }),
});

export const historyQuery = infiniteQueryOptions({
  queryKey: ["rewards", "history"],
  queryFn: ({ pageParam, signal }) => request(rewardsHistories, pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});
