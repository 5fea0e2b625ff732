import { signIn } from "@tablee/contracts/calls/sessions";
import { checkEmail } from "@tablee/contracts/calls/signup";
import { newVisitor, signUp, type Visitor } from "../../../stage/people.ts";
import { headersOf, send } from "../requests.ts";
import {
  atOnce,
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
} from "../scenario.ts";

/** Five, and one more after each of the first waits, should the scenario take some seconds. */
const PASSWORDS_FREE = 8;
const EMAILS_FREE = 30;
const WRONG = "not-the-password";

/** Passwords, codes and addresses, guessed. */
export const guessing: readonly Scenario[] = [
  { id: "H4b", severity: "high", title: "40 wrong passwords and 60 questions, each from a made-up address", play: madeUpAddresses },
  { id: "W8", severity: "medium", title: "known and unknown people told apart by the time of the answer", play: answerTimes },
  { id: "L12", severity: "low", title: "150 sign-ins at once, each from an address of its own", play: manyAtOnce },
];

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

/** The last request of the first attack took 4 s. */
const SLOWEST_MS = 3_000;

async function visitor(url: string): Promise<Visitor> {
  const guesser = newVisitor(url);
  await guesser.refresh();
  return guesser;
}

/** Zero would mean that the guesses were refused for a different reason. */
const tooMany = (found: number, free: number, what: string): Finding =>
  found === 0 || found > free ? `${found} ${what}, where 1 to ${free} may be` : undefined;
