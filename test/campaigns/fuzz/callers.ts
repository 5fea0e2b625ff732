import type { Call, StaffRole } from "@tablee/contracts/call";
import { completeSignup } from "@tablee/contracts/calls/first-order";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { staff } from "@tablee/demo/staff";
import { quoteFor, readyToPay, signUp, staffMember, type Visitor } from "../../stage/people.ts";
import { gatherFacts, isSignup } from "./facts.ts";
import type { Facts } from "./valid.ts";

export type Kind = "visitor" | "client" | "signing-up" | StaffRole;

export interface Caller {
  readonly kind: Kind;
  /** Current cookies and token for a call. */
  headers(call: Call): Promise<Record<string, string>>;
}

/**
 * A visitor, a client whose first box is paid, a household just before its payment, and a member of staff of each role; and the
 * facts for their calls.
 */
export async function callersOn(url: string): Promise<{ callers: readonly Caller[]; factsFor: (call: Call) => Facts; admin: Visitor }> {
  const client = await signUp(url);
  const members = await Promise.all(staff.map(async ({ email, role }) => [role, await staffMember(url, email)] as const));
  // The last step starts a subscription, and the steps before it are refused then: it has a household of its own.
  const [giving, completing] = [await readyToPay(url), await readyToPay(url)];
  // Its first attempt makes and locks an order, which takes a while: the timed answers resume it.
  await completing.complete("tok_declined").catch(() => {});
  const callers = [
    { kind: "visitor", headers: async () => ({}) },
    callerOf("client", client, sessionData),
    callerOf("signing-up", ({ path }) => (path === completeSignup.path ? completing : giving), sessionData),
    ...members.map(([role, member]) => callerOf(role, member, staffSession)),
  ] as const;
  const [, admin] = members.find(([role]) => role === "admin")!;
  const [factsFor, quote] = [await gatherFacts(client, admin), await quoteFor(completing)];
  return { callers, factsFor: (call) => ({ ...factsFor(call), quote }), admin };
}

const callerOf = (kind: Kind, person: Visitor | ((call: Call) => Visitor), session: typeof sessionData | typeof staffSession): Caller => ({
  kind,
  async headers(call) {
    const { call: ask, jar } = typeof person === "function" ? person(call) : person;
    const { csrfToken } = (await ask(session, {})) as { csrfToken: string };
    return { "x-csrf-token": csrfToken, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
  },
});

/** A household in the middle of sign-up makes calls of sign-up only. */
export const isAsked = ({ path }: Call, kind: Kind): boolean => kind !== "signing-up" || isSignup(path);

export function mayCall(call: Call, kind: Kind): boolean {
  const { who } = call;
  const isClient = kind === "client" || (kind === "signing-up" && isAsked(call, kind));
  if (who === "visitor") return kind === "visitor" || isClient;
  if (typeof who === "string") return isClient;
  return kind === "admin" || (who as readonly string[]).includes(kind);
}
