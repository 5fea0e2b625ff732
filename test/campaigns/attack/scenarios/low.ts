import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setLanguage } from "@tablee/contracts/calls/sessions";
import { createClient, savePlan } from "@tablee/contracts/calls/signup";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { ErrorBody } from "@tablee/contracts/errors";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { eventually, newVisitor, passwordOfPeople, signUp } from "../../../stage/people.ts";
import { CARD_WEBHOOKS } from "../../../stage/webhooks.ts";
import { converse, send } from "../requests.ts";
import { control, type Finding, first, oneByOne, outcome, type Scenario, type Scene, unless } from "../scenario.ts";
import { PUBLIC_URL } from "./production.ts";

const GOOD = passwordOfPeople;

/** Findings that the first attack rated low: listed, not judged. */
export const low: readonly Scenario[] = [
  { id: "L1", severity: "low", title: "rows of sessions: of visits alone, and of sessions that are over", play: sessionRows },
  { id: "L2", severity: "low", title: "passwords of spaces, of the brand, of the address, of a word said twice", play: passwords },
  { id: "L3", severity: "low", title: "names with control characters, line ends and marks of direction", play: names },
  { id: "L4", severity: "low", title: "a page of another scheme, of the Host header alone, and a form", play: origins },
  { id: "L5", severity: "low", title: "production's staff told apart by a right and a wrong password", play: staffOracle },
  { id: "L6", severity: "low", title: "a large webhook and an address that cannot be read, as errors of the contract", play: errorShapes },
  { id: "L13", severity: "low", title: "mails in the data folder, and who can read them", play: mails },
];

async function sessionRows({ stage }: Scene): Promise<Finding> {
  const { pool, access } = stage.running.api;
  const rows = async () => (await pool.query<{ n: number }>("SELECT count(*)::int AS n FROM vault.session")).rows[0]!.n;
  const before = await rows();
  for (let i = 0; i < 20; i++) await newVisitor(stage.url).refresh();
  const after = await rows();
  await signUp(stage.url);
  const kept = await rows();
  await pool.query(
    "INSERT INTO vault.session (session_hash, kind, csrf, created_at, expires_at) VALUES ('over', 'client', '', now(), now() - interval '1 s')",
  );
  await access.sweep();
  return first(
    control("a row of a sign-up", String(kept > after), "true"),
    unless(String(before), String(after)),
    unless(String(kept), String(await rows())),
  );
}

async function passwords({ stage }: Scene): Promise<Finding> {
  const person = { firstName: "Noémie", lastName: "Royer" };
  const tried = ["          ", "tablee2026!", "noemie.royer", "passwordpassword"];
  const codes = await oneByOne(tried.length, (i) => opened(stage.url, { ...person, password: tried[i]! }));
  const odd = codes.findIndex((code) => !code.startsWith("password-"));
  return first(
    control("a good password", await opened(stage.url, { ...person, password: GOOD })),
    odd < 0 ? undefined : `${tried[odd]}: ${codes[odd]}`,
  );
}

async function names({ stage }: Scene): Promise<Finding> {
  const open = (firstName: string) => opened(stage.url, { firstName, lastName: "Roy", password: GOOD });
  const tried = ["Noé\u0007mie", "Noé\r\nmie", "Noé\u202emie"];
  const codes = await oneByOne(tried.length, (i) => open(tried[i]!));
  const odd = codes.findIndex((code) => !code.startsWith("name-") && code !== "input-invalid");
  return first(control("a good name", await open("Noémie")), odd < 0 ? undefined : `${JSON.stringify(tried[odd])}: ${codes[odd]}`);
}

/** Opens an account with these fields as a visitor, and returns the product's answer. */
async function opened(url: string, given: { firstName: string; lastName: string; password: string }): Promise<string> {
  const visitor = newVisitor(url);
  await visitor.refresh();
  await visitor.call(savePlan, { plan: { type: "ready-to-cook", persons: 2, recipes: 3 }, diets: [], allergens: [], dislikes: [] });
  const email = `noemie.royer.${Math.random().toString(36).slice(2, 10)}@example.com`;
  return outcome(visitor.call(createClient, { ...given, email }));
}

async function origins(scene: Scene): Promise<Finding> {
  const { url } = scene.stage;
  const production = await scene.production();
  const ask = (to: string, origin: string) => send(to, setLanguage, { language: "fr" }, { origin });
  const { host } = new URL(url);
  const form = await fetch(`${url}${setLanguage.path}`, { method: "POST", body: new URLSearchParams({ language: "fr" }) });
  return first(
    control("a page of ours", (await ask(url, `http://${host}`)).code),
    control("production's own page", (await ask(production.url, PUBLIC_URL)).code),
    unless("csrf-refused", (await ask(url, `https://${host}`)).code),
    unless("csrf-refused", (await ask(production.url, production.url)).code),
    unless("415", String(form.status)),
  );
}

/** None of this staff has an authenticator: the right password must reveal no more than a wrong one. */
async function staffOracle(scene: Scene): Promise<Finding> {
  const production = await scene.production();
  await production.forget();
  await production.pool.query("UPDATE vault.staff SET totp_secret = NULL");
  const enter = async (email: string, password: string) => {
    const { status, text } = await send(production.url, staffSignIn, { email, password });
    return `${status} ${text}`;
  };
  const wrong = await enter("admin@tablee.example", "not-the-password");
  const elsewhere = await send(scene.stage.url, staffSignIn, { email: "menus@tablee.example", password: DEMO_PASSWORD });
  return first(
    control("the password where no authenticator is asked for", elsewhere.code),
    unless(wrong, await enter("admin@tablee.example", DEMO_PASSWORD)),
    unless(wrong, await enter("person@example.com", DEMO_PASSWORD)),
  );
}

async function errorShapes({ stage }: Scene): Promise<Finding> {
  const large = await fetch(`${stage.url}${CARD_WEBHOOKS}`, {
    method: "POST",
    body: "x".repeat(300_000),
    headers: { "content-type": "application/json" },
  });
  const [head, body] = (await converse(stage.url, "GET /api/%E0%A4%A HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")).split(
    "\r\n\r\n",
  );
  const bodyOf = (text: string | undefined) => ErrorBody.safeParse(JSON.parse(text ?? "null")).data?.code ?? `no error's body: ${text}`;
  return first(
    unless("413 request-too-large", `${large.status} ${bodyOf(await large.text())}`),
    unless("400 request-malformed", `${head?.split(" ")[1]} ${bodyOf(body)}`),
  );
}

async function mails({ stage }: Scene): Promise<Finding> {
  await signUp(stage.url);
  const outbox = join(stage.running.api.config.TABLEE_DATA, "outbox");
  const there = () => {
    try {
      return readdirSync(outbox).map((name) => join(outbox, name));
    } catch {
      return [];
    }
  };
  const files = await eventually(
    async () => there(),
    (found) => found.length > 0,
  );
  const open = [outbox, ...files].filter((path) => (statSync(path).mode & 0o077) !== 0);
  return first(control("a mail", String(files.length > 0), "true"), open.length > 0 ? `others can read ${open[0]}` : undefined);
}
