import { Recipient, SignInProvider } from "@tablee/domain/account/vocabulary";
import { GivenPassword } from "@tablee/domain/kernel/text/password";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { Done, NextAddress, Nothing, OwnAddress } from "../schemas.ts";
import { OnlyEmail } from "../signup-schemas.ts";
import { MailedCode } from "../typed-texts.ts";

/** The outcome for a person whom a provider sent back to us. */
export const ProviderStatus = z
  .enum([
    /** The provider identifies no one, or its answer proves nothing. */
    "authentication_error",
    /** A new account exists and is signed in. */
    "client_created",
    "logged_in_by_provider",
    /** The provider is linked to the signed-in account. */
    "provider_linked",
    /** An account has this address: its owner proves that it is theirs, by its password or a mailed code. */
    "verification_required",
    /** The provider gave no address, or none that mail servers take: the person enters one, and proves it as after any registration. */
    "email_required",
    /** The provider gave no name, or none that is valid. */
    "name_required",
  ])
  .meta({ id: "ProviderStatus" });
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** `email`: the address that the provider knows, where the next step needs it. */
const Outcome = z.strictObject({ status: ProviderStatus, email: z.string().nullable() }).meta({ id: "ProviderOutcome" });

const writes = ["account", "claim"] as const;

export const startProvider = defineCall("POST", "/clients/auth/start", {
  who: "visitor",
  personal: true,
  own: true,
  summary: "Where a provider signs a person in; it sends them back within ten minutes, to be signed in or up here.",
  /** `url`: the person's destination, an address of our own. */
  input: z.strictObject({ provider: SignInProvider, url: OwnAddress.optional() }),
  output: NextAddress,
  refusals: ["provider-not-offered", "too-many-attempts"],
  writes: [],
});

/** A provider chooses the fields that it sends back: unknown ones are ignored. */
export const providerCallback = defineCall("POST", "/clients/auth/{provider}/callback", {
  who: "visitor",
  summary: "Signs in, up, or links by what a provider sent back: judged once, in the browser that began it, and by the provider's keys.",
  input: z.looseObject({
    provider: SignInProvider,
    state: z.string().max(200).optional(),
    /** The person links a provider in the settings. */
    settings: z.boolean().optional(),
  }),
  output: Outcome,
  refusals: ["too-many-attempts", "account-closed"],
  writes,
  reads: ["accounts"],
  beside: ["signup"],
});

export const authenticateIdToken = defineCall("POST", "/api/v1/google_authentication/authenticate_id_token", {
  who: "visitor",
  personal: true,
  summary: "Signs in or up by the id token that Google gave to a page of ours, with the nonce of that page.",
  input: z.strictObject({ credential: z.string().min(1).max(4_096) }),
  output: Outcome,
  refusals: ["too-many-attempts"],
  writes,
  reads: ["accounts"],
  beside: ["signup"],
});

export const beginOneTap = defineCall("POST", "/api/v1/google_authentication/begin", {
  who: "visitor",
  personal: true,
  own: true,
  summary: "The nonce that Google's id token must carry, good once and for ten minutes, and the script that asks for one.",
  input: Nothing,
  output: z.strictObject({ nonce: z.string(), clientId: z.string(), script: z.string() }),
  refusals: ["provider-not-offered", "too-many-attempts"],
  writes: [],
});

export const waysToSignIn = defineCall("POST", "/clients/sign_in/ways", {
  who: "visitor",
  own: true,
  summary: "What an account can sign in with; an address without an account is answered as one with a password alone. Throttled.",
  input: OnlyEmail,
  output: z.strictObject({ password: z.boolean(), providers: z.array(SignInProvider) }),
  refusals: ["too-many-attempts"],
  writes: [],
});

export const mailIdentityCode = defineCall("POST", "/clients/auth/verify/mail_code", {
  who: "visitor",
  own: true,
  summary: "Mails a code to the account that a provider's person may own; five in 24 hours to one network, then none for a day.",
  input: Nothing,
  output: Done,
  refusals: ["identity-expired", "account-closed", "too-many-attempts"],
  writes: ["account"],
});

export const verifyIdentity = defineCall("POST", "/clients/auth/verify/confirm", {
  who: "visitor",
  own: true,
  summary: "Proves by its password or a mailed code that an account is one's own; the provider is linked to it, and it is signed in.",
  input: z.union([z.strictObject({ password: GivenPassword }), z.strictObject({ code: MailedCode.min(1) })]),
  output: Outcome,
  refusals: [
    "identity-expired",
    "sign-in-failed",
    "email-code-expired",
    "email-verification-failed",
    "account-closed",
    "provider-linked-elsewhere",
    "too-many-attempts",
  ],
  writes: ["account"],
  reads: ["accounts"],
});

export const addressIdentity = defineCall("POST", "/clients/auth/verify/email", {
  who: "visitor",
  own: true,
  summary:
    "The address that a provider did not give: where no account has it, one is opened; its owner proves an account as always. Throttled.",
  input: OnlyEmail,
  output: Outcome,
  refusals: ["identity-expired", "email-taken", "code-invalid", "too-many-attempts"],
  writes,
  beside: ["signup"],
});

export const nameIdentity = defineCall("POST", "/clients/auth/verify/name", {
  who: "visitor",
  own: true,
  summary: "The name that a provider did not give: the account is opened and signed in.",
  input: Recipient,
  output: Outcome,
  refusals: ["identity-expired", "email-taken", "code-invalid"],
  writes,
  beside: ["signup"],
});
