import type { OutputOf } from "@tablee/contracts/call";
import { corporateCreditPlan } from "@tablee/contracts/calls/settings-corporate-credit-plan";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { queryClient } from "../../shared/api/query-client.ts";
import { staffQuery } from "../../shared/api/staff-calls.ts";

export type CorporatePlans = OutputOf<typeof corporateCreditPlan>;

export interface OfAccount {
  accountId: AccountId;
  plans: CorporatePlans["plans"];
}

export const planQuery = (accountId: AccountId) => staffQuery(corporateCreditPlan, { accountId });

/** The answer comes from the stream and from no read model: it is asked for anew after an act. */
export const showAnew = (accountId: AccountId) => queryClient.invalidateQueries({ queryKey: planQuery(accountId).queryKey });
