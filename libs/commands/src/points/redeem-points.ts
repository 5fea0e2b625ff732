import { refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Cents } from "@tablee/domain/kernel/money";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { redemptionOptions } from "@tablee/domain/points/policy";
import { credits, pointAccounts } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { refuseClosed } from "../credit/grant-credit.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";

interface PointsToRedeem {
  readonly accountId: AccountId;
  /** The number of points of one of the policy's exchanges. */
  readonly points: number;
}

/** The credit that was granted, and the points that are left. */
interface RedeemedPoints {
  readonly grantId: string;
  readonly cents: Cents;
  readonly available: number;
  readonly pending: number;
}

/**
 * Exchanges points for a gift card, which is credited to the account at once. A repetition of the command finds its redemption and
 * completes it.
 * @throws Refused redemption-not-offered, subscription-closed, not-enough-points
 */
export async function redeemPoints(
  streams: Streams,
  { accountId, points }: PointsToRedeem,
  context: CommandContext,
): Promise<RedeemedPoints> {
  const { at } = context;
  const redemptionId = idFrom("redemption", context.commandId);
  let { state } = await streams.load(pointAccounts, accountId);
  if (!state.redemptions.has(redemptionId)) {
    const option = redemptionOptions(businessDay(at)).find((each) => each.points === points);
    if (!option) throw new Refused(refuse("redemption-not-offered"));
    await refuseClosed(streams, accountId);
    ({ state } = await streams.handle(pointAccounts, accountId, { type: "Redeem", redemptionId, ...option, at }, context));
  }
  const grantId = await grantRedeemedPoints(streams, { accountId, redemptionId }, part(context, "credit"));
  return { grantId, cents: state.redemptions.get(redemptionId)!.cents, available: state.available, pending: state.pending };
}

/**
 * Grants the credit of a redemption; its id follows from the redemption, so that it is granted once. It is granted to a closed account as
 * well: its points were spent before.
 */
export async function grantRedeemedPoints(
  streams: Streams,
  { accountId, redemptionId }: { readonly accountId: AccountId; readonly redemptionId: string },
  context: CommandContext,
): Promise<string> {
  const grantId = grantOfRedemption(redemptionId);
  const redeemed = (await streams.load(pointAccounts, accountId)).state.redemptions.get(redemptionId);
  if (!redeemed) return grantId;
  const { points, cents } = redeemed;
  const grant = { grantId, kind: "promotional", source: "points", name: `${points} points`, cents } as const;
  await streams.handle(credits, accountId, { type: "GrantCredit", ...grant, at: context.at }, context);
  return grantId;
}

/** The id of the credit that a redemption is granted. */
export const grantOfRedemption = (redemptionId: string): string => idFrom("redemption-credit", redemptionId);
