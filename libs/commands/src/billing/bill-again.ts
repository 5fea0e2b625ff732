import type { AccountId } from "@tablee/domain/kernel/ids";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { accounts, payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import type { Steps } from "../steps.ts";
import { billOrder } from "./bill-order.ts";

/** The account has a new payment method: orders that wait for a further attempt get it at once. */
export async function billAgain(steps: Steps, { accountId }: { readonly accountId: AccountId }, context: CommandContext): Promise<void> {
  const { state: account } = await steps.load(accounts, accountId);
  const method = "method" in account ? account.method?.token : undefined;
  for (const orderId of await steps.facts.unpaidOrders(accountId)) {
    const { state: payment } = await steps.load(payments, paymentIdOf(purposeOf(orderId)));
    // The schedule may have tried the new card already and failed.
    if (payment.attempts.at(-1)?.methodToken === method) continue;
    await billOrder(steps, { orderId, early: true }, part({ ...context, subject: accountId }, orderId));
  }
}
