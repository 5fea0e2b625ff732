import type { CreditCommand } from "@tablee/domain/credit/decider";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { paymentIdOf } from "@tablee/domain/payment/purpose";
import type { OrderPurpose } from "@tablee/domain/payment/vocabulary";
import { accounts, credits } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { isRefused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";
import { charge, refusedForGood } from "./charge.ts";

/** The extra cost of a paid order, and its means of payment. All amounts in cents. */
interface PaymentToTake {
  readonly accountId: AccountId;
  readonly purpose: OrderPurpose;
  readonly attempt: number;
  readonly cardCents: Cents;
  readonly promotionalCents: Cents;
  readonly purchasedCents: Cents;
}

/** `undecided`: the gateway has not answered, and will be asked again later. */
export type TakenPayment =
  | { readonly outcome: "paid" }
  | { readonly outcome: "undecided" }
  | { readonly outcome: "failed"; readonly code: string };

/**
 * Takes a payment in one attempt, or resumes it: reserves the credit, then charges the rest through the gateway. A failed attempt releases
 * its credit before the failure is recorded, so a new one may begin at once.
 */
export async function takePayment(steps: Steps, payment: PaymentToTake, context: CommandContext): Promise<TakenPayment> {
  const taken = await take(steps, payment, context);
  if (taken.outcome !== "failed") return taken;
  const release = { type: "ReleaseCredit", payment: paymentIdOf(payment.purpose), at: context.at } as const;
  // Resumed under the same context after a crash, it reserves again what it had released: the revision gives the second reservation and
  // release ids of their own.
  const { revision } = await steps.load(credits, payment.accountId);
  await steps.handle(credits, payment.accountId, release, part(context, "release", payment.attempt, revision));
  return taken;
}

async function take(steps: Steps, payment: PaymentToTake, context: CommandContext): Promise<TakenPayment> {
  const { accountId, purpose, attempt, cardCents: amountCents, promotionalCents, purchasedCents } = payment;
  const paymentId = paymentIdOf(purpose);
  const { at } = context;
  const reserve = { type: "ReserveCredit", purpose, promotionalCents, purchasedCents, at } as const;
  if (promotionalCents + purchasedCents > 0 && !(await isReserved(steps, accountId, reserve, part(context, "reserve", attempt))))
    return { outcome: "failed", code: "credit-changed" };
  const { state: account } = await steps.load(accounts, accountId);
  const method = "method" in account ? account.method : undefined;
  if (amountCents > 0 && !method) return { outcome: "failed", code: "no-payment-method" };
  const refused = method && attempt > 1 ? await refusedForGood(steps, paymentId, attempt, method.token) : undefined;
  if (refused) return { outcome: "failed", code: refused };
  if (amountCents === 0) return { outcome: "paid" };
  const answer = await charge(steps, { purpose, attempt, amountCents, method: method! }, context);
  switch (answer.outcome) {
    case "captured":
      return { outcome: "paid" };
    case "unknown":
      return { outcome: "undecided" };
    case "cancelled":
      return { outcome: "failed", code: "cancelled" };
    case "declined":
      return { outcome: "failed", code: answer.code };
    default:
      return never(answer);
  }
}

/** Reserves the credit that the payment takes; false when a different order has spent it since the price was computed. */
async function isReserved(streams: Streams, accountId: AccountId, reserve: CreditCommand, context: CommandContext): Promise<boolean> {
  try {
    await streams.handle(credits, accountId, reserve, context);
    return true;
  } catch (error) {
    if (isRefused(error, "credit-changed")) return false;
    throw error;
  }
}
