import { clockWords, windowWords } from "@tablee/domain/kernel/time-words";
import { type Language, noBreak } from "./language.ts";

/** A local time as the server gives it, 'HH:mm': '11:59 p.m.', 'noon' / '23 h 59', 'midi'. */
export const formatTime = clockWords;

/** A delivery window, 'HH-HH': '7 a.m. – noon' / '7 h à midi'. */
export const formatWindow = windowWords;

/**
 * Formats the time left in its two largest units: 'in 2 d 3 h', 'in 3 h 20 min', 'in 5 min' / 'dans 2 j 3 h'. Rounded down, so
 * that a deadline never looks later than it is. Zero or less: 'now' / 'maintenant'.
 */
export function formatUntil(secondsLeft: number, language: Language): string {
  const fr = language === "fr";
  if (secondsLeft <= 0) return fr ? "maintenant" : "now";
  const minutes = Math.floor(secondsLeft / 60);
  if (minutes === 0) return fr ? "dans moins d’une minute" : "in less than a minute";
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [
          [days, fr ? "j" : "d"],
          [hours, "h"],
        ]
      : [
          [hours, "h"],
          [rest, "min"],
        ];
  const text = parts
    .filter(([count]) => count !== 0)
    .map(([count, unit]) => `${count}${noBreak}${unit}`)
    .join(" ");
  return `${fr ? "dans" : "in"} ${text}`;
}
