import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { AccountIdText, InstantText } from "../kernel/schemas.ts";

export const claimKinds = ["email", "household", "offer", "invitation"] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimEvents = {
  Claimed: {
    version: 1,
    says: "An email address, a household, a newcomer's offer by household or card, or the one invitation of an email address (the stream's name is its keyed hash) belongs to this account; until `lapsesAt`, where it has not paid for a box yet: another account may claim it then, and ends this claim.",
    data: z.strictObject({
      kind: z.enum(claimKinds),
      accountId: AccountIdText,
      claimedAt: InstantText,
      lapsesAt: InstantText.optional(),
    }),
  },
  ClaimExtended: {
    version: 1,
    says: "The household stays with its account: until `lapsesAt` while the first box is being paid for, and for good once it is.",
    data: z.strictObject({ accountId: AccountIdText, extendedAt: InstantText, lapsesAt: InstantText.optional() }),
  },
  ClaimShared: {
    version: 1,
    says: "Another account has the household as well: support allowed it, or both have paid for a box.",
    data: z.strictObject({ accountId: AccountIdText, sharedAt: InstantText }),
  },
  ClaimReleased: {
    version: 1,
    says: "Another account may claim it again.",
    data: z.strictObject({ accountId: AccountIdText, releasedAt: InstantText }),
  },
} as const;

export type ClaimEvent = EventOf<typeof claimEvents>;
