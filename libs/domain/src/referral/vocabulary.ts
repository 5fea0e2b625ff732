import { z } from "zod";
import { isPlain } from "../account/vocabulary.ts";
import { EmailAddress } from "../kernel/text/email-address.ts";
import { letterCount } from "../kernel/text/letters.ts";

/** The code in a customer's own link, which friends sign up with: letters and digits that are not mistaken for each other. */
export const ReferralCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{10}$/);
export type ReferralCode = z.infer<typeof ReferralCode>;

/** The reasons why a friend's first paid delivery brings its referrer no credit. */
export const referralRefusals = ["own-household", "own-card", "known-household", "known-card", "yearly-limit", "referrer-closed"] as const;
export const ReferralRefusal = z.enum(referralRefusals).meta({ id: "ReferralRefusal" });
export type ReferralRefusal = z.infer<typeof ReferralRefusal>;

/** A friend's name as the customer writes it: by the rule of customers' names. */
export const FriendName = z
  .string()
  .trim()
  .max(80)
  .refine((name) => letterCount(name) >= 2, "name-too-short")
  .refine(isPlain, "name-not-plain");

/** A person whom a customer invites by mail. */
export const InvitedFriend = z.strictObject({ name: FriendName, email: EmailAddress });
export type InvitedFriend = z.infer<typeof InvitedFriend>;

/** The outcome of an invitation's mail: the carrier took it, or it was not delivered, whether it was not sent or came back. */
export const InvitationMail = z.enum(["sent", "refused"]);
export type InvitationMail = z.infer<typeof InvitationMail>;

/** The reasons why an invitation's mail reached no one: it came back later, its address refused it at once, or it was not sent. */
export const UndeliveredBecause = z.enum(["came-back", "address-refused", "not-sent"]);
export type UndeliveredBecause = z.infer<typeof UndeliveredBecause>;

/**
 * The stages of a referral, in their order; it ends as credited or refused. A referral by the link begins as signed up; one by mail begins
 * as requested, and is then sent, not delivered to its address, or not sent at all.
 */
export const referralStatuses = ["requested", "sent", "returned", "not-sent", "signed-up", "credited", "refused"] as const;
export const ReferralStatus = z.enum(referralStatuses).meta({ id: "ReferralStatus" });
export type ReferralStatus = z.infer<typeof ReferralStatus>;
