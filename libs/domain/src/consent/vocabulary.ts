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
