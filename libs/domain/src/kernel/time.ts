/** An instant in UTC, ISO 8601 with milliseconds: `2026-12-02T06:59:00.000Z`. Instants compare as strings. */
export type Instant = string;
/** A calendar date without a zone: `2026-12-02`. Dates compare as strings. */
export type PlainDate = string;
/** A delivery week, named by the date of its Monday. */
export type Week = PlainDate;
/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const DAY_MS = 86_400_000;
const asUtc = (date: PlainDate): number => {
  const ms = Date.parse(`${date}T00:00:00.000Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`);
  return ms;
};

export const addDays = (date: PlainDate, days: number): PlainDate => new Date(asUtc(date) + days * DAY_MS).toISOString().slice(0, 10);
export const addWeeks = (date: PlainDate, weeks: number): PlainDate => addDays(date, weeks * 7);
/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => Math.round((asUtc(to) - asUtc(from)) / DAY_MS);
export const weekday = (date: PlainDate): Weekday => (((new Date(asUtc(date)).getUTCDay() + 6) % 7) + 1) as Weekday;
/** The Monday of the week that `date` lies in. */
export const weekOf = (date: PlainDate): Week => addDays(date, 1 - weekday(date));
export const dateInWeek = (week: Week, day: Weekday): PlainDate => addDays(week, day - 1);

export const addMs = (instant: Instant, ms: number): Instant => new Date(Date.parse(instant) + ms).toISOString();
export const addMinutes = (instant: Instant, minutes: number): Instant => addMs(instant, minutes * 60_000);
export const addHours = (instant: Instant, hours: number): Instant => addMs(instant, hours * 3_600_000);
export const msBetween = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from);

/** The earlier and the later of two instants (or of two plain dates): as texts they sort by time. */
export const earlierOf = <Text extends string>(one: Text, other: Text): Text => [one, other].sort()[0]!;
export const laterOf = <Text extends string>(one: Text, other: Text): Text => [one, other].sort()[1]!;

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, "0")}`;
}

/** The same time of day, some months later. */
export const monthsAfter = (at: Instant, months: number): Instant => `${addMonths(at.slice(0, 10), months)}${at.slice(10)}`;
