import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { AccountIdText, InstantText, OrderIdText, Uuid, WholeCents } from "../kernel/schemas.ts";
import { InvitationMail, InvitedFriend, ReferralCode, ReferralRefusal, UndeliveredBecause } from "./vocabulary.ts";

export const referralEvents = {
  ReferralCodeGiven: {
    version: 1,
    says: "The account paid for its first box, and has a code of its own that friends can sign up with.",
    data: z.strictObject({ code: ReferralCode, givenAt: InstantText }),
  },
  FriendInvited: {
    version: 1,
    says: "The account asked for one mail to a friend, with its own link. The friend is on no list.",
    personal: ["friend"],
    data: z.strictObject({ invitationId: Uuid, friend: InvitedFriend, language: z.enum(["en", "fr"]), invitedAt: InstantText }),
  },
  InvitationMailed: {
    version: 1,
    says: "The mail to an invited friend was handed to the carrier, or will never be, or came back after that.",
    data: z.strictObject({
      invitationId: Uuid,
      result: InvitationMail,
      /** The reason why it was not delivered; older events lack it. */
      because: UndeliveredBecause.optional(),
      mailedAt: InstantText,
    }),
  },
  FriendSignedUp: {
    version: 1,
    says: "A person registered by the account's link.",
    /** The invitation whose link the person followed; absent for the account's own link. */
    data: z.strictObject({ friendId: AccountIdText, invitationId: Uuid.optional(), signedUpAt: InstantText }),
  },
  ReferralCredited: {
    version: 1,
    says: "A friend's first paid box was delivered: the account has earned a credit, which is granted under this id.",
    data: z.strictObject({
      friendId: AccountIdText,
      orderId: OrderIdText,
      grantId: Uuid,
      cents: WholeCents.positive(),
      creditedAt: InstantText,
    }),
  },
  ReferralRefused: {
    version: 1,
    says: "A friend's first paid box was delivered, and brings the account no credit, for this reason.",
    data: z.strictObject({ friendId: AccountIdText, orderId: OrderIdText, because: ReferralRefusal, refusedAt: InstantText }),
  },
} as const;

export type ReferralEvent = EventOf<typeof referralEvents>;
