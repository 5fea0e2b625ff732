import { Injectable } from "@nestjs/common";
import type { JudgedBy } from "@tablee/access/judged";
import {
  type Beginning,
  type BeginsBy,
  type Session as KeptSession,
  lifetimeHours,
  type SessionKind,
} from "@tablee/access/sessions/sessions";
import type { PlanSelection } from "@tablee/contracts/signup-schemas";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language, Region } from "@tablee/domain/kernel/place/region";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import { regionOfDrawing } from "./region-of-drawing.ts";

/** The data that a visit remembers: nothing that belongs into events. */
export interface SessionData {
  readonly language?: Language;
  /** The region of a postal code that the visitor asked about, or of the menu that the visitor chose. */
  readonly region?: Region;
  readonly selection?: PlanSelection;
  readonly discountCode?: string;
  /** The account by whose link the visit came. */
  readonly referrerId?: AccountId;
  /** The invitation that carried the link; null where the link came without. */
  readonly invitationId?: string | null;
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

  /** The visit for which the server draws a page, in the drawing's own calls: it keeps a region and nothing else. */
  ofDrawing(): Session | undefined {
    const region = regionOfDrawing();
    return region && { ...this.api.access.sessions.visit<SessionData>("client").session, data: { region } };
  }

  /** Begins an anonymous visit; writes nothing. */
  visit(kind: SessionKind, reply: FastifyReply): Session {
    const { id, session } = this.api.access.sessions.visit<SessionData>(kind);
    this.#setCookie(kind, id, reply);
    return session;
  }

  /**
   * Begins a session under a new id; the previous session ends, and its data is kept. Returns false, and sets no cookie, if what the session
   * was judged by no longer holds: the caller refuses as if it never had.
   */
  async begin(judged: BeginsBy, reply: FastifyReply, beginning: Beginning & { readonly data?: SessionData }): Promise<boolean> {
    const begun = await this.api.access.sessions.begin(judged, beginning);
    if (begun) this.#setCookie(judged.by === "staff-credentials" ? "staff" : "client", begun.id, reply);
    return begun !== undefined;
  }

  /** Gives a client's session a new id after its password or provider was asked for again. Returns false as `begin` does. */
  async rotate(session: Session, judged: JudgedBy<"password" | "provider">, reply: FastifyReply): Promise<boolean> {
    const rotated = await this.api.access.sessions.rotate(session, judged);
    if (rotated) this.#setCookie("client", rotated.id, reply);
    return rotated !== undefined;
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
