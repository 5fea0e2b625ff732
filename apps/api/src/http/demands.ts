import type { StaffRole, Who } from "@tablee/contracts/call";

/** What a caller must have shown before a call is made. */
export type Demand = "nothing" | "sign-in" | "password" | { readonly roles: readonly StaffRole[] };

/** A kind of caller without an entry does not compile. */
const demands: Readonly<Record<Extract<Who, string>, Demand>> = {
  visitor: "nothing",
  client: "sign-in",
  "client-reauthenticated": "password",
};

/** What a call for these callers demands; undefined for a kind that is not known, which no caller is. */
export function demandOf(who: Who): Demand | undefined {
  if (typeof who === "string") return Object.hasOwn(demands, who) ? demands[who] : undefined;
  return Array.isArray(who) ? { roles: who } : undefined;
}
