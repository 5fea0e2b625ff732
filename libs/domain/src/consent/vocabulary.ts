import { z } from "zod";

/** The purposes people agree to: the terms once, the others until they withdraw. */
export const ConsentPurpose = z.enum(["terms", "newsletter", "email", "sms", "push"]);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/** The purposes that can be withdrawn. The terms hold until the subscription ends. */
export const MarketingPurpose = ConsentPurpose.exclude(["terms"]);
export type MarketingPurpose = z.infer<typeof MarketingPurpose>;

/** The place where consent was given or withdrawn; `mail`: by the link of a mail, or by a mail program's use of it. */
export const ConsentSource = z.enum(["sign-up", "settings", "link", "support", "mail", "footer"]);
export type ConsentSource = z.infer<typeof ConsentSource>;

/** The brands under which people agree, by the names that configuration gives them. */
export const ConsentBrand = z.enum(["tablee", "laurier"]);
export type ConsentBrand = z.infer<typeof ConsentBrand>;
