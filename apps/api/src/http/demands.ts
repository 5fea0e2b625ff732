import type { StaffRole, Who } from "@tablee/contracts/call";

/** The proof that a caller must have given before a call is made. */
export type Demand = "nothing" | "sign-in" | "password" | { readonly roles: readonly StaffRole[] };

/** A kind of caller without an entry does not compile. */
const demands: Readonly<Record<Extract<Who, string>, Demand>> = {
  visitor: "nothing",
  client: "sign-in",
  "client-reauthenticated": "password",
};

/** Returns the demand of a call for these callers; undefined for an unknown kind, which no caller is. */
export function demandOf(who: Who): Demand | undefined {
  if (typeof who === "string") return Object.hasOwn(demands, who) ? demands[who] : undefined;
  return Array.isArray(who) ? { roles: who } : undefined;
}
