import { z } from "zod";
import { defineCall, postTwinOf } from "../call.ts";
import { Nothing } from "../schemas.ts";

const base = "/api/v1/paypal";

export const paypalIdToken = defineCall({
  method: "GET",
  path: `${base}/get_id_token`,
  who: "client",
  summary: "What PayPal's script needs to know who is paying.",
  input: Nothing,
  output: z.strictObject({ idToken: z.string(), expiresInSeconds: z.int() }),
});

export const paypalVaultSetupToken = defineCall({
  method: "GET",
  path: `${base}/get_vault_setup_token`,
  who: "client",
  writes: [],
  summary: "Begins to save a PayPal account as the way to pay; the customer approves it with PayPal.",
  input: Nothing,
  output: z.strictObject({ setupToken: z.string(), approveUrl: z.string() }),
});

export const beginPaypalVaulting = postTwinOf(paypalVaultSetupToken);
