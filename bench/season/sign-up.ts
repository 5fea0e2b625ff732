import { giveAddress } from "@tablee/commands/account/address/give-address";
import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { accounts, subscriptions } from "@tablee/commands/aggregates";
import { part } from "@tablee/commands/context";
import type { Steps } from "@tablee/commands/steps";
import type { Instant, Week } from "@tablee/domain/kernel/time";
import type { Customer } from "./customers.ts";
import { contextOf } from "./stage.ts";

/**
 * A household that waits for its first order from generation, in a week of the bench's choice. Opening the account and starting the
 * subscription are single commands: the use cases hash a password (7 ms; a sign-up here takes 0.2), and make the orders of every open week one by one.
 */
export async function signUp(steps: Steps, customer: Customer, firstWeek: Week, at: Instant): Promise<void> {
  const { household, subscriptionId, region, slot } = customer;
  const { accountId, person, language, address, plan, tastes, methodToken } = household;
  const context = contextOf(at, ["sign-up", accountId], { kind: "client", id: accountId });
  const fresh = { expectNew: true };
  await steps.handle(accounts, accountId, { type: "OpenAccount", accountId, person, language, at }, part(context, "open"), fresh);
  await giveAddress(steps, { accountId, address }, part(context, "address"));
  await givePaymentMethod(steps, { accountId, methodToken }, part(context, "method"));
  const terms = { subscriptionId, accountId, region, plan, tastes, slot, firstWeek };
  await steps.handle(subscriptions, subscriptionId, { type: "StartSubscription", ...terms, at }, part(context, "start"), fresh);
}
