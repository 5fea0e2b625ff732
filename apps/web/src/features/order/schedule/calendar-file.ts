/** An hour that ends with something's last moment. */
export interface Deadline {
  readonly id: string;
  /** The last moment, exclusive: an instant in UTC. */
  readonly at: string;
  readonly title: string;
  readonly text: string;
}

const HOUR_MS = 3_600_000;

/** Deadlines as a calendar file (RFC 5545): each is the hour before it, with a reminder a day ahead. `made` is now. */
export function calendarFile(deadlines: readonly Deadline[], made: string): string {
  const events = deadlines.flatMap(({ id, at, title, text }) => [
    "BEGIN:VEVENT",
    `UID:${id}@tablee`,
    `DTSTAMP:${instant(made)}`,
    `DTSTART:${instant(new Date(Date.parse(at) - HOUR_MS).toISOString())}`,
    `DTEND:${instant(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tablee//Boxes//EN", "CALSCALE:GREGORIAN", ...events, "END:VCALENDAR"];
  return `${lines.flatMap(folded).join("\r\n")}\r\n`;
}

const instant = (at: string): string => at.replace(/[-:]|\.\d+/g, "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

const MAX_BYTES = 75;

/** Lines are at most 75 bytes; a continuation starts with a space. */
function folded(line: string): string[] {
  const parts = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > MAX_BYTES) {
      parts.push(" ");
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts;
}
