import { createHash } from "node:crypto";
import { advanceClock, clock } from "@tablee/contracts/calls/operations";
import { upcomingOrderIds } from "@tablee/contracts/calls/orders";
import { sessionData, signIn, signOutClient } from "@tablee/contracts/calls/sessions";
import { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { addHours } from "@tablee/domain/kernel/time";
import { generate, generateSecret } from "otplib";
import { newVisitor, passwordOfPeople, signUp } from "../../../stage/people.ts";
import { answered, send } from "../requests.ts";
import { control, type Finding, first, outcome, type Scenario, type Scene, unless } from "../scenario.ts";

const COOKIE = "__Host-tablee";
const STAFF_COOKIE = "__Host-tablee-staff";
const PASSWORD = passwordOfPeople;

/** Sessions, cookies and the headers that restrict a browser. */
export const sessions: readonly Scenario[] = [
  { id: "W1a", severity: "high", title: "a session's id planted, kept over a sign-in, used after it ended", play: sessionIds },
  { id: "W1c", severity: "medium", title: "what cookies and answers allow a browser", play: headers },
  { id: "W1d", severity: "high", title: "the clock moved in production", play: clockInProduction },
];

async function sessionIds({ stage }: Scene): Promise<Finding> {
  const { email } = await signUp(stage.url);
  const visitor = newVisitor(stage.url);
  const planted = "v.planted-by-a-stranger";
  visitor.jar.set(COOKIE, planted);
  await visitor.refresh();
  const visit = visitor.jar.get(COOKIE)!;
  const entered = await outcome(visitor.call(signIn, { email, password: PASSWORD }));
  const session = visitor.jar.get(COOKIE)!;
  await visitor.refresh();
  const read = async (id: string) => (await send(stage.url, upcomingOrderIds, {}, { cookie: `${COOKIE}=${id}` })).code;
  const [signedIn, ofVisit] = [await read(session), await read(visit)];
  const { rows } = await stage.running.api.pool.query("SELECT 1 FROM vault.session WHERE session_hash = $1", [session]);
  const hash = createHash("sha256").update(session).digest("hex");
  const hashed = await stage.running.api.pool.query("SELECT 1 FROM vault.session WHERE session_hash = $1", [hash]);
  const asStaff = await send(stage.url, clock, {}, { cookie: `${STAFF_COOKIE}=${session}` });
  await visitor.call(signOutClient, {});
  return first(
    control("the sign-in", entered),
    control("a read with the session", signedIn),
    visit === planted ? "a planted id is kept" : undefined,
    session === visit ? "the id stays over a sign-in" : undefined,
    unless("require_login", ofVisit),
    rows.length > 0 || hashed.rows.length !== 1 ? "the id itself is at rest" : undefined,
    unless("require_login", asStaff.code),
    unless("require_login", await read(session)),
  );
}

async function headers(scene: Scene): Promise<Finding> {
  const { url, from } = await scene.production();
  const get = async (path: string, more: Record<string, string> = {}) =>
    answered(await fetch(`${url}${path}`, { headers: { ...from("198.51.100.20"), ...more } }));
  const session = await get(sessionData.path, { origin: "https://elsewhere.example" });
  const [page, other] = [await get("/"), await get("/")];
  const cookie = session.headers.get("set-cookie") ?? "";
  const missing = [`${COOKIE}=`, "Path=/", "HttpOnly", "Secure", "SameSite=Lax"].filter((part) => !cookie.includes(part));
  const nonceOf = ({ headers: said }: typeof page) =>
    /script-src 'self' 'nonce-([^']+)'/.exec(said.get("content-security-policy") ?? "")?.[1];
  const nonce = nonceOf(page);
  return first(
    control("the page", page.code),
    missing.length > 0 ? `the cookie lacks ${missing.join(", ")}` : undefined,
    unless("no-store", `${session.headers.get("cache-control")}`),
    unless("null", `${session.headers.get("access-control-allow-origin")}`),
    session.headers.get("strict-transport-security") ? undefined : "no HSTS",
    unless("nosniff", `${session.headers.get("x-content-type-options")}`),
    nonce && page.text.includes(nonce) ? undefined : "scripts need no nonce",
    nonce === nonceOf(other) ? "a nonce is used twice" : undefined,
  );
}

async function clockInProduction(scene: Scene): Promise<Finding> {
  const production = await scene.production();
  await production.forget();
  const [email, secret] = ["admin@tablee.example", generateSecret()];
  await production.pool.query("UPDATE vault.staff SET totp_secret = $1, totp_used = NULL WHERE email = $2", [secret, email]);
  const proxied = production.from("198.51.100.21");
  const enter = { email, password: DEMO_PASSWORD, code: await generate({ secret }) };
  const entered = await send(production.url, staffSignIn, enter, proxied);
  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0]!;
  const session = await send(production.url, staffSession, {}, { ...proxied, cookie });
  const { csrfToken } = JSON.parse(session.text) as { csrfToken: string };
  const as = { ...proxied, cookie, "x-csrf-token": csrfToken };
  const read = await send(production.url, clock, {}, as);
  const { now } = JSON.parse(read.text) as { now: string };
  const moved = await send(production.url, advanceClock, { to: addHours(now, 1) }, as);
  return first(
    control("the admin's sign-in", entered.code),
    control("the clock", read.code),
    unless("403 clock-not-movable", `${moved.status} ${moved.code}`),
  );
}
