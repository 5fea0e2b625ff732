import { recordReferral } from "@tablee/commands/referral/settle-referral";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const recordReferralWhenAccountReferred = policy<AccountEvent>("record-referral-when-account-referred", {
  AccountReferred:
    ({ stream }, context) =>
    (send) =>
      send(recordReferral, { friendId: idOf(stream) }, context),
});
