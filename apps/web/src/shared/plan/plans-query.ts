import { subscriptionPlans } from "@tablee/contracts/calls/signup";
import { callQuery } from "../api/calls.ts";

/** Plans with their prices per serving and per week. */
export const plansQuery = callQuery(subscriptionPlans, {}, { staleTime: 10 * 60_000 });
