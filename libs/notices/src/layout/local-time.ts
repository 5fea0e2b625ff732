import type { Language } from "@tablee/domain/kernel/place/region";
import { clockWithZone, clockWords } from "@tablee/domain/kernel/time-words";
import { businessZone, toLocal, type ZoneName } from "@tablee/domain/kernel/zones/zones";
import { dayOf } from "./figures.ts";

/**
 * `Thursday, February 4, 11:59 p.m.` · `jeudi 4 février à 23 h 59`, in the household's zone, which needs no name; without one in the
 * zone of the business, by its name.
 */
export function localTime(instant: string, zone: ZoneName | undefined, language: Language): string {
  const { date, time } = toLocal(zone ?? businessZone, instant);
  const clock = zone ? clockWords(time.slice(0, 5), language) : clockWithZone({ time, zone: businessZone }, language);
  return `${dayOf(date, language)}${language === "fr" ? " à " : ", "}${clock}`;
}
