import { SignInProvider } from "@tablee/domain/account/vocabulary";
import { Language, Region } from "@tablee/domain/kernel/place/region";
import { AccountIdText, WholeCents } from "@tablee/domain/kernel/schemas";
import { GivenPassword } from "@tablee/domain/kernel/text/password";
import { Words } from "@tablee/domain/product/vocabulary";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { BrandKey, Done, Nothing, SellerView } from "../schemas.ts";
import { Email } from "../signup-schemas.ts";

export const SignupStep = z.enum(["plans", "registration", "delivery", "payment", "welcome"]).meta({ id: "SignupStep" });
export type SignupStep = z.infer<typeof SignupStep>;

const DiscountBar = z.strictObject({
  discount: z
    .strictObject({
      type: z.enum(["ReferralCode", "MultiorderDiscountCode", "PercentageDiscount", "DiscountCode"]),
      name: z.string(),
      code: z.string(),
      /** In cents: the total over several boxes. Free meals have none. */
      value: WholeCents.optional(),
      elements: z.array(WholeCents).optional(),
      percentageValue: z.number().optional(),
      maxServingsDiscount: z.int().optional(),
    })
    .nullable(),
  /** True until the account has had a first box: the delivery of that box is free. */
  firstWeekDiscount: z.boolean(),
  /** True where cards cannot be entered: the bar then has no call to action. */
  signupDisabled: z.boolean(),
  textEn: z.string(),
  textFr: z.string(),
});

export const sessionData = defineCall("GET", "/api/v1/sessions/session_data", {
  who: "visitor",
  summary:
    "The session: who is signed in, language, feature flags, environment, discount bar, and the CSRF token that calls must carry if they change anything.",
  input: Nothing,
  output: z.strictObject({
    client: z
      .strictObject({
        clientId: AccountIdText,
        firstname: z.string(),
        email: z.string(),
        rewardPoints: z.int(),
        subscriptionStatus: z.enum(["none", "active", "paused", "closed"]),
      })
      .nullable(),
    flippers: z.record(z.string(), z.boolean()),
    locale: Language,
    /** The region of the account's address, else the one kept with the visit; null until one is known. */
    region: Region.nullable(),
    adminLoggedIn: z.boolean(),
    /** The member of staff, by name, who acts for the client in this session. */
    acting: z.strictObject({ by: z.string() }).nullable(),
    environment: z.enum(["development", "test", "staging", "production"]),
    customerSchedule: z.boolean(),
    trackDelivery: z.boolean(),
    discountBar: DiscountBar,
    brand: BrandKey,
    /** The address to write to, and the number to call where one is configured. */
    contact: z.strictObject({ email: z.string(), phone: z.string().nullable() }),
    /** Links out of the site, by their names and languages, and a certification: those that are configured. */
    outside: z.strictObject({
      links: z.record(z.string(), Words),
      certification: z.strictObject({ name: Words, url: z.string().optional() }).nullable(),
    }),
    seller: SellerView,
    /** The providers that people can sign in with here. */
    signInProviders: z.array(SignInProvider),
    csrfToken: z.string(),
  }),
  reads: ["accounts", "flags", "points_balances", "orders", "subscriptions"],
});

export const checkSignupState = defineCall("GET", "/api/v1/sessions/check_signup_state", {
  who: "visitor",
  summary: "Whether the visitor is signing up, and at which step.",
  input: Nothing,
  output: z.strictObject({ state: z.enum(["visitor", "in_progress", "complete"]), step: SignupStep }),
  reads: ["orders", "subscriptions"],
});

export const checkSettingsAuthenticated = defineCall("GET", "/api/v1/sessions/check_settings_authenticated", {
  who: "client",
  summary: "Whether settings are open: the password was given within half an hour, or the flag settings_password is off.",
  input: Nothing,
  output: z.strictObject({ settingsAuthenticated: z.boolean() }),
});

export const validateSession = defineCall("GET", "/api/v1/sessions/validate", {
  who: "visitor",
  summary: "Whether the session of a signed-in client is alive.",
  input: Nothing,
  output: z.strictObject({ valid: z.boolean() }),
});

export const signIn = defineCall("POST", "/clients/sign_in", {
  who: "visitor",
  personal: true,
  own: true,
  summary: "Signs a client in with email and password; the answer is the same and takes the same time for an unknown address.",
  input: z.strictObject({ email: Email, password: GivenPassword }),
  output: z.strictObject({ clientId: AccountIdText, signupComplete: z.boolean(), step: SignupStep }),
  refusals: ["sign-in-failed", "too-many-attempts"],
  writes: ["account"],
  reads: ["accounts", "subscriptions", "orders"],
});

export const signOutClient = defineCall("POST", "/api/v1/sessions/sign_out_client", {
  who: "visitor",
  summary: "Ends the session; where staff acted for the client in it, the account's history says that they stopped.",
  input: Nothing,
  output: Done,
  writes: ["account"],
});

export const setLanguage = defineCall("POST", "/api/v1/clients/set_language", {
  who: "visitor",
  summary: "Remembers the language, for the session and, when signed in, for the client (one's own only).",
  input: z.strictObject({ clientId: AccountIdText.optional(), language: Language }),
  output: Done,
  refusals: ["not-found"],
  writes: ["account"],
});

export const getFeatureFlag = defineCall("GET", "/api/v1/flipper/get_feature_flag", {
  who: "visitor",
  summary: "Whether one feature is on; unknown flags are off.",
  input: z.strictObject({ flag: z.string().min(1).max(60) }),
  output: z.strictObject({ enabled: z.boolean() }),
  reads: ["flags"],
});

export const getFeatureFlags = defineCall("GET", "/api/v1/flipper/get_feature_flags", {
  who: "visitor",
  summary: "All feature flags.",
  input: Nothing,
  output: z.strictObject({ flags: z.record(z.string(), z.boolean()) }),
  reads: ["flags"],
});

const Carried = z.string().trim().min(1).max(64).optional();

export const saveDiscountAndReferral = defineCall("POST", "/api/v1/sessions/save_discount_and_referral", {
  who: "visitor",
  summary:
    "Keeps in the session the code of an offer that a link to the site carried, and the account whose own link it is (`referral`; `referralId` is the invitation that carried the link), which brings an offer for friends unless a code comes with it. An unknown code is not kept, nor is any code from a network address that sends too many unknown ones.",
  input: z.strictObject({ discountCode: Carried, referral: Carried, referralId: Carried }),
  output: z.strictObject({ discountCode: z.string().nullable() }),
  refusals: ["code-fixed"],
  reads: ["referrals"],
  writes: ["account"],
  beside: ["signup"],
});

export const storedLocationBeforeLogin = defineCall("POST", "/api/v1/sessions/stored_location_before_login", {
  who: "visitor",
  summary: "Where the person was going before a provider signed them in, an address of our own: returned once.",
  input: Nothing,
  output: z.strictObject({ url: z.string().nullable() }),
  writes: [],
});
