import { subscriptionPlans } from "@tablee/contracts/calls/signup";
import { callQuery } from "../api/calls.ts";

/** Plans with what they cost a serving and a week. */
export const plansQuery = callQuery(subscriptionPlans, {}, { staleTime: 10 * 60_000 });
