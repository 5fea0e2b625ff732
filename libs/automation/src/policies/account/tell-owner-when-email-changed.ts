import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** Mails both addresses: an owner who did not ask for the change may still read the old one. */
export const tellOwnerWhenEmailChanged = policy<AccountEvent>("tell-owner-when-email-changed", {
  EmailChanged: ({ id: occurrence, stream, data: { changedAt: happenedAt } }, context) => {
    const about = { about: "account", id: idOf(stream), channel: "mail", occurrence, happenedAt } as const;
    return [
      (send) => send(sendNotice, { ...about, kind: "email-replaced" }, context),
      (send) => send(sendNotice, { ...about, kind: "email-changed" }, context),
    ];
  },
});
