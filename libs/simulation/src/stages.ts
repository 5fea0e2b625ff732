import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { billAddition } from "@tablee/commands/addition/bill-addition";
import { startAddition } from "@tablee/commands/addition/start-addition";
import { grantCredit } from "@tablee/commands/credit/grant-credit";
import { editOrder } from "@tablee/commands/order/edit-order";
import type { AskedLine } from "@tablee/commands/order/order-lines";
import type { CreditKind } from "@tablee/domain/credit/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { accountId } from "@tablee/domain/testing/examples";
import type { Mood } from "./gateway.ts";
import type { Household } from "./household.ts";
import { orderIds } from "./setting.ts";

/** How a household gets to where a test begins: each stage is reached by the product's own use cases. */

/** Time goes by until a week is locked and billed; nothing follows from that yet. */
export async function untilBilled(household: Household, n: number): Promise<void> {
  const { lockAt, billingAt } = household.order(n).calendar;
  household.now = lockAt;
  await household.doDue(["cutoff"]);
  household.now = billingAt;
  await household.doDue(["billing"]);
}

/** Dispatches the box of a paid week; its delivery succeeds or fails as the world says. */
export async function untilDelivered(household: Household, n: number): Promise<void> {
  household.now = household.order(n).calendar.deliveryUntil;
  await household.doDue(["dispatch"]);
  await household.doDue(["delivery"]);
}

export function changeLines(household: Household, n: number, lines: readonly AskedLine[]): Promise<void> {
  const { orderId, version } = household.order(n);
  const edit = { accountId, orderId, version, editingSession: "simulated-session", lines: [...lines] };
  return household.act((steps, context) => editOrder(steps, edit, context));
}

/** Puts items together to be added to a week that is paid; answers the addition's id. */
export async function start(household: Household, n: number, lines: readonly AskedLine[]): Promise<string> {
  const orderId = orderIds[n]!;
  const additionId = idFrom("addition", household.context().commandId);
  await household.act((steps, context) => startAddition(steps, { accountId, orderId, additionId, lines }, context));
  return additionId;
}

/** Adds items to a week that is paid, and pays them; answers the addition's id. */
export async function add(household: Household, n: number, lines: readonly AskedLine[]): Promise<string> {
  const additionId = await start(household, n, lines);
  await household.act((steps, context) => billAddition(steps, { accountId, orderId: orderIds[n]!, additionId }, context));
  return additionId;
}

/** Gives another card, which the gateway treats so from then on; the policies see it at once. */
export async function changeCard(household: Household, methodToken: string, mood: Mood): Promise<void> {
  household.world.gateway.mood = mood;
  await household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken }, context));
  await household.follow();
}

/** Money for the household's next boxes. In cents. */
export function give(household: Household, kind: CreditKind, amount: number, expiresAt?: string): Promise<void> {
  const named = { kind, source: kind === "purchased" ? "gift-card" : "goodwill", name: "a simulated gift" } as const;
  const grant = {
    accountId,
    grantId: idFrom("grant", kind, amount),
    ...named,
    cents: cents(amount),
    ...(expiresAt !== undefined && { expiresAt }),
  };
  return household.act((steps, context) => grantCredit(steps, grant, context));
}
