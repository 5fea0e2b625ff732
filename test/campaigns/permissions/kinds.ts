import { hashPassword } from "@tablee/access/sign-in/password-hash";
import { type Call, isPersonal, type StaffRole } from "@tablee/contracts/call";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD, staff } from "@tablee/demo/staff";
import { accountIdOf, actFor, newVisitor, signUp, staffMember, type Visitor } from "../../stage/people.ts";
import type { Stage } from "../../stage/stage.ts";

/** Everyone who may try a call. `client-long-ago` gave the password more than half an hour ago; `acting` is staff in a customer's app. */
export const kinds = [
  "visitor",
  "client",
  "other-client",
  "client-long-ago",
  "support",
  "merchandiser",
  "finance",
  "admin",
  "disabled",
  "acting",
] as const;
export type Kind = (typeof kinds)[number];
export type People = Readonly<Record<Kind, Visitor>> & { readonly client: Awaited<ReturnType<typeof signUp>> };

type Contract = Pick<Call, "who" | "personal" | "requiresPassword">;

const isRole = (kind: Kind): kind is StaffRole => ["support", "merchandiser", "finance", "admin"].includes(kind);

/** Evaluates the contract's rule of who may make a call. */
export function mayCall(call: Contract, kind: Kind): boolean {
  const { who } = call;
  if (kind === "acting") return typeof who === "string" && !isPersonal(call);
  if (who === "visitor") return true;
  if (who === "client") return kind.includes("client");
  if (who === "client-reauthenticated") return kind === "client" || kind === "other-client";
  return kind === "admin" || (who as readonly string[]).includes(kind);
}

/** The status of a refusal: 403 for a person who is known and may not, 401 for one who has to sign in. */
export function refusalOf(call: Contract, kind: Kind): 401 | 403 {
  const { who } = call;
  if (kind === "acting") return isPersonal(call) ? 403 : 401;
  if (who === "client-reauthenticated") return kind === "client-long-ago" ? 403 : 401;
  return isRole(kind) && typeof who !== "string" ? 403 : 401;
}

/** One person of each kind on a stage. */
export async function peopleOn({ url, running }: Stage): Promise<People> {
  const longAgo = await signUp(url);
  await running.api.pool.query("UPDATE vault.session SET password_until = now() WHERE kind = 'client'");
  const members = await Promise.all(staff.map(async ({ email, role }) => [role, await staffMember(url, email)] as const));
  const gone = { staffId: crypto.randomUUID(), email: "gone@tablee.example", name: "Maude Roy", role: "admin" } as const;
  await running.api.access.staff.enrol({ ...gone, passwordHash: await hashPassword(DEMO_PASSWORD) });
  const disabled = await staffMember(url, gone.email);
  await running.api.pool.query("UPDATE vault.staff SET disabled = true WHERE email = $1", [gone.email]);
  const actor = await staffMember(url, "soutien@tablee.example");
  return {
    visitor: newVisitor(url),
    "client-long-ago": longAgo,
    client: await signUp(url),
    "other-client": await signUp(url),
    ...(Object.fromEntries(members) as Record<StaffRole, Visitor>),
    disabled,
    acting: await actFor(url, actor, await accountIdOf(await signUp(url))),
  };
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends a call with any input, under a person's cookies and token, or a guessed one. */
export async function send(url: string, call: Call, person: Visitor, input: unknown, token?: string): Promise<Answer> {
  const session = call.path.startsWith("/api/admin/") || typeof call.who !== "string" ? staffSession : sessionData;
  const { csrfToken } = await person.call(session, {});
  const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = {
    "content-type": "application/json",
    "x-csrf-token": token ?? csrfToken,
    "idempotency-key": crypto.randomUUID(),
    cookie,
  };
  const query = call.method === "GET" ? `?${new URLSearchParams(texts(input))}` : "";
  const response = await fetch(
    `${url}${call.path}${query}`,
    call.method === "GET" ? { headers } : { method: "POST", headers, body: JSON.stringify(input) },
  );
  return { status: response.status, text: await response.text() };
}

const texts = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input as object).map(([key, value]) => [key, typeof value === "object" ? JSON.stringify(value) : String(value)]),
  );
