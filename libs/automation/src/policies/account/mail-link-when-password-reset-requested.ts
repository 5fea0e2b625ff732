import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const mailLinkWhenPasswordResetRequested = policy<AccountEvent>("mail-link-when-password-reset-requested", {
  PasswordResetRequested: ({ stream, data: { resetId: occurrence, requestedAt: happenedAt } }, context) => {
    const notice = { about: "account", id: idOf(stream), kind: "reset-link", channel: "mail", occurrence, happenedAt } as const;
    return (send) => send(sendNotice, notice, context);
  },
});
