import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../policy.ts";

/** Both addresses are told: the old one may be where the owner sees that it was somebody else. */
export const tellOwnerWhenEmailChanged = policy<AccountEvent>("tell-owner-when-email-changed", {
  EmailChanged: ({ id: occurrence, stream, data: { changedAt: happenedAt } }, context) => {
    const about = { about: "account", id: idOf(stream), channel: "mail", occurrence, happenedAt } as const;
    return [
      (steps) => sendNotice(steps, { ...about, kind: "email-replaced" }, context),
      (steps) => sendNotice(steps, { ...about, kind: "email-changed" }, context),
    ];
  },
});
