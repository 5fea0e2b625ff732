import { type Region, regions } from "../kernel/place/region.ts";
import { dateInWeek, earlierOf, type Instant, type PlainDate, type Week, type Weekday, weekOf } from "../kernel/time.ts";
import { toLocal, type ZoneName } from "../kernel/zones/zones.ts";
import { cutoffOf } from "./calendar.ts";

/** The zone of most of a region. Cutoffs follow an area's own zone. */
const regionZones: Readonly<Record<Region, ZoneName>> = {
  bc: "America/Vancouver",
  ab: "America/Edmonton",
  on: "America/Toronto",
  qc: "America/Toronto",
};

/** The week that contains today in a region: the week in delivery there. */
export const weekInRegion = (region: Region, now: Instant): Week => weekOf(toLocal(regionZones[region], now).date);

/** The earliest week that is not over in every region. */
export const earliestWeek = (now: Instant): Week => regions.map((region) => weekInRegion(region, now)).reduce(earlierOf);

/**
 * Which of a week's boxes can still be changed in some areas: all, none, or those delivered from a date on. Only days of delivery
 * count, and a day on which one area's cutoff has passed already no longer does.
 */
export function changeableIn(
  areas: readonly { readonly zone: ZoneName; readonly deliveryWeekdays: readonly Weekday[] }[],
  week: Week,
  now: Instant,
): "all" | "none" | PlainDate {
  const days = [...new Set(areas.flatMap((area) => area.deliveryWeekdays))].sort().map((day) => dateInWeek(week, day));
  const from = days.find((date) => areas.every(({ zone }) => cutoffOf(date, zone) > now));
  if (from === undefined) return "none";
  return from === days[0] ? "all" : from;
}
