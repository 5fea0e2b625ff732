import { approvePaypal, beginPaypalVaulting } from "@tablee/contracts/calls/paypal";
import type { Visitor } from "../stage/people.ts";

/** A setup that this person has approved with one of PayPal's test accounts: camille pays, noor pays unheard, olivier never does. */
export async function approvedSetup({ call }: Pick<Visitor, "call">, account: "camille" | "noor" | "olivier"): Promise<string> {
  const { setupToken } = await call(beginPaypalVaulting, {});
  await call(approvePaypal, { setupToken, account });
  return setupToken;
}
