import { getSelectedPlan, paymentData, welcome } from "@tablee/contracts/calls/signup";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../shared/api/query-client.ts";
import { request } from "../../shared/api/request.ts";

export const selectedPlanQuery = queryOptions({
  queryKey: ["signup", "selected-plan"],
  queryFn: ({ signal }) => request(getSelectedPlan, {}, { signal }),
});

export const paymentQuery = queryOptions({
  queryKey: ["signup", "payment"],
  queryFn: ({ signal }) => request(paymentData, {}, { signal }),
  staleTime: 0,
});

export const welcomeQuery = queryOptions({
  queryKey: ["signup", "welcome"],
  queryFn: ({ signal }) => request(welcome, {}, { signal }),
});

/** After each step: what the server now says about where the sign-up stands. */
export const refreshSignup = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["signup"] });
