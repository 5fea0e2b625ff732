import { createHash, randomBytes } from "node:crypto";
import { ACTING_MINUTES } from "@tablee/domain/account/vocabulary";
import type { Agent, Device } from "@tablee/domain/kernel/device";
import { type AccountId, accountId } from "@tablee/domain/kernel/ids";
import type { Pool, PoolClient } from "@tablee/platform/postgres";
import { binding, type JudgedBy, rowsOf, stillHolds } from "../judged.ts";
import { isNotForgotten, keyOfPerson } from "../not-forgotten.ts";
import type { StaffMember } from "./staff-members.ts";
import { isVisitId, newVisitId, visitCsrf } from "./visit-id.ts";

export type SessionKind = "client" | "staff";

/** `Data` is what a session remembers; events need none of it. */
export interface Session<Data extends object = object> {
  readonly hash: string;
  readonly csrf: string;
  readonly data: Data;
  readonly accountId?: AccountId;
  readonly staff?: StaffMember;
  /** The member of staff who acts for the client in this session, and why. The session ends with the member's own. */
  readonly acting?: Acting;
  /** The session has a row in the database. A visit gets one only once it has something to remember. */
  readonly kept: boolean;
}

export interface Acting {
  readonly staff: StaffMember;
  readonly reason: string;
}

/** The grounds on which a session may begin. */
export type BeginsBy = JudgedBy<"password" | "provider" | "new-account" | "staff-credentials" | "acting">;

export interface Beginning {
  /** The data to remember; without it, those of the earlier session. */
  readonly data?: object | undefined;
  /** The earlier session, which the new one replaces. */
  readonly instead?: Session | undefined;
  /** The device on which it begins. */
  readonly device?: Device;
  /** Its browser and system, by which its owner recognises it. */
  readonly agent?: Agent;
}

/** A session as its owner sees it. */
export interface OwnSession extends Agent {
  readonly sessionId: string;
  readonly device: Device;
  readonly beganAt: string;
  readonly isCurrent: boolean;
}

/** Minutes for which a password counts after it was given, and after each use. */
const PASSWORD_MINUTES = 30;

export const lifetimeHours: Readonly<Record<SessionKind, number>> = { client: 24 * 30, staff: 12 };

interface Row<Data> {
  readonly session_hash: string;
  readonly subject_id: string | null;
  readonly csrf: string;
  readonly data: Data;
  readonly acting_reason: string | null;
  readonly staff_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: StaffMember["role"];
}

/**
 * vault.session: found by the hash of a random id that only the cookie holds. A visit gets a row only once it has something to remember.
 */
export class Sessions {
  readonly #pool: Pool;
  readonly #masterKey: string;

  constructor(pool: Pool, masterKey: string) {
    this.#pool = pool;
    this.#masterKey = masterKey;
  }

