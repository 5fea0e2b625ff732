import { NewPassword, RepeatedPassword } from "@tablee/domain/kernel/text/password";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done } from "../schemas.ts";
import { OnlyEmail, weakPasswords } from "../signup-schemas.ts";

const base = "/clients/password";

/** The token in the mail's link, behind its `#`; a truncated one is as good as none. */
const ResetToken = z.string().min(1).max(200);

export const requestPasswordReset = defineCall("POST", `${base}/request`, {
  who: "visitor",
  own: true,
  summary: "Mails a link to a new password, where an account has the address; the answer is the same and as quick where none has.",
  input: OnlyEmail,
  output: Done,
  refusals: ["password-resets-blocked", "too-many-attempts"],
  writes: [],
});

export const checkResetLink = defineCall("POST", `${base}/check_link`, {
  who: "visitor",
  own: true,
  summary: "Whether the link of a mail can still set a new password.",
  input: z.strictObject({ token: ResetToken }),
  output: Done,
  refusals: ["reset-link-invalid", "too-many-attempts"],
});

export const resetPassword = defineCall("POST", `${base}/reset`, {
  who: "visitor",
  own: true,
  summary:
    "Sets a new password with the link of a mail, once; every session and every linked provider of the account ends, and its owner is notified by mail.",
  input: z.strictObject({ token: ResetToken, password: NewPassword, confirmation: RepeatedPassword }),
  output: Done,
  refusals: ["reset-link-invalid", "passwords-differ", "password-unchanged", ...weakPasswords, "account-closed", "too-many-attempts"],
  writes: ["account"],
});
