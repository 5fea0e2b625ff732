import { SignInProvider } from "@tablee/domain/account/vocabulary";
import { GivenPassword } from "@tablee/domain/kernel/text/password";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { NextAddress, Nothing, OwnAddress } from "../schemas.ts";

const base = "/api/v1/reauthentications";

export const newReauthentication = defineCall("GET", `${base}/new`, {
  who: "client",
  summary: "Who is asked for the password again, and what else the account can sign in with.",
  input: Nothing,
  output: z.strictObject({
    email: z.string(),
    providers: z.array(SignInProvider),
    /** The account has a password. */
    passwordHolder: z.boolean(),
  }),
  reads: ["accounts"],
});

export const createReauthentication = defineCall("POST", `${base}/create`, {
  who: "client",
  personal: true,
  summary: "Gives the password again, under a new session id: settings are open for half an hour from their last use. Says where to go on.",
  /** `url`: the page the client was on, an address of our own. */
  input: z.strictObject({ email: z.string().min(1).max(254), password: GivenPassword, url: OwnAddress }),
  output: NextAddress,
  refusals: ["password-incorrect", "too-many-attempts"],
  writes: [],
});

export const startReauthentication = defineCall("POST", `${base}/start_provider`, {
  who: "client",
  personal: true,
  own: true,
  summary:
    "Returns the address at which a linked provider signs the person in again, instead of the password: its callback opens the settings.",
  /** `url`: the page the client was on, an address of our own. */
  input: z.strictObject({ provider: SignInProvider, url: OwnAddress }),
  output: NextAddress,
  refusals: ["provider-not-offered", "too-many-attempts"],
  writes: [],
});
