import { Language } from "@tablee/domain/kernel/place/region";
import { WholeCents } from "@tablee/domain/kernel/schemas";
import { FriendName, ReferralCode, ReferralRefusal, ReferralStatus } from "@tablee/domain/referral/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, MaybeDate, Nothing } from "../schemas.ts";
import { Email } from "../signup-schemas.ts";

export const invite = defineCall("GET", "/api/v1/referrals/invite", {
  who: "client",
  summary:
    "The code of the client's own link, the terms of referrals, and the friends whom the client invited or who registered by the link, the last one first.",
  input: Nothing,
  output: z.strictObject({
    /** Null until the first box is paid. */
    code: ReferralCode.nullable(),
    /** The credit after a friend's first paid delivery, and the free meals of the friend's first boxes. */
    creditCents: WholeCents,
    freeMeals: z.int(),
    /** Credits in a year, by Toronto's date, and those of this year so far. */
    maxPerYear: z.int(),
    credited: z.int(),
    friends: z.array(
      z.strictObject({
        /** Friends are numbered from 1, in the order in which they were invited or, by the link alone, registered. */
        number: z.int(),
        /** As the client wrote it; null for a friend who came by the link alone. */
        name: z.string().nullable(),
        invitedOn: MaybeDate,
        signedUpOn: MaybeDate,
        status: ReferralStatus,
        /** The day on which the credit was given or refused; null until the friend's first paid delivery. */
        settledOn: MaybeDate,
        creditCents: WholeCents.nullable(),
        because: ReferralRefusal.nullable(),
      }),
    ),
  }),
  reads: ["referrals"],
});

export const createReferral = defineCall("POST", "/api/v1/referrals/create_referral", {
  who: "client",
  personal: true,
  summary: "Invites a friend by one mail with the client's own link. An address gets one invitation, from any customer.",
  input: z.strictObject({ name: FriendName, email: Email, language: Language }),
  output: Done,
  refusals: [
    "account-closed",
    "invitation-taken",
    "invitations-not-offered",
    "invitations-used-up",
    "link-before-first-box",
    "too-many-attempts",
  ],
  writes: ["claim", "referral"],
});
