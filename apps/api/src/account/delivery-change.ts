import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import { changeDelivery } from "@tablee/commands/order/weeks/change-delivery";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { changeDeliveryForm, updateDelivery } from "@tablee/contracts/calls/account";
import { cutoffOf } from "@tablee/domain/calendar/calendar";
import { areaById } from "@tablee/domain/geography/areas";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { dateInWeek } from "@tablee/domain/kernel/time";
import { orderOfAccount } from "@tablee/projections/orders/queries";
import { fullWindows } from "@tablee/projections/slot-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { cutoffView } from "../views/local-time.ts";
import { OrderViews } from "../views/order-views.ts";

/** Changes the day or window of one week's box. */
@Injectable()
export class DeliveryChange {
  constructor(
    private readonly api: ApiContext,
    private readonly views: OrderViews,
    private readonly commands: Commands,
  ) {}

  async form(orderId: OrderId, by: Caller): Promise<OutputOf<typeof changeDeliveryForm>> {
    const { reads } = this.api;
    const row = await orderOfAccount(reads, by.accountId, orderId);
    const area = row && areaById(row.slot.areaId);
    if (!row || !area) throw new Failure("order-not-found");
    const dates = area.deliveryWeekdays.map((weekday) => ({ weekday, date: dateInWeek(row.week, weekday) }));
    const [order, full] = await Promise.all([
      this.views.one(by, orderId),
      fullWindows(
        reads,
        area.depotId,
        dates.map(({ date }) => date),
      ),
    ]);
    return {
      order,
      days: dates.map(({ weekday, date }) => {
        const cutoffAt = cutoffOf(date, area.zone);
        return {
          weekday,
          date,
          cutoff: cutoffView(cutoffAt, area.zone, by.receivedAt),
          past: by.receivedAt >= cutoffAt,
          windows: area.windows.map((window) => {
            const current = row.slot.weekday === weekday && row.slot.window === window;
            return { window, current, full: !current && full.has(`${date} ${window}`) };
          }),
        };
      }),
    };
  }

  async change(input: InputOf<typeof updateDelivery>, by: Caller): Promise<OutputOf<typeof updateDelivery>> {
    const outcome = await this.commands.send(changeDelivery, { accountId: by.accountId, ...input }, by.own("change-delivery"));
    return { order: await this.views.fromState(by, outcome.state), removed: [...outcome.removed] };
  }
}
