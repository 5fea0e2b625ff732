import { signIn } from "@tablee/contracts/calls/sessions";
import { checkEmail, createClient } from "@tablee/contracts/calls/signup";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { generate, generateSecret } from "otplib";
import { passwordOfPeople, readyToPay, type Somebody, signUp, somebody } from "../../people.ts";
import { headersOf, send } from "./requests.ts";
import {
  atOnce,
  control,
  count,
  type Finding,
  first,
  forgetAttempts,
  median,
  oneByOne,
  outcome,
  type Scenario,
  type Scene,
  timed,
} from "./scenario.ts";

/** Five, and one more after each of the first waits, should the scenario take some seconds. */
const PASSWORDS_FREE = 8;
const ACCOUNTS_FREE = 50;
const EMAILS_FREE = 30;
const RIGHT = passwordOfPeople;
const WRONG = "not-the-password";

/** Passwords, codes and addresses, guessed. */
export const guessing: readonly Scenario[] = [
  { id: "H4a", severity: "high", title: "60 wrong passwords at once", play: passwordsAtOnce },
  { id: "H4b", severity: "high", title: "40 wrong passwords and 60 questions, each from a made-up address", play: madeUpAddresses },
  { id: "H4c", severity: "high", title: "the same in production, behind its proxy", play: madeUpBehindProxy },
  { id: "H4d", severity: "high", title: "70 accounts sprayed from one address", play: spray },
  { id: "H4e", severity: "high", title: "60 wrong codes of an authenticator from 60 addresses, and a code used twice", play: codes },
  { id: "H4f", severity: "high", title: "taken addresses asked for by opening accounts", play: takenAddresses },
  { id: "W8", severity: "medium", title: "known and unknown people told apart by the time of the answer", play: answerTimes },
  { id: "L12", severity: "low", title: "150 sign-ins at once, each from an address of its own", play: manyAtOnce },
];

async function passwordsAtOnce({ stage }: Scene): Promise<Finding> {
  const { email } = await signUp(stage.url);
  const guesser = await visitor(stage.url);
  const codes = await atOnce(60, () => outcome(guesser.call(signIn, { email, password: WRONG })));
  await forgetAttempts(stage);
  const right = await outcome(guesser.call(signIn, { email, password: RIGHT }));
  return first(tooMany(count(codes, "sign-in-failed"), PASSWORDS_FREE, "passwords verified"), control("the right password", right));
}

async function madeUpAddresses({ stage }: Scene): Promise<Finding> {
  const { email } = await signUp(stage.url);
  const guesser = await visitor(stage.url);
  const ask = async (call: typeof signIn | typeof checkEmail, input: object, i: number) =>
    (await send(stage.url, call, input, { ...headersOf(guesser), "x-forwarded-for": `203.0.113.${i}` })).code;
  const guesses = await atOnce(40, (i) => ask(signIn, { email, password: WRONG }, i));
  await forgetAttempts(stage);
  const questions = await atOnce(60, (i) => ask(checkEmail, { email }, i));
  return first(
    tooMany(count(guesses, "sign-in-failed"), PASSWORDS_FREE, "passwords verified"),
    tooMany(count(questions, "done"), EMAILS_FREE, "addresses told"),
  );
}

/** The proxy appends the address that it was called from to what the caller has made up. */
async function madeUpBehindProxy(scene: Scene): Promise<Finding> {
  const production = await scene.production();
  await production.forget();
  const email = "person@example.com";
  const guess = (i: number, password: string) =>
    send(production.url, signIn, { email, password }, production.from("198.51.100.7", `203.0.113.${i}`));
  const answers = await atOnce(40, (i) => guess(i, WRONG));
  const elsewhere = await send(production.url, signIn, { email, password: WRONG }, production.from("198.51.100.8"));
  return first(
    tooMany(answers.filter(({ code }) => code === "sign-in-failed").length, PASSWORDS_FREE, "passwords verified"),
    control("a guess from another address", elsewhere.code, "sign-in-failed"),
  );
}

