import type { Language } from "@tablee/domain/kernel/place/region";
import { toLocal, type ZoneName } from "@tablee/domain/kernel/zones/zones";
import { clockTime, dayOf } from "./figures.ts";

/** `Thursday, February 4, 11:59 p.m. (EST)` · `jeudi 4 février à 23 h 59 (EST)` */
export function localTime(instant: string, zone: ZoneName, language: Language): string {
  const { date, time, abbreviation } = toLocal(zone, instant);
  return `${dayOf(date, language)}${language === "fr" ? " à " : ", "}${clockTime(time.slice(0, 5), language)} (${abbreviation})`;
}
