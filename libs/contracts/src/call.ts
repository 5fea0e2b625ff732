import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import type { StreamCategory } from "@tablee/domain/kernel/log/categories";
import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export { type StaffRole, staffRoles } from "@tablee/domain/kernel/log/actor";

/**
 * The callers of a call: any visitor, a signed-in client, a client who gave the password within the last half hour, or staff of these roles
 * (admin always).
 */
export type Who = "visitor" | "client" | "client-reauthenticated" | readonly StaffRole[];

/** True if a role of staff may make a call, by the contract's own entry: admins always may. */
export const mayMake = (role: StaffRole, { who }: { readonly who: Who }): boolean =>
  who === "visitor" || (typeof who !== "string" && (role === "admin" || who.includes(role)));

export type Method = "GET" | "POST";

/** State outside the log that screens show: a sign-up before its account, a visit's region, the clock, runs, read models and queues. */
type SideState = "clock" | "generation" | "operations" | "outbox" | "region" | "signup";

/** One HTTP call, stated once: its binding, checks, documents and client are derived from this. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> extends Terms<Input, Output> {
  readonly method: Method;
  readonly path: string;
}

/** The terms of a call: its callers, its input and output, and what it touches. */
interface Terms<Input extends z.ZodType, Output extends z.ZodType> {
  readonly who: Who;
  /** Requires a password given just now, even where the flag settings_password lets settings do without it. */
  readonly requiresPassword?: true;
  /** Refused in a session in which staff act for the customer. So is every call with `requiresPassword`. */
  readonly personal?: true;
  readonly summary: string;
  /** The query of a GET, the body of a POST. */
  readonly input: Input;
  readonly output: Output;
  /**
   * Codes with which the call may be refused; see errors.ts for statuses and words. Every integration stage checks calls against them,
   * except for the codes that follow from `who`, and those that the server itself answers with.
   */
  readonly refusals?: readonly ErrorCode[];
  /**
   * Read models that the request queries, for its answer or for facts that an act decides by. A read waits until they have seen its
   * caller's latest writes. Every integration stage checks calls against the read models they query.
   */
  readonly reads?: readonly ReadModelName[];
  /** An act that waits for its read models too; any other act begins at once, since its decider reads the log. */
  readonly waits?: true;
  /**
   * Stream categories this call appends to; present, maybe empty, on every call that changes state, for any method. Appends of policies
   * afterwards are not included: the answer names them (pending.ts). Every integration stage checks calls against their appends.
   */
  readonly writes?: readonly StreamCategory[];
  /** The state outside the log that it concerns: a call that writes changes it, any other call shows it. */
  readonly beside?: readonly SideState[];
  /** Added by us; not in the catalogue. */
  readonly own?: true;
  /**
   * Moves money, is several acts in one, or sends a message: requires an Idempotency-Key, under which it is answered once. Every other
   * call ignores the header.
   */
  readonly idempotent?: true;
  /** Fields of an answer that is not final: a repetition under the same key is decided again. Without this, every answer is final. */
  readonly unsettled?: Readonly<Record<string, unknown>>;
}

/** True if another site's page must not be able to make it: it carries the session's token and is sent by our own pages. */
export const isGuarded = ({ writes }: Pick<Call, "writes">): boolean => writes !== undefined;

/** True if it is refused where staff act for a customer. */
export const isPersonal = ({ personal, requiresPassword }: Pick<Call, "personal" | "requiresPassword">): boolean =>
  personal === true || requiresPassword === true;

/** The read models that must have seen a caller's latest writes before the call is made. */
export const awaitedBy = ({ reads = [], writes, waits }: Pick<Call, "reads" | "writes" | "waits">): readonly ReadModelName[] =>
  writes === undefined || waits ? reads : [];

export const defineCall = <Input extends z.ZodType, Output extends z.ZodType>(
  method: Method,
  path: string,
  terms: Terms<Input, Output>,
): Call<Input, Output> => ({ method, path, ...terms });

/** The POST beside a GET that writes: the same call, and the form that our own client uses. */
export const postTwinOf = <Input extends z.ZodType, Output extends z.ZodType>(call: Call<Input, Output>): Call<Input, Output> => ({
  ...call,
  method: "POST",
  own: true,
});

export type InputOf<C> = C extends Call<infer Input, z.ZodType> ? z.output<Input> : never;
export type SentInputOf<C> = C extends Call<infer Input, z.ZodType> ? z.input<Input> : never;
export type OutputOf<C> = C extends Call<z.ZodType, infer Output> ? z.output<Output> : never;
