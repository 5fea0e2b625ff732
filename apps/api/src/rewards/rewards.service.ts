import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { businessZone } from "@tablee/domain/calendar/calendar";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { type OrderPointsRow, pointsByOrder } from "@tablee/projections/points-history/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

@Injectable()
export class RewardsService {
  constructor(private readonly api: ApiContext) {}

  balance(by: Caller): Promise<OutputOf<typeof rewardsBalance>> {
    return pointsBalanceOf(this.api.reads, by.accountId);
  }

  async histories({ before, limit }: InputOf<typeof rewardsHistories>, by: Caller): Promise<OutputOf<typeof rewardsHistories>> {
    const rows = await pointsByOrder(this.api.reads, by.accountId, limit, before);
    return { rows: rows.map(orderPoints), next: rows.length === limit ? rows.at(-1)!.position : null };
  }
}

type OrderPoints = OutputOf<typeof rewardsHistories>["rows"][number];

const stateOf = ({ promised, taken_back, matured, forfeited }: OrderPointsRow): OrderPoints["state"] =>
  promised === taken_back ? "refunded" : forfeited > 0 ? "lost" : matured > 0 ? "earned" : "pending";

function orderPoints(row: OrderPointsRow): OrderPoints {
  const { order_id, delivery_date, at, promised, unskip, taken_back, forfeited } = row;
  return {
    orderId: order_id,
    deliveryDate: delivery_date,
    date: toLocal(businessZone, at).date,
    state: stateOf(row),
    points: forfeited > 0 ? 0 : promised - taken_back,
    promised,
    unskip,
    takenBack: taken_back,
  };
}
