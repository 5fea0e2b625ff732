import type { OrderId } from "../kernel/ids.ts";
import {
  addDays,
  addWeeks,
  daysBetween,
  type Instant,
  laterOf,
  type PlainDate,
  type Week,
  type Weekday,
  weekday,
  weekOf,
} from "../kernel/time.ts";
import { toInstant, toLocal, type ZoneName } from "../kernel/zones/zones.ts";
import type { DeliveryWindow } from "../subscription/vocabulary.ts";
import { returnablesTermsOn } from "./policy.ts";
import type { PickupRoute } from "./vocabulary.ts";

/** The part of a delivery area that determines when its routes run. */
export interface RouteArea {
  readonly id: string;
  readonly depotId: string;
  readonly zone: ZoneName;
  readonly deliveryWeekdays: readonly Weekday[];
  readonly windows: readonly DeliveryWindow[];
}

/** A day on which a route runs through an area, with its windows. */
export interface PickupDay {
  readonly date: PlainDate;
  readonly week: Week;
  readonly windows: readonly DeliveryWindow[];
}

/** The instant from which a pickup on a day can no longer be booked. */
export function pickupBookableUntil(date: PlainDate, zone: ZoneName): Instant {
  const { daysBefore, time } = returnablesTermsOn(date).bookUntil;
  return toInstant(zone, addDays(date, -daysBefore), time);
}

/** True if a route runs through an area on a day, and takes another stop. */
const isBookable = ({ zone, deliveryWeekdays }: RouteArea, date: PlainDate, at: Instant): boolean =>
  deliveryWeekdays.includes(weekday(date)) && pickupBookableUntil(date, zone) > at;

/** The days of the present and the following week on which a pickup in an area can be booked. */
export function pickupDays(area: RouteArea, at: Instant): readonly PickupDay[] {
  const first = weekOf(toLocal(area.zone, at).date);
  const days = daysBetween(first, addWeeks(first, returnablesTermsOn(first).bookableWeeks));
  return Array.from({ length: days }, (_, n) => addDays(first, n))
    .filter((date) => isBookable(area, date, at))
    .map((date) => ({ date, week: weekOf(date), windows: area.windows }));
}

/** The route of a pickup; with an order, on the visit that delivers it. */
export function pickupRouteOf({ id, depotId, zone }: RouteArea, date: PlainDate, window: DeliveryWindow, orderId?: OrderId): PickupRoute {
  const [from, until] = window.split("-").map((hour) => toInstant(zone, date, `${hour}:00`)) as [Instant, Instant];
  return { areaId: id, depotId, zone, date, window, from, until, ...(orderId && { orderId }) };
}

/** True if a pickup can be booked: on an offered day and in a window of its area, or with a delivery that is not too close. */
export function isPickupOffered({ date, window, zone, orderId }: PickupRoute, area: RouteArea, at: Instant): boolean {
  if (orderId) return pickupBookableUntil(date, zone) > at;
  return pickupDays(area, at).some((day) => day.date === date && day.windows.includes(window));
}

/** The first route through an area on or after a day that still takes a stop, in the first of its windows. */
export function nextPickupRoute(area: RouteArea, from: PlainDate, at: Instant): PickupRoute {
  let date = laterOf(from, toLocal(area.zone, at).date);
  while (!isBookable(area, date, at)) date = addDays(date, 1);
  return pickupRouteOf(area, date, area.windows[0]!);
}
