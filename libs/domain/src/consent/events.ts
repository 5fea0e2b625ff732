import { z } from "zod";
import type { EventOf } from "../kernel/log/events.ts";
import { Language } from "../kernel/place/region.ts";
import { InstantText } from "../kernel/schemas.ts";
import { ConsentBrand, ConsentPurpose, ConsentSource, MarketingPurpose } from "./vocabulary.ts";

export const consentEvents = {
  ConsentGiven: {
    version: 1,
    says: "The customer agreed to something, in these words and this language.",
    data: z.strictObject({
      purpose: ConsentPurpose,
      wording: z.string().min(1).max(40),
      language: Language,
      source: ConsentSource,
      /** The brand that asked; the earliest consents have none, and were given to the first one. */
      brand: ConsentBrand.optional(),
      givenAt: InstantText,
    }),
  },
  NewTermsAnnounced: {
    version: 1,
    says: "The notice of a new version of the terms was handed over: the version applies to the subscription after seven full days, unless it came back.",
    data: z.strictObject({
      version: z.string().min(1).max(40),
      /** The version that binds the account at the notice. */
      until: z.string().min(1).max(40),
      announcedAt: InstantText,
      appliesAt: InstantText,
    }),
  },
  TermsNoticeReturned: {
    version: 1,
    says: "The mail with the notice of a version of the terms came back, or its address refused it at once: the version does not apply until the account's page has shown the notice.",
    data: z.strictObject({ version: z.string().min(1).max(40), returnedAt: InstantText }),
  },
  TermsNoticeRead: {
    version: 1,
    says: "The customer confirmed the notice on the account's page whose mail came back: the version applies after seven full days.",
    data: z.strictObject({ version: z.string().min(1).max(40), readAt: InstantText, appliesAt: InstantText }),
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
