import { clockWithZone } from "@tablee/domain/kernel/time-words";
import { formatDate, formatDateWithYear } from "@tablee/ui/format/dates";
import { type Language, noBreak } from "@tablee/ui/format/language";

interface Local {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** 'Dec 28, 14:32 UTC' / '28 déc. 14:32 UTC', from an instant of the server; on 24 hours, so that columns line up. */
export function formatUtc(instant: string, language: Language, { seconds = false, year = false } = {}): string {
  const time = instant.slice(11, seconds ? 19 : 16);
  return joined(instant.slice(0, 10), `${time}${noBreak}UTC`, language, year);
}

/** 'Dec 1, 11:59 p.m. (Pacific time)' / '1ᵉʳ déc. 23 h 59 (heure du Pacifique)', in the local time that the server sent. */
export function formatLocal(local: Local, language: Language, { year = false } = {}): string {
  return joined(local.date, clockWithZone(local, language), language, year);
}

function joined(date: string, time: string, language: Language, year: boolean): string {
  const day = year ? formatDateWithYear(date, language, "short") : formatDate(date, language, "short");
  return language === "fr" ? `${day} ${time}` : `${day}, ${time}`;
}
