import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { StampCardEvent } from "@tablee/domain/stamp-card/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const notifyOwnerWhenStampCardCompleted = policy<StampCardEvent>("notify-owner-when-stamp-card-completed", {
  StampCardCompleted: ({ id: occurrence, stream, data: { points: cardPoints, completedAt: happenedAt } }, context) => {
    const about = { about: "account", id: idOf(stream), kind: "stamp-card-complete", channel: "mail" } as const;
    return (send) => send(sendNotice, { ...about, occurrence, happenedAt, cardPoints }, context);
  },
});
