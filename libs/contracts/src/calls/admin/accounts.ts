import { DateText } from "@tablee/domain/kernel/schemas";
import { PauseReason } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { defineCall } from "../../call.ts";
import { AccountAct, Done } from "../../schemas.ts";
import { Email } from "../../signup-schemas.ts";
import { AuthenticatorCode } from "../../typed-texts.ts";

const base = "/api/admin/accounts";
const who = ["support"] as const;

export const pauseForCustomer = defineCall("POST", `${base}/pause`, {
  who,
  own: true,
  summary: "Pauses a subscription as its customer asked support to. Locked boxes are still charged and delivered.",
  input: AccountAct.extend({ because: PauseReason, until: DateText.optional() }),
  output: Done,
  refusals: ["subscription-not-found", "subscription-closed", "selection-invalid"],
  reads: ["subscriptions"],
  writes: ["subscription"],
});

export const resumeForCustomer = defineCall("POST", `${base}/resume`, {
  who,
  own: true,
  summary: "Resumes a paused subscription as its customer asked support to.",
  input: AccountAct,
  output: Done,
  refusals: ["subscription-not-found", "subscription-closed"],
  reads: ["subscriptions"],
  writes: ["subscription"],
});

export const closeForCustomer = defineCall("POST", `${base}/close`, {
  who,
  own: true,
  summary:
    "Closes a subscription for good as its customer asked support to; refused while bags are out, or given credit is left that is not to expire.",
  /** `expireGiven`: the customer agrees that given credit expires; purchased credit stays. */
  input: AccountAct.extend({ because: PauseReason, expireGiven: z.boolean().default(false) }),
  output: Done,
  refusals: ["subscription-not-found", "subscription-closed", "assets-out", "given-balance-left"],
  reads: ["subscriptions"],
  writes: ["credit", "subscription"],
});

export const sendResetLink = defineCall("POST", `${base}/send_reset`, {
  who,
  own: true,
  summary: "Mails a link to a new password to the account's own address.",
  input: AccountAct,
  output: Done,
  refusals: ["account-not-found", "account-closed"],
  reads: ["accounts"],
  writes: ["account"],
});

export const endSessions = defineCall("POST", `${base}/end_sessions`, {
  who,
  own: true,
  summary: "Signs an account out on every device.",
  input: AccountAct,
  output: Done,
  refusals: ["account-not-found", "account-closed"],
  writes: ["account"],
});

export const changeEmailForCustomer = defineCall("POST", `${base}/change_email`, {
  who,
  own: true,
  summary: "Changes an account's email address as its customer asked support to; both addresses are notified, and sessions end.",
  input: AccountAct.extend({ email: Email }),
  output: Done,
  refusals: ["account-not-found", "account-closed", "email-taken"],
  writes: ["account", "claim"],
});

export const allowSharedHousehold = defineCall("POST", `${base}/allow_shared_household`, {
  who,
  own: true,
  summary: "Lets the next address that an account gives be one where another account is: one account a household otherwise.",
  input: AccountAct,
  output: Done,
  refusals: ["account-not-found", "account-closed"],
  writes: ["account"],
});

export const actForCustomer = defineCall("POST", `${base}/act_for`, {
  who,
  own: true,
  summary:
    "Begins a session of the customer's app in which staff act for them, for half an hour at most; with a new code of the authenticator.",
  input: AccountAct.extend({
    code: AuthenticatorCode.optional(),
  }),
  output: Done,
  refusals: ["authenticator-code-wrong", "account-not-found", "account-closed", "forbidden"],
  reads: ["accounts"],
  writes: ["account"],
});
