import type { Account } from "@tablee/domain/account/decider";
import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { payments } from "../aggregates.ts";
import type { Streams } from "../steps.ts";

/** Every payment method that an account has given, the present one last. */
export const methodsOf = (account: Account): readonly PaymentMethod[] =>
  "person" in account ? [...(account.formerMethods ?? []), account.method].filter((method) => method !== undefined) : [];

/** The payment method of its account that paid for an order; undefined where credit paid for all of it. */
export async function payingMethod({ load }: Streams, orderId: OrderId, account: Account): Promise<PaymentMethod | undefined> {
  const { state: payment } = await load(payments, paymentIdOf(purposeOf(orderId)));
  const token = payment.attempts.find(({ outcome }) => outcome === "captured")?.methodToken;
  return token === undefined ? undefined : methodsOf(account).findLast((method) => method.token === token);
}
