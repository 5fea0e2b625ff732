import type { CommandBus } from "@nestjs/cqrs";
import { GiveAddress } from "@tablee/commands/account/give-address";
import { GivePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { OpenAccount } from "@tablee/commands/account/open-account";
import { BillOrder } from "@tablee/commands/billing/bill-order";
import { type CommandContext, part } from "@tablee/commands/context";
import { ApplyDiscountCode } from "@tablee/commands/offer/apply-discount-code";
import { LockOrder } from "@tablee/commands/order/lock-order";
import { MakeOrders } from "@tablee/commands/order/make-orders";
import { Refused } from "@tablee/commands/refused";
import { ChangeSignUpTerms } from "@tablee/commands/subscription/change-sign-up-terms";
import { StartSubscription } from "@tablee/commands/subscription/start-subscription";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Household } from "./households.ts";
import { DEMO_PASSWORD } from "./staff.ts";

export const subscriptionOf = (household: Household): string => idFrom("subscription", household.accountId);

/** A command of a household, given by itself. */
export const byHousehold = (household: Household, at: string, ...what: string[]): CommandContext => {
  const commandId = idFrom("demo", household.accountId, at, ...what);
  return { commandId, actor: { kind: "client", id: household.accountId }, correlationId: commandId, subject: household.accountId, at };
};

/** The sign-up, command by command as the API gives them. */
export async function signUp(bus: CommandBus, household: Household, at: string): Promise<void> {
  const { accountId, person, language, address, plan, tastes, weekday, window, methodToken, discountCode } = household;
  const context = byHousehold(household, at, "sign-up");
  const subscriptionId = subscriptionOf(household);
  await bus.execute(new OpenAccount({ accountId, person, password: DEMO_PASSWORD, language }, part(context, "open")));
  if (discountCode) await bus.execute(new ApplyDiscountCode({ accountId, code: discountCode }, part(context, "code")));
  await bus.execute(new GiveAddress({ accountId, address }, part(context, "address")));
  await bus.execute(new GivePaymentMethod({ accountId, methodToken }, part(context, "method")));
  const start = { accountId, subscriptionId, plan, tastes, weekday, window, awaitsPayment: true } as const;
  await bus.execute(new StartSubscription(start, part(context, "start")));
  const make = new MakeOrders({ subscriptionId, only: "first" }, part(context, "first"));
  const first = await bus.execute(make).catch(async (error) => {
    if (!(error instanceof Refused) || error.code !== "order-minimum-not-met") throw error;
    // Too few dishes suit: it is told so, and takes whatever there is.
    const anything = { ...start, tastes: { diets: [], allergens: [], dislikes: [] } };
    await bus.execute(new ChangeSignUpTerms(anything, part(context, "anything")));
    return bus.execute(make);
  });
  const orderId = first.orderIds[0];
  if (!orderId) throw new Error("a sign-up found no week to begin with");
  await bus.execute(new LockOrder({ orderId, early: true }, part(context, "lock")));
  await bus.execute(new BillOrder({ orderId }, part(context, "bill")));
  await bus.execute(new MakeOrders({ subscriptionId }, part(context, "weeks")));
}
