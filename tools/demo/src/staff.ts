import { hashPassword } from "@tablee/commands/account/open-account";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Pool } from "@tablee/platform/postgres";

export const staff = [
  { email: "admin@tablee.example", name: "Noor Haddad", role: "admin" },
  { email: "menus@tablee.example", name: "Étienne Morel", role: "merchandiser" },
  { email: "soutien@tablee.example", name: "Joanne Pelletier", role: "support" },
  { email: "finance@tablee.example", name: "Desmond Achebe", role: "finance" },
] as const;

/** One password for everybody of the demo; it is told to whoever starts it, and the demo never runs in production. */
export const DEMO_PASSWORD = "mise-en-place-2026";

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
