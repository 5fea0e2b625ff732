import { createHash, randomBytes } from "node:crypto";
import { Injectable } from "@nestjs/common";
import type { StaffRole } from "@tablee/contracts/call";
import type { PlanSelection } from "@tablee/contracts/calls/signup";
import type { Language } from "@tablee/domain/kernel/region";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import { isVisitId, newVisitId, visitCsrf } from "./visit-id.ts";

/** What a visit remembers: nothing that the events should know. */
export interface SessionData {
  readonly language?: Language;
  readonly selection?: PlanSelection;
  readonly discountCode?: string;
  readonly slot?: { readonly weekday: number; readonly window: DeliveryWindow };
}

export interface Staff {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

export interface Session {
  readonly hash: string;
  readonly csrf: string;
  readonly data: SessionData;
  readonly accountId?: string;
  readonly staff?: Staff;
  /** It has a row; a visit of which nothing had to be remembered yet has none. */
  readonly kept: boolean;
}

type Kind = "client" | "staff";
const cookieNames: Readonly<Record<Kind, string>> = { client: "__Host-tablee", staff: "__Host-tablee-staff" };
const lifetimeHours: Readonly<Record<Kind, number>> = { client: 24 * 30, staff: 12 };

interface Row {
  readonly session_hash: string;
  readonly subject_id: string | null;
  readonly csrf: string;
  readonly data: SessionData;
  readonly staff_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/**
 * Sessions in the vault, found by the hash of a random id that only the cookie holds. A visit gets a row only once something of it
 * must be remembered.
 */
@Injectable()
export class SessionStore {
  constructor(private readonly api: ApiContext) {}

  /** Asked by every call: prepared once per connection. */
  async fromCookie(kind: Kind, cookies: Readonly<Record<string, string | undefined>>): Promise<Session | undefined> {
    const id = cookies[cookieNames[kind]];
    if (!id) return undefined;
    const { rows } = await this.api.pool.query<Row>({
      name: "session",
      text: `SELECT s.session_hash, s.subject_id, s.csrf, s.data, t.staff_id, t.name, t.email, t.role
       FROM vault.session s LEFT JOIN vault.staff t ON s.kind = 'staff' AND t.staff_id = s.subject_id AND NOT t.disabled
       WHERE s.session_hash = $1 AND s.kind = $2 AND s.expires_at > now()`,
      values: [hashOf(id), kind],
    });
    const row = rows[0];
    if (!row) return this.#visit(kind, id);
    if (kind === "staff" && row.subject_id && !row.staff_id) return undefined;
    const staff = row.staff_id ? { staff: { staffId: row.staff_id, name: row.name, email: row.email, role: row.role } } : {};
    return {
      hash: row.session_hash,
      csrf: row.csrf,
      data: row.data,
      kept: true,
      ...(kind === "client" && row.subject_id ? { accountId: row.subject_id } : {}),
      ...staff,
    };
  }

  #visit(kind: Kind, id: string): Session | undefined {
    const { TABLEE_MASTER_KEY: key } = this.api.config;
    if (!isVisitId(key, kind, id, lifetimeHours[kind])) return undefined;
    return { hash: hashOf(id), csrf: visitCsrf(key, kind, id), data: {}, kept: false };
  }

  /** Begins an anonymous visit; writes nothing. */
  visit(kind: Kind, reply: FastifyReply): Session {
    const id = newVisitId(this.api.config.TABLEE_MASTER_KEY, kind);
    this.#setCookie(kind, id, reply);
    return this.#visit(kind, id)!;
  }

  /** Begins a session under a new id; a session before it ends, what it remembered goes on. */
  async begin(
    kind: Kind,
    reply: FastifyReply,
    options: { subject: string; data?: SessionData; instead?: Session | undefined },
  ): Promise<void> {
    const id = randomBytes(32).toString("base64url");
    const csrf = randomBytes(24).toString("base64url");
    if (options.instead?.kept) await this.#remove(options.instead.hash);
    await this.api.pool.query(
      "INSERT INTO vault.session (session_hash, kind, subject_id, csrf, data, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, now(), now() + make_interval(hours => $6))",
      [hashOf(id), kind, options.subject, csrf, JSON.stringify(options.data ?? options.instead?.data ?? {}), lifetimeHours[kind]],
    );
    this.#setCookie(kind, id, reply);
  }

  #setCookie(kind: Kind, id: string, reply: FastifyReply): void {
    const maxAge = lifetimeHours[kind] * 3600;
    reply.setCookie(cookieNames[kind], id, { path: "/", httpOnly: true, secure: true, sameSite: "lax", maxAge });
  }

  /** Remembers something of a client's session, or of a visit, which is kept from then on; of a new one where there is none. */
  async remember(session: Session | undefined, reply: FastifyReply, change: SessionData): Promise<void> {
    const of = session ?? this.visit("client", reply);
    if (!of.kept) {
      await this.api.pool.query(
        `INSERT INTO vault.session (session_hash, kind, csrf, data, created_at, expires_at)
         VALUES ($1, 'client', $2, $3, now(), now() + make_interval(hours => $4))
         ON CONFLICT (session_hash) DO UPDATE SET data = session.data || EXCLUDED.data`,
        [of.hash, of.csrf, JSON.stringify(change), lifetimeHours.client],
      );
      return;
    }
    await this.api.pool.query("UPDATE vault.session SET data = data || $2 WHERE session_hash = $1", [of.hash, JSON.stringify(change)]);
  }

  async end(kind: Kind, session: Session | undefined, reply: FastifyReply): Promise<void> {
    if (session?.kept) await this.#remove(session.hash);
    reply.clearCookie(cookieNames[kind], { path: "/", httpOnly: true, secure: true, sameSite: "lax" });
  }

  async #remove(hash: string): Promise<void> {
    await this.api.pool.query("DELETE FROM vault.session WHERE session_hash = $1", [hash]);
  }
}

const hashOf = (id: string): string => createHash("sha256").update(id).digest("hex");
