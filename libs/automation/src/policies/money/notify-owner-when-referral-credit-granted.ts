import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { CreditEvent } from "@tablee/domain/credit/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const notifyOwnerWhenReferralCreditGranted = policy<CreditEvent>("notify-owner-when-referral-credit-granted", {
  CreditGranted: ({ id: occurrence, stream, data: { source, cents: referralCents, grantedAt: happenedAt } }, context) => {
    if (source !== "referral") return undefined;
    const about = { about: "account", id: idOf(stream), kind: "referral-credited", channel: "mail" } as const;
    return (send) => send(sendNotice, { ...about, occurrence, happenedAt, referralCents }, context);
  },
});
