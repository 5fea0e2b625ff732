import type { Language } from "@tablee/domain/kernel/place/region";
import { formatWeekday } from "@tablee/ui/format/dates";

/** The name of a weekday by its number (1 is Monday): 2026-06-01 was one. */
export const weekdayName = (weekday: number, language: Language, width: "long" | "short" = "long"): string =>
  formatWeekday(`2026-06-0${weekday}`, language, width);
