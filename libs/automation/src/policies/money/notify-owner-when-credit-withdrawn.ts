import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { CreditEvent } from "@tablee/domain/credit/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** A refund that found nothing to take back changes no balance, so it sends no mail. */
export const notifyOwnerWhenCreditWithdrawn = policy<CreditEvent>("notify-owner-when-credit-withdrawn", {
  CreditWithdrawn: ({ id: occurrence, stream, data: { cents: withdrawnCents, withdrawnAt: happenedAt } }, context) => {
    if (withdrawnCents === 0) return undefined;
    const about = { about: "account", id: idOf(stream), kind: "credit-withdrawn", channel: "mail" } as const;
    return (send) => send(sendNotice, { ...about, occurrence, happenedAt, withdrawnCents }, context);
  },
});
