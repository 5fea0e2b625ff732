import { mailInvitation } from "@tablee/commands/referral/invite-friend";
import type { ReferralEvent } from "@tablee/domain/referral/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

export const mailInvitationWhenFriendInvited = policy<ReferralEvent>("mail-invitation-when-friend-invited", {
  FriendInvited:
    ({ stream, data: { invitationId } }, context) =>
    (send) =>
      send(mailInvitation, { accountId: idOf(stream), invitationId }, context),
});
