import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { type OrderPointsRow, pointsByOrder } from "@tablee/projections/points-history/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

@Injectable()
export class RewardsService {
  constructor(private readonly api: ApiContext) {}

  async balance(by: Caller): Promise<OutputOf<typeof rewardsBalance>> {
    const { reads } = this.api;
    const [{ available, pending, lost, ended_at }, subscription] = await Promise.all([
      pointsBalanceOf(reads, by.accountId),
      subscriptionOfAccount(reads, by.accountId),
    ]);
    const zone = subscription?.slot.zone ?? businessZone;
    const ended = ended_at === null ? null : { points: lost ?? 0, date: toLocal(zone, ended_at).date };
    return { available, pending, ended };
  }

  async histories({ before, limit }: InputOf<typeof rewardsHistories>, by: Caller): Promise<OutputOf<typeof rewardsHistories>> {
    const rows = await pointsByOrder(this.api.reads, by.accountId, limit, before);
    return { rows: rows.map(orderPoints), next: rows.length === limit ? rows.at(-1)!.position : null };
  }
}

type OrderPoints = OutputOf<typeof rewardsHistories>["rows"][number];

const stateOf = ({ promised, taken_back, matured, forfeited, ended }: OrderPointsRow): OrderPoints["state"] =>
  ended > 0 ? "closed" : promised === taken_back ? "refunded" : forfeited > 0 ? "lost" : matured > 0 ? "earned" : "pending";

/** The points of one order, dated by the clocks where its box went. */
export function orderPoints(row: OrderPointsRow): OrderPoints {
  const { order_id, delivery_date, zone, at, promised, unskip, taken_back, forfeited, ended } = row;
  return {
    orderId: order_id,
    deliveryDate: delivery_date,
    date: toLocal(zone ?? businessZone, at).date,
    state: stateOf(row),
    points: forfeited > 0 || ended > 0 ? 0 : promised - taken_back,
    promised,
    unskip,
    takenBack: taken_back,
  };
}
