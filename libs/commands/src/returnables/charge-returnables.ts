import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { paymentIdOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
import { chargeDueAt } from "@tablee/domain/returnables/due-dates";
import { accounts, payments, returnablesOfAccounts } from "../aggregates.ts";
import { charge, refusedForGood } from "../billing/charge.ts";
import { type CommandContext, part } from "../context.ts";
import { refundCharge } from "../refund/refund-charge.ts";
import type { Steps } from "../steps.ts";

interface OneAsset {
  readonly accountId: AccountId;
  readonly assetId: string;
}

/**
 * Charges an account for each bag and kit whose charge is due, and asks for the outcome of charges under way. Each has a payment of its own,
 * whose id derives from the bag's, so it is paid once.
 */
export async function chargeReturnables(steps: Steps, { accountId }: Pick<OneAsset, "accountId">, received: CommandContext): Promise<void> {
  const context = { ...received, subject: accountId };
  const { at } = context;
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  for (const asset of state.assets) {
    const dueAt = chargeDueAt(asset);
    if (dueAt === undefined || dueAt > at) continue;
    const { assetId } = asset;
    await steps.handle(returnablesOfAccounts, accountId, { type: "StartCharge", assetId, at }, part(context, "start", assetId));
    // Each charge has command ids of its own: equal outcomes of two payments must not be equal events.
    await settleReturnableCharge(steps, { accountId, assetId }, part(context, "charge", assetId));
  }
}

/** Settles a charge from the step it had reached. Does nothing where none is under way. */
export async function settleReturnableCharge(steps: Steps, { accountId, assetId }: OneAsset, received: CommandContext): Promise<void> {
  const context = { ...received, subject: accountId };
  const { at } = context;
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const begun = state.assets.find((asset) => asset.assetId === assetId)?.charge;
  if (begun?.status !== "charging") return;
  const { attempt, cents: amountCents } = begun;
  const purpose = returnablePurposeOf(accountId, assetId);
  const fail = async (code: string) => {
    const command = { type: "RecordChargeFailed", assetId, attempt, code, at } as const;
    await steps.handle(returnablesOfAccounts, accountId, command, part(context, "failed", assetId, attempt));
  };
  const method = await methodFor(steps, { accountId, assetId }, attempt);
  if (method === undefined) return fail("no-payment-method");
  const refused = await refusedForGood(steps, paymentIdOf(purpose), attempt, method.token);
  if (refused !== undefined) return fail(refused);
  const answer = await charge(steps, { purpose, attempt, amountCents, method }, context);
  switch (answer.outcome) {
    case "captured":
      await steps.handle(
        returnablesOfAccounts,
        accountId,
        { type: "RecordCharged", assetId, attempt, at },
        part(context, "charged", assetId, attempt),
      );
      return;
    case "unknown":
      return;
    case "cancelled":
      return fail("cancelled");
    case "declined":
      return fail(answer.code);
    default:
      never(answer);
  }
}

/** The method of an attempt that has begun, or the account's present one. */
async function methodFor(
  steps: Steps,
  { accountId, assetId }: OneAsset,
  attempt: number,
): Promise<Pick<PaymentMethod, "kind" | "token"> | undefined> {
  const { state: payment } = await steps.load(payments, paymentIdOf(returnablePurposeOf(accountId, assetId)));
  const begun = payment.attempts.find((held) => held.attempt === attempt);
  if (begun) return { kind: begun.provider, token: begun.methodToken };
  const { state: account } = await steps.load(accounts, accountId);
  return "method" in account ? account.method : undefined;
}

/** Returns the charge for a bag or kit that is back to where it came from, once. */
export async function payReversalOut(steps: Steps, { accountId, assetId }: OneAsset, context: CommandContext): Promise<void> {
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const reversed = state.assets.find((asset) => asset.assetId === assetId);
  if (reversed?.charge?.status !== "reversed" || reversed.charge.refundId === undefined) return;
  const { refundId, cents } = reversed.charge;
  const paymentId = paymentIdOf(returnablePurposeOf(accountId, assetId));
  await refundCharge(steps, paymentId, refundId, cents, { ...context, subject: accountId });
}
