import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { AccountIdText, InstantText, OrderIdText, Uuid, WholeCents } from "../kernel/schemas.ts";
import { ReferralCode, ReferralRefusal } from "./vocabulary.ts";

export const referralEvents = {
  ReferralCodeGiven: {
    version: 1,
    says: "The account paid for its first box, and has a code of its own that friends can sign up with.",
    data: z.strictObject({ code: ReferralCode, givenAt: InstantText }),
  },
  FriendSignedUp: {
    version: 1,
    says: "A person registered by the account's link.",
    data: z.strictObject({ friendId: AccountIdText, signedUpAt: InstantText }),
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
