import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { addressKey } from "@tablee/domain/kernel/text/email-address";
import type { Members, Membership } from "@tablee/domain/staff/decider";
import { inTransaction, type Pool, type PoolClient } from "@tablee/platform/postgres";

export interface StaffMember {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** The credentials of a member of staff: no password before they used their link. */
export interface StaffCredential extends StaffMember {
  readonly passwordHash: string | null;
  readonly totpSecret: string | null;
}

/** A member as admins see them. */
export interface ListedMember extends StaffMember {
  readonly isEnabled: boolean;
  readonly hasPassword: boolean;
  readonly hasAuthenticator: boolean;
  /** When they last signed in, by the product's clock; null where that is not known. */
  readonly signedInAt: string | null;
  /** Until when their link is valid. */
  readonly linkUntil: string | null;
}

interface ProvenCredentials {
  readonly staffId: string;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** The time step of the authenticator's code that proved it. */
  readonly step: number;
}

interface Row {
  readonly staff_id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly password_hash: string | null;
  readonly totp_secret: string | null;
  readonly disabled: boolean;
  readonly signed_in_at: string | null;
  readonly link_until: string | null;
}

/** vault.staff: the names, addresses and credentials of members of staff. Their roles are applied from the team's events. */
export class StaffMembers {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A member who may sign in; none who is disabled. */
  async find(email: string): Promise<StaffCredential | undefined> {
    const { rows } = await this.#pool.query<Row>("SELECT * FROM vault.staff WHERE email = $1 AND NOT disabled", [addressKey(email)]);
    return rows[0] && { ...memberOf(rows[0]), passwordHash: rows[0].password_hash, totpSecret: rows[0].totp_secret };
  }

  /** Uses an authenticator's code by its time step, if no code of that step or a later one was used. Returns whether it did. */
  async useCode(staffId: string, step: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      "UPDATE vault.staff SET totp_used = $2 WHERE staff_id = $1 AND (totp_used IS NULL OR totp_used < $2)",
      [staffId, step],
    );
    return rowCount === 1;
  }

  /** Records when a member last signed in. */
  async noteSignIn(staffId: string, at: string): Promise<void> {
    await this.#pool.query("UPDATE vault.staff SET signed_in_at = $2 WHERE staff_id = $1", [staffId, at]);
  }

  /** Every member. */
  async list(): Promise<ListedMember[]> {
    const { rows } = await this.#pool.query<Row>(
      `SELECT s.*, l.expires_at AS link_until FROM vault.staff s
       LEFT JOIN vault.staff_link l ON l.staff_id = s.staff_id AND l.expires_at > now() ORDER BY s.staff_id`,
    );
    return rows.map((row) => ({
      ...memberOf(row),
      isEnabled: !row.disabled,
      hasPassword: row.password_hash !== null,
      hasAuthenticator: row.totp_secret !== null,
      signedInAt: row.signed_in_at,
      linkUntil: row.link_until,
    }));
  }

  /** The members' access as the vault holds it: the only record of those who joined before staff were events. */
  async roster(): Promise<Members> {
    const { rows } = await this.#pool.query<Row>("SELECT staff_id, role, disabled FROM vault.staff");
    return Object.fromEntries(rows.map(({ staff_id, role, disabled }) => [staff_id, { role, isEnabled: !disabled }]));
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

  /** Adds a member; an existing address is left unchanged. */
  async enrol({ staffId, email, name, role, passwordHash }: Omit<StaffCredential, "totpSecret">): Promise<void> {
    await this.#pool.query(
      "INSERT INTO vault.staff (staff_id, email, name, role, password_hash) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (email) DO NOTHING",
      [staffId, email, name, role, passwordHash],
    );
  }

  /**
   * Reserves an address for a new member, who cannot sign in before the team's events admit them. Returns the member's id, which is an
   * earlier attempt's where that crashed before its event; undefined where a member has the address.
   */
  async reserve({ staffId, email, name, role }: StaffMember): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ staff_id: string }>(
      `INSERT INTO vault.staff (staff_id, email, name, role, disabled) VALUES ($1, $2, $3, $4, true)
       ON CONFLICT (email) DO UPDATE SET email = EXCLUDED.email
       WHERE staff.revision < 0 AND staff.password_hash IS NULL RETURNING staff_id`,
      [staffId, addressKey(email), name, role],
    );
    return rows[0]?.staff_id;
  }

  /** Names a member whom the team's events have admitted: of two who reserved an address at once, only one adds its member. */
  async setName(staffId: string, name: string): Promise<void> {
    await this.#pool.query("UPDATE vault.staff SET name = $2 WHERE staff_id = $1", [staffId, name]);
  }

  /**
   * Applies the team's stream up to a revision, unless a later one was applied. Any change ends the sessions in which the member acts for
   * customers; disabling ends every session.
   */
  async settle(staffId: string, { role, isEnabled }: Membership, revision: number): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      const { rowCount } = await client.query(
        "UPDATE vault.staff SET role = $2, disabled = NOT $3::boolean, revision = $4 WHERE staff_id = $1 AND revision <= $4",
        [staffId, role, isEnabled, revision],
      );
      if (rowCount === 1) await (isEnabled ? endActing(staffId, client) : endAccess(staffId, client));
    });
  }

  /** Sets a member's credentials; earlier sessions end. The authenticator's code of the step was used to prove it. */
  async setSignIn({ staffId, passwordHash, totpSecret, step }: ProvenCredentials, client: PoolClient): Promise<void> {
    await client.query("UPDATE vault.staff SET password_hash = $2, totp_secret = $3, totp_used = $4 WHERE staff_id = $1", [
      staffId,
      passwordHash,
      totpSecret,
      step,
    ]);
    await endAccess(staffId, client);
  }
}

async function endActing(staffId: string, client: PoolClient): Promise<void> {
  const own = "SELECT session_hash FROM vault.session WHERE kind = 'staff' AND subject_id = $1";
  await client.query(`DELETE FROM vault.session WHERE acting_by IN (${own})`, [staffId]);
}

async function endAccess(staffId: string, client: PoolClient): Promise<void> {
  await client.query("DELETE FROM vault.session WHERE kind = 'staff' AND subject_id = $1", [staffId]);
  await client.query("DELETE FROM vault.staff_link WHERE staff_id = $1", [staffId]);
}

const memberOf = ({ staff_id: staffId, email, name, role }: Row): StaffMember => ({ staffId, email, name, role });
