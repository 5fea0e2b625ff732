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

/** The answer comes from the stream and not from a read model, so it is refetched after a change. */
export const showAnew = (accountId: AccountId) => queryClient.invalidateQueries({ queryKey: planQuery(accountId).queryKey });
