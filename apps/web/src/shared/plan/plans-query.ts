import { subscriptionPlans } from "@tablee/contracts/calls/signup";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../api/request.ts";

/** Plans with what they cost a serving and a week. */
export const plansQuery = queryOptions({
  queryKey: ["signup", "plans"],
  queryFn: ({ signal }) => request(subscriptionPlans, {}, { signal }),
  staleTime: 10 * 60_000,
});
