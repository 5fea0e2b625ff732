import type { Call, StaffRole } from "@tablee/contracts/call";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { staff } from "@tablee/demo/staff";
import { type Somebody, signUp, staffMember } from "../../people.ts";
import { gatherFacts } from "./facts.ts";
import type { Facts } from "./valid.ts";

export type Kind = "visitor" | "client" | StaffRole;

export interface Caller {
  readonly kind: Kind;
  /** Cookies and token as they stand now. */
  headers(): Promise<Record<string, string>>;
}

/** A visitor, a client whose first box is paid, and a member of staff of each role; and what there is for a call to be about. */
export async function callersOn(url: string): Promise<{ callers: readonly Caller[]; factsFor: (call: Call) => Facts }> {
  const client = await signUp(url);
  const members = await Promise.all(staff.map(async ({ email, role }) => [role, await staffMember(url, email)] as const));
  const callers = [
    { kind: "visitor", headers: async () => ({}) },
    callerOf("client", client, sessionData),
    ...members.map(([role, member]) => callerOf(role, member, staffSession)),
  ] as const;
  const [, admin] = members.find(([role]) => role === "admin")!;
  return { callers, factsFor: await gatherFacts(client, admin) };
}

const callerOf = (kind: Kind, person: Somebody, session: typeof sessionData | typeof staffSession): Caller => ({
  kind,
  async headers() {
    const { csrfToken } = (await person.call(session, {})) as { csrfToken: string };
    return { "x-csrf-token": csrfToken, cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ") };
  },
});

export function mayCall({ who }: Call, kind: Kind): boolean {
  if (who === "visitor") return kind === "visitor" || kind === "client";
  if (typeof who === "string") return kind === "client";
  return kind === "admin" || (who as readonly string[]).includes(kind);
}
