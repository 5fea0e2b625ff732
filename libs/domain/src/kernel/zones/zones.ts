import { zoneTable } from "./zone-table.gen.ts";

export type ZoneName = keyof typeof zoneTable.zones;

export const zoneNames = Object.keys(zoneTable.zones) as readonly ZoneName[];

/** The zone of the business: its weeks and months turn over in it, generation and the books keep it. */
export const businessZone: ZoneName = "America/Toronto";

/** The tz release that the table was made from; stored beside every local time that was turned into an instant. */
export const zoneTableVersion: string = zoneTable.version;

interface LocalTime {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:mm:ss' */
  readonly time: string;
  /** Minutes east of UTC: −480 is UTC−8. */
  readonly offsetMinutes: number;
}

interface Period {
  readonly from: number;
  readonly until: number;
  readonly offset: number;
  readonly offsetMinutes: number;
}

const minute = 60_000;
const tableFrom = Date.parse(zoneTable.from);
const tableTo = Date.parse(zoneTable.to);

const periods = Object.fromEntries(zoneNames.map((zone) => [zone, periodsOf(zone)])) as Record<ZoneName, readonly Period[]>;

function periodsOf(zone: ZoneName): readonly Period[] {
  const rows = zoneTable.zones[zone];
  return rows.map((row, index) => ({
    from: Date.parse(row.from),
    until: index + 1 < rows.length ? Date.parse(rows[index + 1]!.from) : tableTo,
    offset: row.offsetMinutes * minute,
    offsetMinutes: row.offsetMinutes,
  }));
}

export function isZoneName(value: string): value is ZoneName {
  return Object.hasOwn(zoneTable.zones, value);
}

/**
 * The instant, in ISO UTC with milliseconds, at which clocks in `zone` show `date` ('YYYY-MM-DD') and `time` ('HH:mm' or 'HH:mm:ss'). A
 * time that a spring-forward skips becomes the first instant after the gap; one that a fall-back repeats becomes the earlier of the two.
 * Throws a RangeError for an invalid date or time and for one outside the table (2024 to 2037).
 */
export function toInstant(zone: ZoneName, date: string, time: string): string {
  const local = parseLocal(date, time);
  const period = firstPeriod(zone, (candidate) => local - candidate.offset < candidate.until);
  const instant = period && Math.max(local - period.offset, period.from);
  if (instant === undefined || local - periods[zone][0]!.offset < tableFrom) {
    throw new RangeError(`${date} ${time} is outside the zone table`);
  }
  return new Date(instant).toISOString();
}

/** The date and time that clocks in `zone` show at `instant` (ISO, in UTC or with an offset). Throws a RangeError as `toInstant` does. */
export function toLocal(zone: ZoneName, instant: string): LocalTime {
  const at = Date.parse(instant);
  const period = firstPeriod(zone, (candidate) => at < candidate.until);
  if (period === undefined || !(at >= tableFrom)) throw new RangeError(`${instant} is outside the zone table`);
  const shown = new Date(at + period.offset).toISOString();
  return {
    date: shown.slice(0, 10),
    time: shown.slice(11, 19),
    offsetMinutes: period.offsetMinutes,
  };
}

/** The day that it is for the business at an instant, 'YYYY-MM-DD'. */
export const businessDay = (instant: string): string => toLocal(businessZone, instant).date;

/** Binary search; `holds` must be false for the first few periods of a zone and true for all that follow. */
function firstPeriod(zone: ZoneName, holds: (period: Period) => boolean): Period | undefined {
  const candidates = periods[zone];
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(candidates[middle]!)) high = middle;
    else low = middle + 1;
  }
  return candidates[low];
}

const localPattern = /^(\d{4})-(\d{2})-(\d{2}) ([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Milliseconds that a clock at UTC would have counted at this date and time. */
function parseLocal(date: string, time: string): number {
  const match = localPattern.exec(`${date} ${time}`);
  if (match === null) throw new RangeError(`'${date} ${time}' is not a date and time`);
  const [, year, month, day, hours, minutes, seconds] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (new Date(midnight).toISOString().slice(0, 10) !== date) throw new RangeError(`${date} is not a date`);
  return midnight + (Number(hours) * 60 + Number(minutes)) * minute + Number(seconds ?? 0) * 1000;
}
