import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { AccountIdText, InstantText } from "../kernel/schemas.ts";

/** Names are text, since a log outlives its flags. */
const flag = z.string().min(1).max(60);

export const flagEvents = {
  FlagTurned: {
    version: 1,
    says: "A feature was turned on or off, for everyone or for one account, with a reason.",
    data: z.strictObject({ flag, enabled: z.boolean(), accountId: AccountIdText.optional(), turnedAt: InstantText }),
  },
  FlagExceptionEnded: {
    version: 1,
    says: "One account sees a feature as everybody does again.",
    data: z.strictObject({ flag, accountId: AccountIdText, endedAt: InstantText }),
  },
} as const;

export type FlagEvent = EventOf<typeof flagEvents>;
