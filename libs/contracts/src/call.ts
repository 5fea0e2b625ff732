import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import type { StreamCategory } from "@tablee/domain/kernel/log/categories";
import type { ReadModelName } from "@tablee/domain/kernel/log/read-models";
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export { type StaffRole, staffRoles } from "@tablee/domain/kernel/log/actor";

/**
 * Who may make a call: any visitor, a signed-in client, a client who gave the password within the last half hour, or staff of these
 * roles (admin always).
 */
export type Who = "visitor" | "client" | "client-reauthenticated" | readonly StaffRole[];

/** Whether a role of staff may make a call, by the contract's own entry: admins always may. */
export const mayMake = (role: StaffRole, { who }: { readonly who: Who }): boolean =>
  who === "visitor" || (typeof who !== "string" && (role === "admin" || who.includes(role)));

export type Method = "GET" | "POST";

/** State that no stream holds, as far as screens show it: a sign-up before its account, the clock, runs, read models and queues. */
type SideState = "clock" | "generation" | "operations" | "outbox" | "signup";

/** One HTTP call, stated once: everything that binds, checks, documents or makes it is derived from this. */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: Method;
  readonly path: string;
  readonly who: Who;
  /** Asks for the password that was just given even where the flag settings_password lets settings do without. */
  readonly requiresPassword?: true;
  /** The customer's alone: refused in a session in which staff act for them. So is what always asks for the password. */
  readonly personal?: true;
  readonly summary: string;
  /** The query of a GET, the body of a POST. */
  readonly input: Input;
  readonly output: Output;
  /**
   * Codes with which the call may be refused; see errors.ts for statuses and words. Every integration stage holds calls to them, but
   * for those that follow from who may make a call, and what the server answers of itself.
   */
  readonly refusals?: readonly ErrorCode[];
  /**
   * Read models that the request looks at: what its answer is made of, and facts that an act decides by. A reading waits until they
   * have seen what its caller has just written. Every integration stage holds calls to what they read.
   */
  readonly reads?: readonly ReadModelName[];
  /** An act that waits for what it reads as well; any other begins at once, as its decider reads the log. */
  readonly waits?: true;
  /**
   * That it changes state, whatever its method: the categories of streams that the request itself appends to, none where it changes
   * what stands beside the log alone. What policies append afterwards is not among them: the answer names it (pending.ts). Without
   * it a call changes nothing. Every integration stage holds calls to what they append.
   */
  readonly writes?: readonly StreamCategory[];
  /** What it concerns of the state beside the log: a call that writes changes it, any other one shows it. */
  readonly beside?: readonly SideState[];
  /** Not of the catalogue: added by us. */
  readonly own?: true;
  /**
   * Moves money, or is several acts in one: requires an Idempotency-Key, under which it is answered once. Every other call ignores the
   * header.
   */
  readonly idempotent?: true;
  /** What an answer says that is not the last word: it is judged anew under the same key. Without it every answer is the last. */
  readonly unsettled?: Readonly<Record<string, unknown>>;
}

/** Whether another site's page must not be able to make it: it carries the session's token and comes from our own pages. */
export const isGuarded = ({ writes }: Pick<Call, "writes">): boolean => writes !== undefined;

/** Whether it is refused where staff act for a customer. */
export const isPersonal = ({ personal, requiresPassword }: Pick<Call, "personal" | "requiresPassword">): boolean =>
  personal === true || requiresPassword === true;

/** The read models that must have seen what a caller has just written before the call is made. */
export const awaitedBy = ({ reads = [], writes, waits }: Pick<Call, "reads" | "writes" | "waits">): readonly ReadModelName[] =>
  writes === undefined || waits ? reads : [];

export const defineCall = <Input extends z.ZodType, Output extends z.ZodType>(call: Call<Input, Output>): Call<Input, Output> => call;

/** The POST beside a GET that writes: the same call, and the one that our own client makes. */
export const postTwinOf = <Input extends z.ZodType, Output extends z.ZodType>(call: Call<Input, Output>): Call<Input, Output> => ({
  ...call,
  method: "POST",
  own: true,
});

export type InputOf<C> = C extends Call<infer Input, z.ZodType> ? z.output<Input> : never;
export type SentInputOf<C> = C extends Call<infer Input, z.ZodType> ? z.input<Input> : never;
export type OutputOf<C> = C extends Call<z.ZodType, infer Output> ? z.output<Output> : never;
