import { grantRedeemedPoints } from "@tablee/commands/points/redeem-points";
import type { PointsEvent } from "@tablee/domain/points/events";
import { idOf } from "@tablee/domain/streams";
import { policy } from "../../policy.ts";

/** The redemption grants its credit itself; this completes one whose process died before that. */
export const grantCreditWhenPointsRedeemed = policy<PointsEvent>("grant-credit-when-points-redeemed", {
  PointsRedeemed:
    ({ stream, data: { redemptionId } }, context) =>
    (send) =>
      send(grantRedeemedPoints, { accountId: idOf(stream), redemptionId }, context),
});
