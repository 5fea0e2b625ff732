import type { AccountId } from "@tablee/domain/kernel/ids";
import { paymentIdOf, returnablePurposeOf } from "@tablee/domain/payment/purpose";
import { type Asset, isOut } from "@tablee/domain/returnables/state";
import { payments, returnablesOfAccounts } from "../aggregates.ts";
import { type NewCardOutcome, paidBy } from "../billing/outcome-for-new-card.ts";
import type { Streams } from "../steps.ts";

type Unpaid = Asset & Required<Pick<Asset, "charge">>;

/** The bags and kits that a new card is charged for at once: a charge for one has failed, or is in progress and may fail. */
export async function returnablesForNewCard(streams: Streams, accountId: AccountId): Promise<readonly Unpaid[]> {
  const { state } = await streams.load(returnablesOfAccounts, accountId);
  return state.assets.filter(
    (asset): asset is Unpaid => isOut(asset) && (asset.charge?.status === "failed" || asset.charge?.status === "charging"),
  );
}

interface Before {
  readonly accountId: AccountId;
  readonly before: Unpaid;
}

/**
 * The outcome for a bag or kit since another payment method was given; `before`: as it was then. A method that was declined for good, or
 * made the latest attempt, is not tried; one that was declined before another method is.
 */
export async function returnableOutcomeForNewCard(
  streams: Streams,
  { accountId, before }: Before,
  methodToken: string,
): Promise<NewCardOutcome> {
  const { assetId } = before;
  const { state } = await streams.load(returnablesOfAccounts, accountId);
  const { state: payment } = await streams.load(payments, paymentIdOf(returnablePurposeOf(accountId, assetId)));
  const charge = state.assets.find((asset) => asset.assetId === assetId)?.charge;
  if (charge?.status === "charged" || charge?.status === "reversed") return paidBy(payment.attempts, methodToken);
  if (charge?.status !== "failed") return "unknown";
  const made = payment.attempts.filter((attempt) => attempt.methodToken === methodToken);
  if (made.some(({ attempt }) => attempt > before.charge.attempt)) return "declined";
  const isLeft = made.some(({ hard }) => hard) || payment.attempts.at(-1)?.methodToken === methodToken;
  return isLeft ? "not-tried" : "unknown";
}
