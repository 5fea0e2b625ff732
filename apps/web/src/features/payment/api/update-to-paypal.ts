import { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { beginPaypalVaulting } from "@tablee/contracts/calls/paypal";
import { request } from "../../../shared/api/request.ts";

/** Begins to save a PayPal account and takes the payment token that the embedded PayPal, which approves at once, makes of it. */
export async function payWithPaypal() {
  const { setupToken } = await request(beginPaypalVaulting, {});
  return request(updatePaymentMethodToPaypal, { methodToken: setupToken.replace(/^pp_setup_/, "pp_") });
}
