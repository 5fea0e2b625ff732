import type { OutputOf } from "@tablee/contracts/call";
import type { deliveryOptions } from "@tablee/contracts/calls/signup";
import { cutoffOf, openWeeks } from "@tablee/domain/calendar/calendar";
import type { DeliveryArea } from "@tablee/domain/geography/areas";
import { dateInWeek } from "@tablee/domain/kernel/time";
import { cutoffView } from "../views/local-time.ts";

/** The days and windows of an area, each with its first delivery from now and until when that one can be changed. */
export const deliveryDays = (area: DeliveryArea, now: string): OutputOf<typeof deliveryOptions>["days"] =>
  area.deliveryWeekdays.map((weekday) => {
    const firstDelivery = dateInWeek(openWeeks(now, weekday, area.zone)[0]!, weekday);
    return {
      weekday,
      windows: [...area.windows],
      firstDelivery,
      firstCutoff: cutoffView(cutoffOf(firstDelivery, area.zone), area.zone, now),
    };
  });
