import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { Language } from "../kernel/place/region.ts";
import { InstantText } from "../kernel/schemas.ts";
import { ConsentPurpose, ConsentSource, MarketingPurpose } from "./vocabulary.ts";

export const consentEvents = {
  ConsentGiven: {
    version: 1,
    says: "The customer agreed to something, in these words and this language.",
    data: z.strictObject({
      purpose: ConsentPurpose,
      wording: z.string().min(1).max(40),
      language: Language,
      source: ConsentSource,
      givenAt: InstantText,
    }),
  },
  ConsentWithdrawn: {
    version: 1,
    says: "The customer no longer agrees to something.",
    data: z.strictObject({
      purpose: MarketingPurpose,
      source: ConsentSource,
      /** The version that was agreed to, and the language in which it was withdrawn; the earliest withdrawals have neither. */
      wording: z.string().min(1).max(40).optional(),
      language: Language.optional(),
      withdrawnAt: InstantText,
    }),
  },
} as const;

export type ConsentEvent = EventOf<typeof consentEvents>;
