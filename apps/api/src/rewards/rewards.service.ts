import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { rewardsBalance, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { businessZone } from "@tablee/domain/calendar/calendar";
import { toLocal } from "@tablee/domain/kernel/zones/zones";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { pointsHistoryOf } from "@tablee/projections/points-history/queries";
import type { PointsHistoryRow } from "@tablee/projections/points-history/read-model";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

@Injectable()
export class RewardsService {
  constructor(private readonly api: ApiContext) {}

  balance(by: Caller): Promise<OutputOf<typeof rewardsBalance>> {
    return pointsBalanceOf(this.api.reads, by.accountId);
  }

  async histories({ before, limit }: InputOf<typeof rewardsHistories>, by: Caller): Promise<OutputOf<typeof rewardsHistories>> {
    const rows = await pointsHistoryOf(this.api.reads, by.accountId, limit, before);
    return { rows: rows.map(historyView), next: rows.length === limit ? rows.at(-1)!.position : null };
  }
}

/** Points that are lost or taken back count down; those that mature were counted when they began to wait. */
const signs = { pending: 1, matured: 1, forfeited: -1, "taken-back": -1 } as const;

const historyView = (row: PointsHistoryRow): OutputOf<typeof rewardsHistories>["rows"][number] => ({
  id: row.key,
  date: toLocal(businessZone, row.at).date,
  change: signs[row.kind] * row.points,
  kind: row.kind,
  ...(row.by ? { by: row.by } : {}),
  orderId: row.order_id,
});
