import { sendNotice } from "@tablee/commands/notice/send-notice";
import type { PointsEvent } from "@tablee/domain/points/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** Mails the answer to a dispute. The notice holds the actor with the encrypted reason, which is decrypted only when the mail is written. */
export const notifyOwnerWhenPointsDisputeAnswered = policy<PointsEvent>("notify-owner-when-points-dispute-answered", {
  PointsDisputeAnswered: ({ id: occurrence, stream, data: { disputeId, answeredAt: happenedAt }, metadata: { actor } }, context) => {
    const about = { about: "account", id: idOf(stream), kind: "points-answered", channel: "mail" } as const;
    return (send) => send(sendNotice, { ...about, occurrence, happenedAt, actor, disputeId }, context);
  },
});
