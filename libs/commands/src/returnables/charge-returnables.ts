import type { PaymentMethod } from "@tablee/domain/account/vocabulary";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { paymentIdOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
import { chargeDueAt } from "@tablee/domain/returnables/due-dates";
import { type Asset, isOut } from "@tablee/domain/returnables/state";
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

/**
 * The account has a new payment method: bags and kits whose charge has failed are charged to it at once, also after the last attempt that is
 * made automatically. One that was tried with that method already is left.
 */
export async function chargeReturnablesAgain(
  steps: Steps,
  { accountId }: Pick<OneAsset, "accountId">,
  received: CommandContext,
): Promise<void> {
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const context = part({ ...received, subject: accountId }, "returnables");
  for (const { assetId } of state.assets.filter(isUnpaid)) await chargeAgain(steps, { accountId, assetId }, context);
}

/** True for a bag or kit that is out and whose charge has failed. */
const isUnpaid = (asset: Asset): asset is Asset & Required<Pick<Asset, "charge">> => isOut(asset) && asset.charge?.status === "failed";

/** Charges the account's present method for an unpaid bag or kit, unless that made the latest attempt or was declined for good. */
async function chargeAgain(steps: Steps, { accountId, assetId }: OneAsset, context: CommandContext): Promise<void> {
  const { state } = await steps.load(returnablesOfAccounts, accountId);
  const asset = state.assets.find((each) => each.assetId === assetId);
  if (!asset || !isUnpaid(asset)) return;
  const { state: account } = await steps.load(accounts, accountId);
  const method = "method" in account ? account.method?.token : undefined;
  const paymentId = paymentIdOf(returnablePurposeOf(accountId, assetId));
  const { state: payment } = await steps.load(payments, paymentId);
  if (method === undefined || payment.attempts.at(-1)?.methodToken === method) return;
  if ((await refusedForGood(steps, paymentId, asset.charge.attempt + 1, method)) !== undefined) return;
  const own = part(context, "again", assetId, method);
  await steps.handle(returnablesOfAccounts, accountId, { type: "StartCharge", assetId, again: true, at: context.at }, own);
  await settleReturnableCharge(steps, { accountId, assetId }, own);
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
    // A method that was given while this attempt was under way would otherwise wait for the next one.
    await chargeAgain(steps, { accountId, assetId }, context);
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
