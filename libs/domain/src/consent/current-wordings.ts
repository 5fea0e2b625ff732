import type { ConsentPurpose } from "./vocabulary.ts";

/** The versions of the wordings in use today, by purpose; wordings.ts holds the texts. */
export const currentWordings = {
  terms: "terms-4",
  newsletter: "newsletter-1",
  email: "email-1",
  sms: "sms-1",
  push: "push-2",
} as const satisfies Readonly<Record<ConsentPurpose, string>>;
