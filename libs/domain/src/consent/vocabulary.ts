import { z } from "zod";

/** What people agree to: the terms once, the others as long as they like. */
export const ConsentPurpose = z.enum(["terms", "newsletter", "email", "sms", "push"]);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/** What can be taken back. The terms hold until the subscription ends. */
export const MarketingPurpose = ConsentPurpose.exclude(["terms"]);
export type MarketingPurpose = z.infer<typeof MarketingPurpose>;

/** Where it was agreed to, or taken back; `mail`: by the link of a mail, or by what a mail program makes of it. */
export const ConsentSource = z.enum(["sign-up", "settings", "link", "support", "mail", "footer"]);
export type ConsentSource = z.infer<typeof ConsentSource>;

/** The words that are shown today and agreed to, by purpose; wordings.ts says how they read. */
export const currentWordings = {
  terms: "terms-3",
  newsletter: "newsletter-1",
  email: "email-1",
  sms: "sms-1",
  push: "push-2",
} as const satisfies Readonly<Record<ConsentPurpose, string>>;

/** What the newsletter's provider answers where its form is to say thank you: the address is on its list, or will be once its owner confirms it. */
export const THANKS = "show_thank_you";