async function spray({ stage }: Scene): Promise<Finding> {
  const guesser = await visitor(stage.url);
  const codes = await atOnce(70, (i) => outcome(guesser.call(signIn, { email: `person.${i}@example.com`, password: WRONG })));
  return tooMany(count(codes, "sign-in-failed"), ACCOUNTS_FREE, "accounts tried");
}

/** Each guess has the right password and an address of its own, so that only codes can be counted. */
async function codes(scene: Scene): Promise<Finding> {
  const production = await scene.production();
  await production.forget();
  const email = "finance@tablee.example";
  const secret = generateSecret();
  await production.pool.query("UPDATE vault.staff SET totp_secret = $1, totp_used = NULL WHERE email = $2", [secret, email]);
  const right = await generate({ secret });
  const enter = async (code: string, i: number) =>
    (await send(production.url, staffSignIn, { email, password: DEMO_PASSWORD, code }, production.from(`198.51.100.${i}`))).code;
  const wrong = await atOnce(60, (i) => enter(right === "000000" ? "111111" : "000000", i));
  await production.forget();
  const [once, twice] = await oneByOne(2, (i) => enter(right, 100 + i));
  return first(
    tooMany(count(wrong, "sign-in-failed"), PASSWORDS_FREE, "codes verified"),
    control("the right code", once!),
    twice === "done" ? "a code signed in twice" : undefined,
  );
}

async function takenAddresses({ stage }: Scene): Promise<Finding> {
  const { email } = await readyToPay(stage.url);
  const asker = await visitor(stage.url);
  await forgetAttempts(stage);
  const open = { firstName: "Camille", lastName: "Roy", email, password: RIGHT };
  const questions = await atOnce(30, () => outcome(asker.call(checkEmail, { email })));
  const openings = await atOnce(50, () => outcome(asker.call(createClient, open)));
  await forgetAttempts(stage);
  const alone = await outcome(asker.call(createClient, open));
  return first(
    tooMany(count(questions, "done") + count(openings, "email-taken"), EMAILS_FREE, "addresses told"),
    control("a taken address", alone, "email-taken"),
  );
}

async function answerTimes({ stage }: Scene): Promise<Finding> {
  const { email } = await signUp(stage.url);
  const guesser = await visitor(stage.url);
  const msOf = async (address: string) => {
    await forgetAttempts(stage);
    return (await timed(() => outcome(guesser.call(signIn, { email: address, password: WRONG })))).ms;
  };
  const pairs = await oneByOne(15, async (i) => [await msOf(email), await msOf(`person.${i}@example.com`)] as const);
  const [known, unknown] = [median(pairs.map(([ms]) => ms)), median(pairs.map(([, ms]) => ms))];
  const ratio = known / unknown;
  return ratio > 2 || ratio < 0.5 ? `known people ${known} ms, unknown ones ${unknown} ms` : undefined;
}

/** Verifying a password takes a core for a while: others must not wait for 150 of them. */
async function manyAtOnce(scene: Scene): Promise<Finding> {
  const production = await scene.production();
  await production.forget();
  const tries = atOnce(150, (i) =>
    timed(() => send(production.url, signIn, { email: `person.${i}@example.com`, password: WRONG }, production.from(`198.51.100.${i}`))),
  );
  const beside = await timed(() => fetch(`${production.url}/health/live`));
  const answers = await tries;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const verified = answers.filter(({ result }) => result.code === "sign-in-failed").length;
  return first(
    verified === 0 ? "proves nothing: no password was verified" : undefined,
    slowest > SLOWEST_MS ? `the last of ${verified} that were verified took ${slowest} ms` : undefined,
    beside.ms > SLOWEST_MS ? `others waited ${beside.ms} ms` : undefined,
  );
}

/** The first attack's last one took 4 s. */
const SLOWEST_MS = 3_000;

async function visitor(url: string): Promise<Somebody> {
  const guesser = somebody(url);
  await guesser.refresh();
  return guesser;
}

/** Zero would mean that the guesses were refused for another reason. */
const tooMany = (found: number, free: number, what: string): Finding =>
  found === 0 || found > free ? `${found} ${what}, where 1 to ${free} may be` : undefined;