  /**
   * Finds the session of an id. An id that has no row is a visit's if the id itself proves to be ours. Every call runs this statement: its
   * name lets Postgres prepare it once per connection.
   */
  async find<Data extends object>(kind: SessionKind, id: string): Promise<Session<Data> | undefined> {
    const { rows } = await this.#pool.query<Row<Data>>({
      name: "session",
      text: `SELECT s.session_hash, s.subject_id, s.csrf, s.data, s.acting_reason, t.staff_id, t.name, t.email, t.role
       FROM vault.session s
       LEFT JOIN vault.session d ON d.session_hash = s.acting_by AND d.kind = 'staff' AND d.expires_at > now()
       LEFT JOIN vault.staff t ON t.staff_id = CASE s.kind WHEN 'staff' THEN s.subject_id ELSE d.subject_id END AND NOT t.disabled
       WHERE s.session_hash = $1 AND s.kind = $2 AND s.expires_at > now()`,
      values: [hashOf(id), kind],
    });
    const row = rows[0];
    if (!row) return this.#visit(kind, id);
    if (kind === "staff" && row.subject_id && !row.staff_id) return undefined;
    const staff = row.staff_id ? { staffId: row.staff_id, name: row.name, email: row.email, role: row.role } : undefined;
    const acting = row.acting_reason === null ? undefined : { staff, reason: row.acting_reason };
    if (acting && !mayAct(acting)) return undefined;
    return {
      hash: row.session_hash,
      csrf: row.csrf,
      data: row.data,
      kept: true,
      ...(kind === "client" && row.subject_id ? { accountId: accountId(row.subject_id) } : {}),
      ...(kind === "staff" && staff ? { staff } : {}),
      ...(acting ? { acting } : {}),
    };
  }

  #visit<Data extends object>(kind: SessionKind, id: string): Session<Data> | undefined {
    if (!isVisitId(this.#masterKey, kind, id, lifetimeHours[kind])) return undefined;
    return { hash: hashOf(id), csrf: visitCsrf(this.#masterKey, kind, id), data: {} as Data, kept: false };
  }

  /** Returns a new anonymous visit and the id for its cookie; writes nothing. */
  visit<Data extends object>(kind: SessionKind): { readonly id: string; readonly session: Session<Data> } {
    const id = newVisitId(this.#masterKey, kind);
    return { id, session: this.#visit<Data>(kind, id)! };
  }

  /**
   * Begins a session and returns its id and its CSRF token. Returns undefined, and the earlier session continues, if the grounds no longer
   * hold. A client's key is locked until the session has begun: an erasure that destroys the key afterwards finds the session.
   */
  async begin(
    judged: BeginsBy,
    { data, instead, device = "other", agent }: Beginning = {},
  ): Promise<{ readonly id: string; readonly csrf: string } | undefined> {
    const [id, csrf] = [randomBytes(32).toString("base64url"), newToken()];
    const { values, bind } = binding();
    const kind: SessionKind = judged.by === "staff-credentials" ? "staff" : "client";
    const subject = bind(judged.by === "staff-credentials" ? judged.staffId : judged.accountId);
    const acting = judged.by === "acting" ? judged : undefined;
    const minutes = acting ? ACTING_MINUTES : lifetimeHours[kind] * 60;
    const { rowCount } = await this.#pool.query(
      `WITH ${keyOfPerson(subject)}, ${rowsOf(judged, bind)},
       ended AS (DELETE FROM vault.session WHERE session_hash = ${bind(instead?.hash)} AND ${stillHolds})
       INSERT INTO vault.session
         (session_hash, kind, subject_id, csrf, data, created_at, expires_at, password_until, device, browser, system, acting_by, acting_reason)
       SELECT ${bind(hashOf(id))}, ${bind(kind)}, ${subject}::uuid, ${bind(csrf)}, ${bind(JSON.stringify(data ?? instead?.data ?? {}))}::jsonb,
         now(), now() + make_interval(mins => ${bind(minutes)}), now() + make_interval(mins => ${bind(passwordMinutes(judged))}),
         ${bind(device)}, ${bind(agent?.browser)}, ${bind(agent?.system)}, ${bind(acting?.from.hash)}, ${bind(acting?.reason)}
       WHERE ${stillHolds} AND ${isNotForgotten}`,
      values,
    );
    return rowCount === 1 ? { id, csrf } : undefined;
  }

  /**
   * Gives a client's session a new id and a new CSRF token after its password or provider was asked for again, and opens the settings. The
   * rows of the session get the new id too: push tokens by their foreign key, sign-ins at a provider in this statement. Returns undefined
   * if the session has ended or has another id by now, or if the grounds no longer hold.
   */
  async rotate({ hash }: Session, judged: JudgedBy<"password" | "provider">): Promise<{ readonly id: string } | undefined> {
    const id = randomBytes(32).toString("base64url");
    const { values, bind } = binding();
    const [before, after] = [bind(hash), bind(hashOf(id))];
    const { rowCount } = await this.#pool.query(
      `WITH ${rowsOf(judged, bind)}, rotated AS (
         UPDATE vault.session s SET session_hash = ${after}, csrf = ${bind(newToken())},
           password_until = now() + make_interval(mins => ${bind(PASSWORD_MINUTES)}),
           expires_at = now() + make_interval(hours => ${bind(lifetimeHours.client)})
         FROM judged WHERE s.session_hash = ${before} AND s.kind = 'client' AND s.subject_id = judged.account_id
           AND s.acting_by IS NULL AND s.expires_at > now() RETURNING s.session_hash),
       attempts AS (UPDATE vault.provider_attempt SET session_hash = ${after} WHERE session_hash = ${before} AND EXISTS (SELECT FROM rotated)),
       persons AS (UPDATE vault.pending_identity SET session_hash = ${after} WHERE session_hash = ${before} AND EXISTS (SELECT FROM rotated))
       SELECT FROM rotated`,
      values,
    );
    return rowCount === 1 ? { id } : undefined;
  }

  /** Extends the validity of the password that a client has given by half an hour; returns false if it no longer counts. */
  async usePassword({ hash }: Session): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      "UPDATE vault.session SET password_until = now() + make_interval(mins => $2) WHERE session_hash = $1 AND password_until > now()",
      [hash, PASSWORD_MINUTES],
    );
    return rowCount === 1;
  }

  /** True if the password that a client has given still counts; does not extend it. */
  async hasPassword({ hash }: Session): Promise<boolean> {
    const { rowCount } = await this.#pool.query("SELECT 1 FROM vault.session WHERE session_hash = $1 AND password_until > now()", [hash]);
    return rowCount === 1;
  }

  /** Merges `change` into the data of a client's session; a visit gets its row by this. */
  async remember({ hash, csrf, kept }: Session, change: object): Promise<void> {
    if (kept) {
      await this.#pool.query("UPDATE vault.session SET data = data || $2 WHERE session_hash = $1", [hash, JSON.stringify(change)]);
      return;
    }
    await this.#pool.query(
      `INSERT INTO vault.session (session_hash, kind, csrf, data, created_at, expires_at)
       VALUES ($1, 'client', $2, $3, now(), now() + make_interval(hours => $4))
       ON CONFLICT (session_hash) DO UPDATE SET data = session.data || EXCLUDED.data`,
      [hash, csrf, JSON.stringify(change), lifetimeHours.client],
    );
  }

  async end({ hash, kept }: Session): Promise<void> {
    if (kept) await this.#pool.query("DELETE FROM vault.session WHERE session_hash = $1", [hash]);
  }

  /** The hashes, of those given, whose sessions still last. */
  async lasting(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ session_hash: string }>(
      `SELECT session_hash FROM vault.session s WHERE session_hash = ANY($1) AND expires_at > now() AND (acting_by IS NULL
         OR EXISTS (SELECT FROM vault.session staff WHERE staff.session_hash = s.acting_by AND staff.expires_at > now()))`,
      [hashes],
    );
    return new Set(rows.map((row) => row.session_hash));
  }

  /** The sessions of a client, the newest first, without those in which staff act for them. */
  async ofClient(accountId: AccountId, current: Session): Promise<OwnSession[]> {
    const { rows } = await this.#pool.query<
      { browser: string | null; system: string | null } & { session_id: string; device: Device; created_at: string; session_hash: string }
    >(
      `SELECT session_id, device, browser, system, created_at, session_hash FROM vault.session
       WHERE kind = 'client' AND subject_id = $1 AND acting_by IS NULL AND expires_at > now() ORDER BY created_at DESC, session_id`,
      [accountId],
    );
    return rows.map(({ session_id, device, browser, system, created_at, session_hash }) => ({
      sessionId: session_id,
      device,
      ...(browser !== null && { browser }),
      ...(system !== null && { system }),
      beganAt: created_at,
      isCurrent: session_hash === current.hash,
    }));
  }

  /** Ends one session of a client, other than the current one. */
  async endOne(accountId: AccountId, sessionId: string, current: Session): Promise<void> {
    await this.#pool.query(
      "DELETE FROM vault.session WHERE kind = 'client' AND subject_id = $1 AND session_id = $2 AND session_hash <> $3",
      [accountId, sessionId, current.hash],
    );
  }

  /** Ends every session of a client, except `except`. */
  async endAllOf(accountId: AccountId, except: Session | undefined, client: Pool | PoolClient = this.#pool): Promise<void> {
    await client.query("DELETE FROM vault.session WHERE kind = 'client' AND subject_id = $1 AND session_hash IS DISTINCT FROM $2", [
      accountId,
      except?.hash ?? null,
    ]);
  }

  /** Deletes sessions that have expired. Returns how many. */
  async sweep(): Promise<number> {
    return (await this.#pool.query("DELETE FROM vault.session WHERE expires_at < now()")).rowCount ?? 0;
  }
}

/** True if a session in which staff act still counts: the member's own session lasts, and their role allows it. */
const mayAct = (acting: Partial<Acting>): acting is Acting => acting.staff?.role === "support" || acting.staff?.role === "admin";

/**
 * Minutes for which the settings are open to a session that begins; null where no password was given, nor the code of the member of staff
 * who acts.
 */
function passwordMinutes(judged: BeginsBy): number | null {
  return judged.by === "password" || judged.by === "acting" ? PASSWORD_MINUTES : null;
}

const newToken = (): string => randomBytes(24).toString("base64url");

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");
