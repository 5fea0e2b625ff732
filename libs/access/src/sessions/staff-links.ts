import { randomBytes } from "node:crypto";
import { keyedHash } from "@tablee/platform/person-keys";
import { inTransaction, type Pool } from "@tablee/platform/postgres";
import type { StaffMembers } from "./staff-members.ts";

/** Hours for which a link is valid. */
const HOURS = 72;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** The bytes of an authenticator's secret (RFC 4226, 4). */
const SECRET_BYTES = 20;

/** The member of staff that a link belongs to. */
export interface Enrolling {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * vault.staff_link: the link by which a member of staff chooses a password and an authenticator, one per member. Only a keyed hash of its
 * token is kept here; the authenticator's secret is a different keyed hash, so that the page can be loaded again before the link is used.
 */
export class StaffLinks {
  readonly #pool: Pool;
  readonly #masterKey: string;
  readonly #members: StaffMembers;

  constructor(pool: Pool, masterKey: string, members: StaffMembers) {
    this.#pool = pool;
    this.#masterKey = masterKey;
    this.#members = members;
  }

  /** Issues a new link for a member and invalidates the old one. Returns its token, and until when it is valid by the machine's clock. */
  async issue(staffId: string): Promise<{ readonly token: string; readonly until: string }> {
    const token = randomBytes(32).toString("base64url");
    const { rows } = await this.#pool.query<{ expires_at: string }>(
      `INSERT INTO vault.staff_link (staff_id, token_hash, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))
       ON CONFLICT (staff_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, expires_at = EXCLUDED.expires_at RETURNING expires_at`,
      [staffId, this.#hashOf(token), HOURS],
    );
    return { token, until: rows[0]!.expires_at };
  }

  /** Finds the member of a link, if it is valid and they may sign in. */
  async find(token: string): Promise<Enrolling | undefined> {
    const { rows } = await this.#pool.query<{ staff_id: string; name: string; email: string }>(
      `SELECT s.staff_id, s.name, s.email FROM vault.staff_link l JOIN vault.staff s ON s.staff_id = l.staff_id AND NOT s.disabled
       WHERE l.token_hash = $1 AND l.expires_at > now()`,
      [this.#hashOf(token)],
    );
    return rows[0] && { staffId: rows[0].staff_id, name: rows[0].name, email: rows[0].email };
  }

  /** The secret that a link's authenticator is set up with, formatted for typing into its app. */
  secretOf(token: string): string {
    const bytes = Buffer.from(keyedHash(this.#masterKey, "staff-authenticator", token), "hex").subarray(0, SECRET_BYTES);
    const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join("");
  }

  /**
   * Uses a link, once: sets its member's password and authenticator, whose code of a time step was entered. Locks the member before the
   * link, as do the acts that end the link. Returns whether it was still valid.
   */
  use(token: string, passwordHash: string, step: number): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      const { rows } = await client.query<{ staff_id: string }>(
        `SELECT s.staff_id FROM vault.staff_link l JOIN vault.staff s ON s.staff_id = l.staff_id AND NOT s.disabled
         WHERE l.token_hash = $1 FOR UPDATE OF s`,
        [this.#hashOf(token)],
      );
      const used = await client.query("DELETE FROM vault.staff_link WHERE token_hash = $1 AND expires_at > now()", [this.#hashOf(token)]);
      if (!rows[0] || used.rowCount !== 1) return false;
      await this.#members.setSignIn({ staffId: rows[0].staff_id, passwordHash, totpSecret: this.secretOf(token), step }, client);
      return true;
    });
  }

  #hashOf(token: string): string {
    return keyedHash(this.#masterKey, "staff-link", token);
  }
}
