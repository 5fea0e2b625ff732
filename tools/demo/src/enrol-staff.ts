import { hashPassword } from "@tablee/commands/account/password-hash";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";
import { DEMO_PASSWORD, staff } from "./staff.ts";

/** Staff are not events: they stand in the vault. */
export async function enrolStaff(vault: Pool): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const { email, name, role } of staff) {
    await vault.query(
      "INSERT INTO vault.staff (staff_id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (email) DO NOTHING",
      [idFrom("staff", email), email, name, role, hash],
    );
  }
}
