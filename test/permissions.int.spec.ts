import { hashPassword } from "@tablee/access/password-hash";
import type { Call, StaffRole } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { skipOrder, unskipOrder } from "@tablee/contracts/calls/account";
import { orderData, updateQuantity } from "@tablee/contracts/calls/orders";
import { sessionData, setLanguage } from "@tablee/contracts/calls/sessions";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD, staff } from "@tablee/demo/staff";
import { ordersOf, type Somebody, signUp, somebody, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

type Kind = "visitor" | "client" | "client-long-ago" | StaffRole | "disabled";
const kinds: readonly Kind[] = ["visitor", "client", "client-long-ago", "support", "merchandiser", "finance", "admin", "disabled"];

/** What the contract says about who may make a call. */
function mayCall(call: Call, kind: Kind): boolean {
  if (call.who === "visitor") return true;
  if (call.who === "client") return kind.startsWith("client");
  if (call.who === "client-reauthenticated") return kind === "client";
  return kind === "admin" || (call.who as readonly string[]).includes(kind);
}

describe("who may make which call", () => {
  let stage: Stage;
  const people = new Map<Kind, Somebody>();
  beforeAll(async () => {
    stage = await setStage();
    people.set("visitor", somebody(stage.url)).set("client-long-ago", await signUp(stage.url));
    await stage.running.api.pool.query("UPDATE vault.session SET password_until = now() WHERE kind = 'client'");
    people.set("client", await signUp(stage.url));
    for (const { email, role } of staff) people.set(role, await staffMember(stage.url, email));
    const gone = { staffId: crypto.randomUUID(), email: "gone@tablee.example", name: "Maude Roy", role: "admin" } as const;
    await stage.running.api.access.staff.enrol({ ...gone, passwordHash: await hashPassword(DEMO_PASSWORD) });
    people.set("disabled", await staffMember(stage.url, gone.email));
    await stage.running.api.pool.query("UPDATE vault.staff SET disabled = true WHERE email = $1", [gone.email]);
  }, 60_000);
  afterAll(() => stage.stop(), 30_000);

  // Calls that end the session that the other rows of the matrix need.
  const ending = new Set(["/api/v1/sessions/sign_out_client", "/api/admin/sessions/sign_out"]);
  const matrix = allCalls
    .filter((call) => !ending.has(call.path))
    .flatMap((call) => kinds.map((kind) => ({ call, kind, path: call.path })));

  it.each(matrix)("$kind on $path", async ({ call, kind }) => {
    const answer = await tryCall(stage.url, call, people.get(kind)!);
    if (mayCall(call, kind)) expect([401, 403]).not.toContain(call.path.endsWith("sign_in") ? 0 : answer.status);
    else {
      const isStaff = ["support", "merchandiser", "finance", "admin"].includes(kind);
      const expected =
        kind === "client-long-ago" && call.who === "client-reauthenticated" ? 403 : isStaff && typeof call.who !== "string" ? 403 : 401;
      expect(answer.status).toBe(expected);
      if (expected === 401) expect(answer.text).toBe("require_login");
    }
  });

  it("neither shows nor changes another client's order", async () => {
    const owner = people.get("client")!;
    const other = await signUp(stage.url);
    const [, order] = await ordersOf(owner);
    const orderId = order!.orderId;
    const notFound = { status: 404, body: { code: "order-not-found" } };
    await expect(other.call(orderData, { orderId })).rejects.toMatchObject(notFound);
    await expect(other.call(skipOrder, { orderId })).rejects.toMatchObject(notFound);
    await expect(other.call(unskipOrder, { orderId })).rejects.toMatchObject(notFound);
    const edit = { orderId, version: 0, editingSession: "somebody-else", lines: [{ sku: "MKT-0001", quantity: 1 }] };
    await expect(other.call(updateQuantity, edit)).rejects.toMatchObject(notFound);
    const { client } = await owner.call(sessionData, {});
    await expect(other.call(setLanguage, { clientId: client!.clientId, language: "en" })).rejects.toMatchObject({ status: 404 });
  });

  it("refuses what another site sends, and what comes without the session's token", async () => {
    const client = people.get("client")!;
    const [, order] = await ordersOf(client);
    const post = (headers: Record<string, string>) =>
      fetch(`${stage.url}${skipOrder.path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: cookieOf(client), ...headers },
        body: JSON.stringify({ orderId: order!.orderId }),
      });
    expect((await post({})).status).toBe(403);
    const { csrfToken } = await client.call(sessionData, {});
    expect((await post({ "x-csrf-token": csrfToken, origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await post({ "x-csrf-token": csrfToken, "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it.each(matrix.filter(({ call, kind }) => kind === (typeof call.who === "string" ? "client" : "admin")))(
    "takes $call.method $path with a wrong token only where it does not write",
    async ({ call, kind }) => {
      const answer = await tryCall(stage.url, call, people.get(kind)!, "guessed");
      if (call.writes) expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, "csrf-refused"]);
      else expect(answer.status).not.toBe(403);
    },
  );

  it.each(allCalls.filter(({ method, writes }) => method === "GET" && writes).map((call) => [call.path, call] as const))(
    "refuses other sites a GET that changes state: %s",
    async (path) => {
      const client = people.get("client")!;
      const [, order] = await ordersOf(client);
      const { csrfToken } = await client.call(sessionData, {});
      const query = path.endsWith("editor_data_v2") ? `?orderId=${order!.orderId}&editingSession=stolen-window` : "";
      const get = async (headers: Record<string, string>) =>
        (await fetch(`${stage.url}${path}${query}`, { headers: { cookie: cookieOf(client), ...headers } })).status;
      expect(await get({})).toBe(403);
      expect(await get({ "x-csrf-token": csrfToken, "sec-fetch-site": "cross-site" })).toBe(403);
      expect(await get({ "x-csrf-token": csrfToken, origin: "https://elsewhere.example" })).toBe(403);
      expect(await get({ "x-csrf-token": csrfToken, "sec-fetch-site": "same-origin" })).toBe(200);
    },
  );
});

const cookieOf = (person: Somebody): string => [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** Sends a call with an input that is most likely invalid: permission is checked before validation. */
async function tryCall(url: string, call: Call, person: Somebody, token?: string): Promise<{ status: number; text: string }> {
  const session = call.path.startsWith("/api/admin/") ? staffSession : sessionData;
  const { csrfToken } = await person.call(session, {});
  const headers = { "content-type": "application/json", "x-csrf-token": token ?? csrfToken, cookie: cookieOf(person) };
  const response = await fetch(
    `${url}${call.path}`,
    call.method === "GET" ? { headers } : { method: "POST", headers, body: '{"nonsense":true}' },
  );
  return { status: response.status, text: await response.text() };
}
