import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, Nothing } from "../schemas.ts";
import { MailedCode } from "../typed-texts.ts";

const base = "/api/v1/email_verification";

export const emailVerification = defineCall("GET", `${base}/current`, {
  who: "client",
  own: true,
  summary: "The account's address of mail, whether its owner has verified it, and whether a code for it was requested.",
  input: Nothing,
  output: z.strictObject({ email: z.string(), verified: z.boolean(), requested: z.boolean() }),
});

export const resendEmailCode = defineCall("POST", `${base}/resend`, {
  who: "client",
  personal: true,
  own: true,
  summary: "Mails a code of six digits, good once and for ten minutes; the code before it is not any more. Five an hour.",
  input: Nothing,
  output: Done,
  refusals: ["too-many-attempts", "account-closed"],
  writes: ["account"],
});

export const verifyEmail = defineCall("POST", `${base}/verify`, {
  who: "client",
  personal: true,
  summary: "Verifies the account's address of mail by the code that was mailed there.",
  input: z.strictObject({ code: MailedCode }),
  output: Done,
  refusals: ["email-code-expired", "email-verification-failed", "account-closed", "too-many-attempts"],
  writes: ["account"],
});
