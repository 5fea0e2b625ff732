import { clockWithZone, clockWords } from "@tablee/domain/kernel/time-words";
import type { Language } from "@tablee/ui/format/language";

/** Other names by which browsers know the zones that are delivered to. */
const links: Readonly<Record<string, string>> = {
  "Canada/Pacific": "America/Vancouver",
  "Canada/Mountain": "America/Edmonton",
  "America/Yellowknife": "America/Edmonton",
  "Canada/Central": "America/Winnipeg",
  "America/Rainy_River": "America/Winnipeg",
  "Canada/Eastern": "America/Toronto",
  "America/Montreal": "America/Toronto",
  "America/Nipigon": "America/Toronto",
  "America/Thunder_Bay": "America/Toronto",
};

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A local time on a screen: '11:59 p.m.', with the zone's name where the reader is in another zone: '11:59 p.m. (Pacific time)'. */
export function timeHere(local: { readonly time: string; readonly zone: string }, language: Language, here = browserZone()): string {
  return local.zone === (links[here] ?? here) ? clockWords(local.time, language) : clockWithZone(local, language);
}
