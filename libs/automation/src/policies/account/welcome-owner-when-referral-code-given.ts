import { sendNotice } from "@tablee/commands/notice/send-notice";
import { addHours } from "@tablee/domain/kernel/time";
import { WELCOME_HOURS } from "@tablee/domain/notice/vocabulary";
import type { ReferralEvent } from "@tablee/domain/referral/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** An account gets its code once, when its first box is paid. */
export const welcomeOwnerWhenReferralCodeGiven = policy<ReferralEvent>("welcome-owner-when-referral-code-given", {
  ReferralCodeGiven: ({ id: occurrence, stream, data: { givenAt: happenedAt } }, context) => {
    // A policy that is new reads the whole log: customers of long ago are not welcomed.
    if (context.at >= addHours(happenedAt, WELCOME_HOURS)) return;
    const notice = { about: "account", id: idOf(stream), kind: "welcome", channel: "mail", occurrence, happenedAt } as const;
    return (send) => send(sendNotice, notice, context);
  },
});
