import { z } from "zod";
import type { EventOf } from "../kernel/events.ts";
import { AccountIdText, InstantText } from "../kernel/schemas.ts";

export const claimKinds = ["email", "household"] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimEvents = {
  Claimed: {
    version: 1,
    says: "An email address or a household (the stream's name is its keyed hash) belongs to this account.",
    data: z.strictObject({ kind: z.enum(claimKinds), accountId: AccountIdText, claimedAt: InstantText }),
  },
  ClaimShared: {
    version: 1,
    says: "Another account has the household as well: support allowed it.",
    data: z.strictObject({ accountId: AccountIdText, sharedAt: InstantText }),
  },
  ClaimReleased: {
    version: 1,
    says: "Another account may claim it again.",
    data: z.strictObject({ accountId: AccountIdText, releasedAt: InstantText }),
  },
} as const;

export type ClaimEvent = EventOf<typeof claimEvents>;
