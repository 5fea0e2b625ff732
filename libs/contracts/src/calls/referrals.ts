import { DateText, WholeCents } from "@tablee/domain/kernel/schemas";
import { ReferralCode, ReferralRefusal, ReferralStatus } from "@tablee/domain/referral/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Nothing } from "../schemas.ts";

export const invite = defineCall("GET", "/api/v1/referrals/invite", {
  who: "client",
  summary: "The code of the client's own link, the terms of referrals, and the friends who registered by the link, the last one first.",
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
        /** Friends are numbered from 1, in the order in which they registered. */
        number: z.int(),
        signedUpOn: DateText,
        status: ReferralStatus,
        /** The day on which the credit was given or refused; null until the friend's first paid delivery. */
        settledOn: DateText.nullable(),
        creditCents: WholeCents.nullable(),
        because: ReferralRefusal.nullable(),
      }),
    ),
  }),
  reads: ["referrals"],
});
