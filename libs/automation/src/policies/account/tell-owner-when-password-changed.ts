import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const tellOwnerWhenPasswordChanged = policy<AccountEvent>("tell-owner-when-password-changed", {
  PasswordChanged: ({ id: occurrence, stream, data: { changedAt: happenedAt } }, context) => {
    const notice = { about: "account", id: idOf(stream), kind: "sign-in-changed", channel: "mail", occurrence, happenedAt } as const;
    return (send) => send(sendNotice, notice, context);
  },
});
