import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import type { Call, SentInputOf } from "@tablee/contracts/call";
import { accountIndex } from "@tablee/contracts/calls/account";
import { actForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { flags, turnFlag } from "@tablee/contracts/calls/admin/flags";
import { outboxMessage } from "@tablee/contracts/calls/admin/money";
import { completeSignup, paymentData } from "@tablee/contracts/calls/first-order";
import { advanceClock, clock } from "@tablee/contracts/calls/operations";
import { createReauthentication } from "@tablee/contracts/calls/reauthentications";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import {
  deliveryOptions,
  createClient as register,
  saveAddress,
  savePlan,
  suggestSignupAddresses,
  updateDeliverySlot,
} from "@tablee/contracts/calls/signup";
import { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { revealAccount } from "@tablee/contracts/calls/support";
import { type ApiClient, createClient } from "@tablee/contracts/client";
import type { OrderCard } from "@tablee/contracts/schemas";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { FlagName } from "@tablee/domain/flag/vocabulary";
import { type AccountId, accountId, type OrderId } from "@tablee/domain/kernel/ids";
import { count } from "../runner/counts.ts";

/** A person with a browser of their own: cookies, token, and the position of the last write. */
export interface Visitor {
  readonly call: ApiClient;
  /** Fetches the session's CSRF token again: after a sign-in has rotated it. */
  refresh(): Promise<void>;
  /** The CSRF token itself, for requests that are composed by hand. */
  csrf(): string;
  readonly jar: Map<string, string>;
}

/** Reads that fail with 503 are retried, as the app does (query-client.ts). */
const TRIES = 3;

/** A fetch with a cookie jar; `address` is the client's address that a proxy reports. */
function browser(jar: Map<string, string>, address?: string): typeof fetch {
  const from: Record<string, string> = address ? { "x-forwarded-for": address } : {};
  const once: typeof fetch = async (target, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(target, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie, ...from } });
    for (const set of response.headers.getSetCookie()) {
      const [name, value] = set.split(";")[0]!.split("=") as [string, string];
      jar.set(name, value);
    }
    return response;
  };
  return async (target, init) => {
    for (let tries = 1; ; tries++) {
      const response = await once(target, init);
      if (response.status !== 503 || init?.method !== "GET" || tries === TRIES) return response;
      await sleep(1_000);
    }
  };
}

function visit(url: string, language: "en" | "fr", session: typeof sessionData | typeof staffSession, address?: string): Visitor {
  const jar = new Map<string, string>();
  let csrf: string | undefined;
  const send = createClient({
    baseUrl: url,
    language: () => language,
    csrfToken: () => csrf,
    fetch: browser(jar, address),
    // A busy machine answers a dozen sign-ups at once, and late.
    answersWithinMs: 120_000,
  });
  const call: ApiClient = (entry, ...input) => {
    if (entry === (completeSignup as Call)) count("sign-ups");
    return send(entry, ...input);
  };
  return {
    call,
    jar,
    csrf: () => csrf ?? "",
    async refresh() {
      csrf = ((await call(session, {})) as { csrfToken: string }).csrfToken;
    },
  };
}

export const newVisitor = (url: string, language: "en" | "fr" = "en", address?: string): Visitor =>
  visit(url, language, sessionData, address);

/** A signed-in member of staff, of the demo's unless other credentials are given. */
export async function staffMember(
  url: string,
  email: string,
  proof: { readonly password: string; readonly code?: string } = { password: DEMO_PASSWORD },
): Promise<Visitor> {
  const member = visit(url, "en", staffSession);
  await member.refresh();
  await member.call(staffSignIn, { email, ...proof });
  await member.refresh();
  return member;
}

/** The account that a person is signed in to. */
export const accountIdOf = async (person: Pick<Visitor, "call">): Promise<AccountId> =>
  accountId((await person.call(sessionData, {})).client!.clientId);

/** The customer's app as a member of staff opens it to act for a customer. */
export async function actFor(url: string, member: Visitor, accountId: AccountId, proof: { readonly code?: string } = {}): Promise<Visitor> {
  await member.call(actForCustomer, { accountId, reason: "asked for by phone", ...proof });
  const app = newVisitor(url);
  app.jar.set("__Host-tablee", member.jar.get("__Host-tablee")!);
  await app.refresh();
  return app;
}

/** The password of every household that signs up here, and of those in a stage or a season. */
export const passwordOfPeople = DEMO_PASSWORD;

/** Gives the password again, as the dialog before settings does. */
export async function reauthenticate(person: Visitor & { readonly email: string }, password = passwordOfPeople): Promise<void> {
  await person.call(createReauthentication, { email: person.email, password, url: "/account/" });
  await person.refresh();
}

/** Turns a feature on or off for everybody, and waits until it is. */
export async function turnFeature(url: string, flag: FlagName, enabled: boolean): Promise<void> {
  const admin = await staffMember(url, "admin@tablee.example");
  await admin.call(turnFlag, { flag, enabled, reason: "tried in a test" });
  const isTurned = async () => (await admin.call(flags, {})).flags.find((one) => one.flag === flag)!.enabled === enabled;
  if (!(await eventually(isTurned, (turned) => turned))) throw new Error(`${flag} was not turned`);
}

/** A message that was sent, read by a member of staff who reveals its account first. */
export async function readMessage(member: Visitor, messageId: string) {
  const message = () => member.call(outboxMessage, { messageId });
  // The carrier has it moments before the event that names its account.
  const { accountId, isRevealed } = await eventually(message, (found) => found.accountId !== null);
  if (!isRevealed) await member.call(revealAccount, { accountId: accountId!, reason: "read in a test" });
  return message();
}

