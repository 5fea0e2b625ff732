import { StaffMembers } from "@tablee/access/sessions/staff-members";
import { hashPassword } from "@tablee/access/sign-in/password-hash";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { DEMO_PASSWORD, staff } from "./staff.ts";

/** Enrols the demo's members like those from before staff were events: only the vault knows them until an admin changes one. */
export async function enrolStaff(vault: Pool): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const members = new StaffMembers(vault);
  for (const member of staff) await members.enrol({ ...member, staffId: idFrom("staff", member.email), passwordHash });
}
