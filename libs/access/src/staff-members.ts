import type { StaffRole } from "@tablee/domain/kernel/actor";
import type { Pool } from "@tablee/platform/postgres";

export interface StaffMember {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** What a member of staff signs in with. */
export interface StaffCredential extends StaffMember {
  readonly passwordHash: string;
  readonly totpSecret: string | null;
}

interface Row {
  readonly staff_id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password_hash: string;
  readonly totp_secret: string | null;
}

/** vault.staff: staff are not events. */
export class StaffMembers {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A member who may sign in; none who is disabled. */
  async find(email: string): Promise<StaffCredential | undefined> {
    const { rows } = await this.#pool.query<Row>("SELECT * FROM vault.staff WHERE email = lower($1) AND NOT disabled", [email]);
    if (!rows[0]) return undefined;
    const { staff_id, name, role, password_hash, totp_secret } = rows[0];
    return { staffId: staff_id, email: rows[0].email, name, role, passwordHash: password_hash, totpSecret: totp_secret };
  }

  /** Uses an authenticator's code by its time step, if no code of that step or a later one was used. Answers whether it did. */
  async useCode(staffId: string, step: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      "UPDATE vault.staff SET totp_used = $2 WHERE staff_id = $1 AND (totp_used IS NULL OR totp_used < $2)",
      [staffId, step],
    );
    return rowCount === 1;
  }

  /** Names by ids. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.#pool.query<{ staff_id: string; name: string }>(
      "SELECT staff_id, name FROM vault.staff WHERE staff_id::text = ANY($1)",
      [[...new Set(ids)]],
    );
    return new Map(rows.map((row) => [row.staff_id, row.name]));
  }

  /** Adds a member; an address that is there already stays as it is. */
  async enrol({ staffId, email, name, role, passwordHash }: Omit<StaffCredential, "totpSecret">): Promise<void> {
    await this.#pool.query(
      "INSERT INTO vault.staff (staff_id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (email) DO NOTHING",
      [staffId, email, name, role, passwordHash],
    );
  }
}
