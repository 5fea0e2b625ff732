import { getSelectedPlan } from "@tablee/contracts/calls/signup";
import { callQuery } from "../../../shared/api/calls.ts";

/** The plan and tastes that the visit has saved. */
export const selectedPlanQuery = callQuery(getSelectedPlan, {});
