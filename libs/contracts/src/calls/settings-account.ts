import { PersonName, SignInProvider } from "@tablee/domain/account/vocabulary";
import { Language } from "@tablee/domain/kernel/place/region";
import { Uuid } from "@tablee/domain/kernel/schemas";
import { GivenPassword, NewPassword, RepeatedPassword } from "@tablee/domain/kernel/text/password";
import { z } from "zod";
import { defineCall, postTwinOf } from "../call.ts";
import { AgentName, BalanceLeft, DeviceKind, Done, LocalInstant, NextAddress, Nothing } from "../schemas.ts";
import { weakPasswords } from "../signup-schemas.ts";
import { SignupStep } from "./sessions.ts";

const base = "/api/v1/settings_account";
const who = "client-reauthenticated";

export const AccountSettings = z
  .strictObject({
    firstName: z.string(),
    lastName: z.string(),
    /** Only support can change it. */
    email: z.string(),
    language: Language,
    passwordHolder: z.boolean(),
    /** The providers linked to the account, and those that can be linked. */
    providers: z.array(SignInProvider),
    linkable: z.array(SignInProvider),
    /** The account's sessions, the newest first. */
    sessions: z.array(
      z.strictObject({
        sessionId: Uuid,
        device: DeviceKind,
        browser: AgentName,
        system: AgentName,
        /** When the session began, on the clock of the account's area. */
        beganAt: LocalInstant,
        current: z.boolean(),
      }),
    ),
  })
  .meta({ id: "AccountSettings" });

export const accountSettings = defineCall("GET", `${base}/show`, {
  who,
  summary: "Name, address of mail, language and ways to sign in of the account, and where it is signed in.",
  input: Nothing,
  output: AccountSettings,
  reads: ["accounts"],
});

export const updateAccountByGet = defineCall("GET", `${base}/update`, {
  who,
  summary: "Changes name and language; a password is changed by a call of its own, and is refused here.",
  input: z.strictObject({ firstName: PersonName.optional(), lastName: PersonName.optional(), language: Language.optional() }),
  output: Done,
  refusals: ["account-closed"],
  writes: ["account"],
});

export const updateAccount = postTwinOf(updateAccountByGet);

export const welcome = defineCall("GET", `${base}/welcome`, {
  who,
  summary: "Name and language of the client, and the step of the sign-up that is unfinished, if one is.",
  input: Nothing,
  output: z.strictObject({ firstName: z.string(), language: Language, unfinished: SignupStep.nullable() }),
  reads: ["accounts", "orders", "subscriptions"],
});

export const changePassword = defineCall("POST", `${base}/change_password`, {
  who,
  personal: true,
  own: true,
  summary: "Replaces the password; the account's other sessions end, and its owner is notified by mail.",
  input: z.strictObject({ current: GivenPassword, password: NewPassword, confirmation: RepeatedPassword }),
  output: Done,
  refusals: ["password-incorrect", "passwords-differ", "password-unchanged", ...weakPasswords, "account-closed", "too-many-attempts"],
  writes: ["account"],
  reads: ["accounts"],
});

export const endSessions = defineCall("POST", `${base}/end_sessions`, {
  who,
  personal: true,
  own: true,
  summary: "Signs the account out elsewhere: of one session, or of all but this one.",
  input: z.strictObject({ sessionId: Uuid.optional() }),
  output: Done,
  writes: [],
});

export const addProvider = defineCall("POST", `${base}/add_provider`, {
  who,
  personal: true,
  own: true,
  summary: "Where a provider signs the person in, to be linked to the account.",
  input: z.strictObject({ provider: SignInProvider }),
  output: NextAddress,
  refusals: ["provider-not-offered", "account-closed", "too-many-attempts"],
  writes: [],
});

export const removeProviderByGet = defineCall("GET", `${base}/remove_provider`, {
  who,
  personal: true,
  summary: "Removes a provider from the account, which has a password to sign in with.",
  input: z.strictObject({ provider: SignInProvider }),
  output: Done,
  refusals: ["provider-needs-password", "account-closed"],
  writes: ["account"],
});

export const removeProvider = postTwinOf(removeProviderByGet);

export const expireCreditByGet = defineCall("GET", `${base}/expire_gc`, {
  who,
  summary: "As settings_subscription/expire_gc: lets given money expire before the account closes; purchased money stays.",
  input: Nothing,
  output: BalanceLeft,
  refusals: ["subscription-not-found", "subscription-closed", "assets-out"],
  writes: ["credit"],
  reads: ["subscriptions"],
});

export const expireCredit = postTwinOf(expireCreditByGet);
