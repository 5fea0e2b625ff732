import { Uuid } from "@tablee/domain/kernel/schemas";
import { z } from "zod";
import { defineCall, postTwinOf } from "../call.ts";
import { Nothing, OwnPath, PaypalApproval, SetupToken } from "../schemas.ts";

const base = "/api/v1/paypal";

export const paypalIdToken = defineCall("GET", `${base}/get_id_token`, {
  who: "client",
  summary: "What PayPal's script needs to know who is paying.",
  input: Nothing,
  output: z.strictObject({ idToken: z.string(), expiresInSeconds: z.int() }),
});

export const paypalVaultSetupToken = defineCall("GET", `${base}/get_vault_setup_token`, {
  who: "client",
  personal: true,
  writes: [],
  summary: "Begins to save a PayPal account as the way to pay; the customer approves it with PayPal, and comes back.",
  /** `returnTo`: our screen that the customer returns to; `paypal` and `setup` are added with the outcome. */
  input: z.strictObject({ returnTo: OwnPath.default("/settings/payment"), language: z.enum(["en", "fr"]).default("en") }),
  output: PaypalApproval,
});

export const beginPaypalVaulting = postTwinOf(paypalVaultSetupToken);

const approvals = "/api/v1/paypal/approvals";

export const paypalTestAccounts = defineCall("GET", approvals, {
  who: "visitor",
  own: true,
  summary: "The accounts to choose from on the page that imitates PayPal's own: none in production, none with the real PayPal.",
  input: Nothing,
  output: z.strictObject({
    accounts: z.array(z.strictObject({ id: z.string(), email: z.string(), pays: z.enum(["always", "never", "unheard"]) })),
  }),
});

export const approvePaypal = defineCall("POST", `${approvals}/decide`, {
  who: "visitor",
  own: true,
  writes: [],
  summary: "Approves a setup on the page that imitates PayPal's own, or cancels it, and returns the address to go back to.",
  /** `giftCardId`: the setup pays for a gift card, whose buyer needs no account. */
  input: z.strictObject({ setupToken: SetupToken, account: z.string().min(1).max(40).nullable(), giftCardId: Uuid.optional() }),
  output: z.strictObject({ returnTo: z.string() }),
  refusals: ["payment-method-unknown"],
});