let number = 0;

/** The address of a household. */
export interface Home {
  readonly city: string;
  readonly province: "BC" | "AB" | "ON" | "QC";
  readonly postalCode: string;
}

/** An address as a test writes it. */
interface TypedAddress extends Partial<Home>, Omit<SentInputOf<typeof saveAddress>, "addressId"> {
  readonly line: string;
  readonly postalCode: string;
}

/** The id of the suggested address for a street and a postal code, whose town it has; undefined if there is none. */
export async function suggestedFor(person: Pick<Visitor, "call">, { line, postalCode }: Pick<TypedAddress, "line" | "postalCode">) {
  const { suggestions } = await person.call(suggestSignupAddresses, { typed: `${line} ${postalCode}` });
  return suggestions[0]?.id ?? "none";
}

/** Gives an address as the delivery step does: the street is typed, and the first suggestion picked. */
export async function giveAddress(person: Pick<Visitor, "call">, address: TypedAddress) {
  const { line, postalCode, city: _, province: __, ...added } = address;
  return person.call(saveAddress, { addressId: await suggestedFor(person, { line, postalCode }), ...added });
}

const laval: Home = { city: "Laval", province: "QC", postalCode: "H7N 1A1" };

/** A visitor who has chosen a plan and registered; the address is the next step. */
export async function newcomer(url: string, recipes = 3, language: "en" | "fr" = "fr", address?: string) {
  const person = newVisitor(url, language, address);
  const email = `camille.${++number}.${Math.random().toString(36).slice(2, 8)}@example.com`;
  await person.refresh();
  await person.call(savePlan, {
    plan: { type: "ready-to-cook", persons: 2, recipes },
    diets: ["meat-and-fish"],
    allergens: [],
    dislikes: [],
  });
  await person.call(register, { firstName: "Camille", lastName: "Gagnon", email, password: passwordOfPeople });
  await person.refresh();
  return { ...person, email };
}

/** A household, of Laval by default, that has signed up over HTTP, step by step, up to the payment. */
export async function readyToPay(url: string, recipes = 3, language: "en" | "fr" = "fr", home = laval, address?: string) {
  const person = await newcomer(url, recipes, language, address);
  await giveAddress(person, {
    line: `${1000 + number}, boulevard de la Concorde`,
    // Digits alone: letters can spell a post office box (`cp12`).
    unit: String(1 + Math.floor(Math.random() * 99_999)),
    phone: "450 555-0134",
    ...home,
  });
  await person.call(updateDeliverySlot, { weekday: await firstDay(person, home), window: "17-22" });
  const complete = async (methodToken: string) =>
    person.call(completeSignup, { methodToken, acceptTerms: currentWordings.terms, quote: await quoteFor(person) });
  return { ...person, complete };
}

/** The quote that the payment step shows now, as the payment sends it back. */
export const quoteFor = async (person: Pick<Visitor, "call">): Promise<string> => (await person.call(paymentData, {})).quote;

/** Visitor whose household has signed up, in a browser that is signed in. */
export type Customer = Visitor & { readonly firstOrderId: OrderId; readonly email: string };

/** Signs in a household that has a first box, with the password of people. */
export async function signedIn(
  url: string,
  { email, language }: { readonly email: string; readonly language: "en" | "fr" },
): Promise<Customer> {
  const person = newVisitor(url, language);
  await person.refresh();
  await person.call(signIn, { email, password: passwordOfPeople });
  await person.refresh();
  const [first] = await ordersOf(person);
  return { ...person, email, firstOrderId: first!.orderId };
}

/** A household that has signed up over HTTP, paid and signed in. */
export async function signUp(
  url: string,
  options: { card?: string; recipes?: number; language?: "en" | "fr"; home?: Home; address?: string } = {},
): Promise<Customer> {
  const { complete, ...person } = await readyToPay(url, options.recipes, options.language, options.home, options.address);
  // When many sign up at once, a dish may sell out between the step and its confirmation: the household looks again and confirms.
  const pay = () => complete(options.card ?? "tok_visa");
  const done = await pay().catch((error) => (error.body?.code === "price-changed" ? pay() : Promise.reject(error)));
  return { ...person, firstOrderId: done.firstOrderId };
}

async function firstDay(person: Visitor, { postalCode }: Home): Promise<1 | 2 | 3 | 4 | 5 | 6 | 7> {
  const { days } = await person.call(deliveryOptions, { postalCode });
  return days.find((day) => day.windows.includes("17-22"))!.weekday as 1;
}

/** Moves the clock to an instant and waits until everything due by then is done. */
export async function advance(admin: Visitor, to: string): Promise<void> {
  count("clock moves");
  let view = await admin.call(advanceClock, { to });
  while (view.advance && !view.advance.done) {
    await sleep(50);
    view = await admin.call(clock, {});
  }
  if (view.advance?.error) throw new Error(view.advance.error);
}

/**
 * Waits until a condition holds.
 * @throws Error with the last value if it does not hold in time
 */
export async function eventually<Value>(look: () => Promise<Value>, holds: (value: Value) => boolean, seconds = 60): Promise<Value> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`it did not hold within ${seconds} s; what was seen last: ${inspect(value, { depth: 4 })}`);
    await sleep(50);
  }
}

export const ordersOf = async (person: Visitor) => (await person.call(accountIndex, {})).orders;

/** All boxes of a household that has just signed up, soonest first: the first is paid, the others can be edited. `weeks` have menus. */
export const boxesOf = (person: Visitor, { weeks = 6 }: { readonly weeks?: number } = {}): Promise<OrderCard[]> =>
  eventually(
    () => ordersOf(person),
    (orders) => orders.length >= weeks,
  );
