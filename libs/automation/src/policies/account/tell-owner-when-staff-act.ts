import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { AccountEvent } from "@tablee/domain/account/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/**
 * Mails the owner when a member of staff begins to act for them. The notice holds the actor with the encrypted reason, which is decrypted
 * only when the mail is written.
 */
export const tellOwnerWhenStaffAct = policy<AccountEvent>("tell-owner-when-staff-act", {
  ActingBegan: ({ id: occurrence, stream, data: { beganAt: happenedAt }, metadata: { actor } }, context) => {
    const notice = { about: "account", id: idOf(stream), kind: "acted-for", channel: "mail", occurrence, happenedAt, actor } as const;
    return (send) => send(sendNotice, notice, context);
  },
});
