import type { Language } from "./place/region.ts";
import { type Text, textIn } from "./words.ts";
import type { ZoneName } from "./zones/zones.ts";

const noBreak = "\u00a0";

/** The names that people use for the time of a zone, all year round. A zone is no province: part of British Columbia has Mountain time. */
const zones = {
  "America/Vancouver": ["Pacific time", "heure du Pacifique"],
  "America/Edmonton": ["Mountain time", "heure des Rocheuses"],
  "America/Winnipeg": ["Central time", "heure du Centre"],
  "America/Toronto": ["Eastern time", "heure de l’Est"],
} satisfies Readonly<Record<ZoneName, Text>>;

/** 'Pacific time' / 'heure du Pacifique'; a zone that is not delivered to, such as UTC, keeps its name. */
export const zoneWords = (zone: string, language: Language): string =>
  Object.hasOwn(zones, zone) ? textIn(zones[zone as ZoneName], language) : zone;

/** A local time, 'HH:mm': '11:59 p.m.', '7 a.m.', 'noon', 'midnight' / '23 h 59', '7 h', 'midi', 'minuit'. */
export function clockWords(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (minute === 0 && hour % 12 === 0) return textIn(hour === 12 ? ["noon", "midi"] : ["midnight", "minuit"], language);
  const minutes = String(minute).padStart(2, "0");
  if (language === "fr") return minute === 0 ? `${hour}${noBreak}h` : `${hour}${noBreak}h${noBreak}${minutes}`;
  const half = hour < 12 ? "a.m." : "p.m.";
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${twelve}${noBreak}${half}` : `${twelve}:${minutes}${noBreak}${half}`;
}

/** A local time with its zone, for what may be read elsewhere: '11:59 p.m. (Pacific time)'. */
export const clockWithZone = ({ time, zone }: { readonly time: string; readonly zone: string }, language: Language): string =>
  `${clockWords(time.slice(0, 5), language)} (${zoneWords(zone, language)})`;

/** A delivery window, 'HH-HH': '7 a.m. – noon' / '7 h à midi'. */
export function windowWords(window: string, language: Language): string {
  const [start, end] = hoursOf(window, language);
  return language === "fr" ? `${start}${noBreak}à${noBreak}${end}` : `${start} – ${end}`;
}

/** A delivery window after a preposition: 'between 7 a.m. and noon', 'de 7 h à midi'. */
export function duringWindow(window: string, language: Language): string {
  const [start, end] = hoursOf(window, language);
  return language === "fr" ? `de ${start} à ${end}` : `between ${start} and ${end}`;
}

function hoursOf(window: string, language: Language): readonly [start: string, end: string] {
  const [from = "0", to = "0"] = window.split("-");
  return [clockWords(`${from}:00`, language), clockWords(`${to}:00`, language)];
}
