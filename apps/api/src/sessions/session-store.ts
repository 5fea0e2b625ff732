import { Injectable } from "@nestjs/common";
import { type Beginning, type Session as KeptSession, lifetimeHours, type SessionKind } from "@tablee/access/sessions/sessions";
import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import type { Language } from "@tablee/domain/kernel/place/region";
import { PersonKeyDestroyed } from "@tablee/platform/person-keys";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import { LoginRequired } from "../http/failure.ts";

/** The data that a visit remembers: nothing that belongs into events. */
export interface SessionData {
  readonly language?: Language;
  readonly selection?: PlanSelection;
  readonly discountCode?: string;
  /** The referral that the link carried. */
  readonly referral?: string;
  readonly referralId?: string;
  /** The address that the person was going to when sent to a provider: returned once. */
  readonly location?: string | null;
}

export type Session = KeptSession<SessionData>;

const cookieNames: Readonly<Record<SessionKind, string>> = { client: "__Host-tablee", staff: "__Host-tablee-staff" };
const cookie = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const;

/** Sessions and the cookies that hold their ids. */
@Injectable()
export class SessionStore {
  constructor(private readonly api: ApiContext) {}

  async fromCookie(kind: SessionKind, cookies: Readonly<Record<string, string | undefined>>): Promise<Session | undefined> {
    const id = cookies[cookieNames[kind]];
    return id ? this.api.access.sessions.find<SessionData>(kind, id) : undefined;
  }

  /** Begins an anonymous visit; writes nothing. */
  visit(kind: SessionKind, reply: FastifyReply): Session {
    const { id, session } = this.api.access.sessions.visit<SessionData>(kind);
    this.#setCookie(kind, id, reply);
    return session;
  }

  /**
   * Begins a session under a new id; the previous session ends, and its data is kept.
   * @throws LoginRequired if the person has been forgotten since
   */
  async begin(
    kind: SessionKind,
    reply: FastifyReply,
    { subject, ...beginning }: Beginning & { readonly subject: string; readonly data?: SessionData },
  ): Promise<void> {
    const { id } = await this.api.access.sessions.begin(kind, subject, beginning).catch((error: unknown) => {
      throw error instanceof PersonKeyDestroyed ? new LoginRequired() : error;
    });
    this.#setCookie(kind, id, reply);
  }

  #setCookie(kind: SessionKind, id: string, reply: FastifyReply): void {
    reply.setCookie(cookieNames[kind], id, { ...cookie, maxAge: lifetimeHours[kind] * 3600 });
  }

  /** Stores data in a client's session, or in a visit, which is persisted from then on; begins a visit if there is none. */
  remember(session: Session | undefined, reply: FastifyReply, change: SessionData): Promise<void> {
    return this.api.access.sessions.remember(session ?? this.visit("client", reply), change);
  }

  async end(kind: SessionKind, session: Session | undefined, reply: FastifyReply): Promise<void> {
    if (session) await this.api.access.sessions.end(session);
    reply.clearCookie(cookieNames[kind], cookie);
  }
}
