import type { StaffRole } from "../kernel/log/actor.ts";
import type { Pair } from "../kernel/words.ts";

export const roleWords = {
  support: ["Support", "Soutien"],
  merchandiser: ["Merchandiser", "Mise en marché"],
  finance: ["Finance", "Finances"],
  admin: ["Admin", "Administration"],
} satisfies Readonly<Record<StaffRole, Pair>>;
