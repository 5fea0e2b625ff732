import { signIn } from "@tablee/contracts/calls/sessions";
import { checkEmail, createClient } from "@tablee/contracts/calls/signup";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { generate, generateSecret } from "otplib";
import { almostSignedUp, type Somebody, signUp, somebody, staffMember } from "../../people.ts";
import { forgetAttempts } from "./campaign.ts";
import { atOnce, cookieOf, count, first, outcome, type Scenario, unless } from "./scenario.ts";

/** Five, and one more after each of the first waits, should all of it take some seconds. */
const PASSWORDS_FREE = 8;
const ACCOUNTS_FREE = 50;
const EMAILS_FREE = 30;

/** Passwords, codes and addresses, guessed. */
export const guessing: readonly Scenario[] = [
  {
    id: "H4a",
    severity: "high",
    title: "60 wrong passwords at once",
    async play({ stage }) {
      const { email } = await signUp(stage.url);
      const guesser = await visitor(stage.url);
      const codes = await atOnce(60, () => outcome(guesser.call(signIn, { email, password: "not-the-password" })));
      return tooMany(count(codes, "sign-in-failed"), PASSWORDS_FREE, "passwords verified");
    },
  },
  {
    id: "H4b",
    severity: "high",
    title: "the same, each from a made-up address",
    async play({ stage }) {
      const { email } = await signUp(stage.url);
      const guesser = await visitor(stage.url);
      const headers = (i: number) => ({
        "content-type": "application/json",
        "x-csrf-token": guesser.csrf(),
        "x-forwarded-for": `203.0.113.${i}`,
        cookie: cookieOf(guesser),
      });
      const body = JSON.stringify({ email, password: "not-the-password" });
      const tries = await atOnce(40, (i) => fetch(`${stage.url}${signIn.path}`, { method: "POST", headers: headers(i), body }));
      return tooMany(tries.filter(({ status }) => status === 401).length, PASSWORDS_FREE, "passwords verified");
    },
  },
  {
    id: "H4c",
    severity: "high",
    title: "70 accounts sprayed from one address",
    async play({ stage }) {
      const guesser = await visitor(stage.url);
      const password = "not-the-password";
      const codes = await atOnce(70, (i) => outcome(guesser.call(signIn, { email: `person.${i}@example.com`, password })));
      return tooMany(count(codes, "sign-in-failed"), ACCOUNTS_FREE, "accounts tried");
    },
  },
  {
    id: "H4d",
    severity: "high",
    title: "60 wrong codes with the right password, and a code used twice",
    async play({ stage }) {
      const [email, { pool }] = ["finance@tablee.example", stage.running.api];
      const finance = await staffMember(stage.url, email);
      const secret = generateSecret();
      await pool.query("UPDATE vault.staff SET totp_secret = $1 WHERE email = $2", [secret, email]);
      const enter = (code: string) => outcome(finance.call(staffSignIn, { email, password: DEMO_PASSWORD, code }));
      const right = await generate({ secret });
      const wrong = await atOnce(60, () => enter(right === "000000" ? "111111" : "000000"));
      await forgetAttempts(stage);
      const once = await enter(right);
      await finance.refresh();
      const twice = await enter(right);
      await pool.query("UPDATE vault.staff SET totp_secret = NULL WHERE email = $1", [email]);
      return first(
        tooMany(60 - count(wrong, "too-many-attempts"), PASSWORDS_FREE, "codes verified"),
        unless("done", once),
        twice === "done" ? "a code signed in twice" : undefined,
      );
    },
  },
  {
    id: "H4e",
    severity: "high",
    title: "taken addresses asked for by opening accounts",
    async play({ stage }) {
      const { email } = await almostSignedUp(stage.url);
      const asker = await visitor(stage.url);
      await forgetAttempts(stage);
      const open = { firstName: "Camille", lastName: "Roy", email, password: "une-longue-phrase-2026" };
      const codes = [
        ...(await atOnce(30, () => outcome(asker.call(checkEmail, { email })))),
        ...(await atOnce(30, () => outcome(asker.call(createClient, open)))),
      ];
      return tooMany(60 - count(codes, "too-many-attempts"), EMAILS_FREE, "addresses told");
    },
  },
];

async function visitor(url: string): Promise<Somebody> {
  const guesser = somebody(url);
  await guesser.refresh();
  return guesser;
}

/** None at all would mean that the guesses were refused for another reason. */
const tooMany = (found: number, free: number, what: string): string | undefined =>
  found === 0 || found > free ? `${found} ${what}, where 1 to ${free} may be` : undefined;
