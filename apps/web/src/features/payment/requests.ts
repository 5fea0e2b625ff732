import type { OutputOf } from "@tablee/contracts/call";
import { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { beginPaypalVaulting } from "@tablee/contracts/calls/paypal";
import { paymentHistory, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { callPages, callQuery } from "../../shared/api/calls.ts";
import { request } from "../../shared/api/request.ts";

export type Settings = OutputOf<typeof paymentSettings>;

export const settingsQuery = callQuery(paymentSettings, {});

export const paymentHistoryQuery = callPages(paymentHistory, "before", {});

/** Begins to save a PayPal account and takes the payment token that the embedded PayPal, which approves at once, makes of it. */
export async function payWithPaypal() {
  const { setupToken } = await request(beginPaypalVaulting, {});
  return request(updatePaymentMethodToPaypal, { methodToken: setupToken.replace(/^pp_setup_/, "pp_") });
}
