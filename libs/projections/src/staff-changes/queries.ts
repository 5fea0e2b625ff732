import type { ReadDb } from "../read-tables.ts";
import type { StaffChangeRow } from "./read-model.ts";

/** Changes of members' access, the latest first. */
export const latestStaffChanges = (db: ReadDb, limit: number): Promise<StaffChangeRow[]> =>
  db.selectFrom("read.staff_changes").selectAll().orderBy("position", "desc").limit(limit).execute();
