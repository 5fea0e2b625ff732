import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const mailCodeWhenEmailVerificationRequested = policy<AccountEvent>("mail-code-when-email-verification-requested", {
  EmailVerificationRequested: ({ stream, data: { codeId: occurrence, requestedAt: happenedAt } }, context) => {
    const notice = { about: "account", id: idOf(stream), kind: "email-code", channel: "mail", occurrence, happenedAt } as const;
    return (send) => send(sendNotice, notice, context);
  },
});
