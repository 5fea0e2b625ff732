import type { ConsentPurpose } from "./vocabulary.ts";

/** The words that are shown today and agreed to, by purpose; wordings.ts says how they read. */
export const currentWordings = {
  terms: "terms-3",
  newsletter: "newsletter-1",
  email: "email-1",
  sms: "sms-1",
  push: "push-2",
} as const satisfies Readonly<Record<ConsentPurpose, string>>;
