import { z } from "zod";

/** The code in a customer's own link, which friends sign up with: letters and digits that are not mistaken for each other. */
export const ReferralCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/);
export type ReferralCode = z.infer<typeof ReferralCode>;

/** The reasons why a friend's first paid delivery brings its referrer no credit. */
export const referralRefusals = ["own-household", "own-card", "known-household", "known-card", "yearly-limit", "referrer-closed"] as const;
export const ReferralRefusal = z.enum(referralRefusals);
export type ReferralRefusal = z.infer<typeof ReferralRefusal>;

/** The stages of a referral, in their order; it ends as credited or refused. */
export const referralStatuses = ["signed-up", "credited", "refused"] as const;
export const ReferralStatus = z.enum(referralStatuses);
export type ReferralStatus = z.infer<typeof ReferralStatus>;
