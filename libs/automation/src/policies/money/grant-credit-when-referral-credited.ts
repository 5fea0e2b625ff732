import { grantReferralCredit } from "@tablee/commands/referral/settle-referral";
import type { ReferralEvent } from "@tablee/domain/referral/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const grantCreditWhenReferralCredited = policy<ReferralEvent>("grant-credit-when-referral-credited", {
  ReferralCredited:
    ({ stream, data: { grantId, cents } }, context) =>
    (send) =>
      send(grantReferralCredit, { accountId: idOf(stream), grantId, cents }, context),
});
