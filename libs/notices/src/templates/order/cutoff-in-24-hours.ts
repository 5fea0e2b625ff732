import { reminder } from "./cutoff-reminder.ts";

/** The box closes in 24 hours. */
export const cutoffIn24Hours = reminder("a day", "une journée");
