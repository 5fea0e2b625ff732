import { hashPassword } from "@tablee/access/password-hash";
import { StaffMembers } from "@tablee/access/staff-members";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { DEMO_PASSWORD, staff } from "./staff.ts";

/** Staff are not events: they stand in the vault. */
export async function enrolStaff(vault: Pool): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const members = new StaffMembers(vault);
  for (const member of staff) await members.enrol({ ...member, staffId: idFrom("staff", member.email), passwordHash });
}
