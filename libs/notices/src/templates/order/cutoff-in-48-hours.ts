import { reminder } from "./cutoff-reminder.ts";

/** The box closes in 48 hours. */
export const cutoffIn48Hours = reminder("two days", "deux jours");
