import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const warnOwnerWhenSignInsGuessed = policy<AccountEvent>("warn-owner-when-sign-ins-guessed", {
  SignInsGuessed: ({ id: occurrence, stream, data: { noticedAt: happenedAt } }, context) => {
    const notice = { about: "account", id: idOf(stream), kind: "sign-ins-guessed", channel: "mail", occurrence, happenedAt } as const;
    return (send) => send(sendNotice, notice, context);
  },
});
