import { beginPaypalVaulting } from "@tablee/contracts/calls/paypal";
import type { Language } from "@tablee/domain/kernel/place/region";
import { useSearch } from "@tanstack/react-router";
import { request } from "../api/request.ts";
import { pathTo } from "../routing/paths.ts";
import type { RouteName } from "../routing/route-table.ts";

/** Leaves for PayPal, where the customer approves an account as the payment method; PayPal returns to the screen with the outcome. */
export async function leaveForPaypal(backTo: RouteName, language: Language): Promise<void> {
  const { approveUrl } = await request(beginPaypalVaulting, { returnTo: pathTo(backTo, language), language });
  location.assign(approveUrl);
}

export type PaypalReturn = { readonly came: "approved"; readonly setupToken: string } | { readonly came: "cancelled" } | undefined;

/** The outcome of a visit to PayPal that has just returned here; undefined without one. */
export function usePaypalReturn(): PaypalReturn {
  const { paypal, setup } = useSearch({ strict: false }) as { readonly paypal?: string; readonly setup?: string };
  if (paypal === "approved" && setup) return { came: "approved", setupToken: setup };
  return paypal === "cancelled" ? { came: "cancelled" } : undefined;
}
