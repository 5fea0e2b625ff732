import { type AccountId, type OrderId, type SubscriptionId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import { addHours } from "@tablee/domain/kernel/time";
import type { PaymentProvider } from "@tablee/domain/payment/vocabulary";
import { holdHousehold } from "../account/address/hold-household.ts";
import { lapseOfUnpaid, settlePaidHousehold } from "../account/address/settle-household.ts";
import { givePaymentMethod } from "../account/give-payment-method.ts";
import { type BillingResult, billOrder, startOfBilling } from "../billing/bill-order.ts";
import { agree } from "../consent/agree.ts";
import { type CommandContext, part } from "../context.ts";
import { applyCode } from "../offer/apply-code.ts";
import { holdOffer } from "../offer/newcomers-offer.ts";
import { lockOrder } from "../order/lock-order.ts";
import { type SignUpProgress, type StartedSubscription, signUpProgressOf } from "../order/making/first-week.ts";
import { makeOrders } from "../order/making/make-orders.ts";
import { isRefused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { changeSignUpTerms } from "../subscription/change-sign-up-terms.ts";
import { type SignUpTerms, startSubscription } from "../subscription/start-subscription.ts";

/** Longer than the hours for which a declined first box is charged again automatically. */
const HOURS_OF_TRIES = 24;

interface SignUpToComplete {
  readonly accountId: AccountId;
  readonly methodToken: string;
  readonly provider?: PaymentProvider;
  /** Required while there is no first order. */
  readonly chosen: SignUpTerms | undefined;
  /** The quote shown for the first order: a different order is neither made nor charged. */
  readonly quote?: string;
  /** A code that was entered before the account existed. */
  readonly code?: string | undefined;
  /** The terms that were accepted, and the language that they were read in. */
  readonly terms?: { readonly wording: string; readonly language: Language };
}

interface CompletedSignUp {
  /** Undefined where the first week has no menu. */
  readonly firstOrderId: OrderId | undefined;
  /** The present orders: those of all open weeks once the first one is paid. */
  readonly orderIds: readonly OrderId[];
  readonly result: BillingResult["result"];
}

/**
 * The last step of the sign-up: household, code, method, subscription, first order, its charge. Repeated, it resumes where it stopped: with
 * a new card after a decline, or after a crash. The other open weeks are made once the first order is paid; a policy makes them as well,
 * but made here the household sees them at once.
 * @throws Refused as its parts do
 */
export async function completeSignUp(steps: Steps, input: SignUpToComplete, context: CommandContext): Promise<CompletedSignUp> {
  const { accountId, methodToken, provider = "card", chosen, quote, code, terms } = input;
  const subscriptionId = subscriptionIdOf(accountId);
  const standing = await signUpProgressOf(steps, subscriptionId, context.at);
  if (terms) {
    const agreed = { accountId, wordings: [terms.wording], language: terms.language, source: "sign-up" } as const;
    await agree(steps, agreed, part(context, "agreed"));
  }
  const { at } = context;
  if (standing.status !== "over") await holdHousehold(steps, { accountId, until: lapseOfUnpaid(at) }, part(context, "household"));
  if (code !== undefined) await applyCode(steps, { accountId, code }, part(context, "code"));
  await givePaymentMethod(steps, { accountId, methodToken, provider }, part(context, "method"));
  if (standing.status !== "over") await holdOffer(steps, { accountId, until: addHours(at, HOURS_OF_TRIES) }, part(context, "offer"));
  if (standing.status === "choosing" && chosen)
    await begin(steps, standing.subscription, { ...chosen, accountId, subscriptionId }, context);
  const only = { subscriptionId, only: "first", ...(quote !== undefined && { quote }) } as const;
  const [firstOrderId] = (await makeOrders(steps, only, part(context, "first"))).orderIds;
  if (firstOrderId === undefined) return { firstOrderId, orderIds: [], result: "not-due" };
  const order = { orderId: firstOrderId, early: true, ...(quote !== undefined && { quote }) };
  await lockOrder(steps, order, part(context, "lock"));
  if (standing.status !== "over")
    await holdHousehold(steps, { accountId, until: addHours(at, HOURS_OF_TRIES) }, part(context, "household-charged"));
  const { result } = await billOrder(steps, { orderId: firstOrderId, early: true }, billingOf(context));
  if (result === "billed") await settlePaidHousehold(steps, { orderId: firstOrderId }, part(context, "household-paid"));
  if (result !== "billed") return { firstOrderId, orderIds: [firstOrderId], result };
  const { orderIds } = await makeOrders(steps, { subscriptionId }, part(context, "weeks"));
  return { firstOrderId, orderIds, result };
}

const billingOf = (context: CommandContext): CommandContext => part(context, "bill");

/** True if this very command has begun the charge of the first order: its repetition only asks for the outcome. */
export const isChargedBy = (context: CommandContext, standing: SignUpProgress): boolean =>
  standing.status !== "choosing" && standing.commands.has(startOfBilling(billingOf(context)).commandId);

/** Starts the subscription, or updates the one that an earlier attempt started to the latest selection. */
async function begin(
  steps: Steps,
  begun: StartedSubscription | undefined,
  terms: SignUpTerms & { readonly accountId: AccountId; readonly subscriptionId: SubscriptionId },
  context: CommandContext,
): Promise<void> {
  if (begun) return changeSignUpTerms(steps, terms, part(context, "terms"));
  await startSubscription(steps, { ...terms, awaitsPayment: true }, part(context, "start")).catch((error) => {
    // A concurrent attempt of the same sign-up may have started it.
    if (!isRefused(error, "subscription-exists")) throw error;
  });
}
