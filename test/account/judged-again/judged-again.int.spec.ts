import type { Judged } from "@tablee/access/judged";
import { accounts } from "@tablee/commands/aggregates";
import { registerPushToken } from "@tablee/contracts/calls/clients";
import { createReauthentication } from "@tablee/contracts/calls/reauthentications";
import { signIn, validateSession } from "@tablee/contracts/calls/sessions";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { newVisitor, passwordOfPeople } from "../../stage/people.ts";
import { signInWith } from "../../stage/social.ts";
import { specStage } from "../../stage/stage.ts";
import { type Cases, castOf, google } from "./cast.ts";
import { changesOfWays } from "./changes-of-ways.ts";
import { holdNext } from "./hold-next.ts";
import { waysIn } from "./ways-in.ts";
import { waysOfStaff } from "./ways-of-staff.ts";

const embedded = await startIdentityProviders({ port: 0 });
const stage = await specStage({ identityUrl: embedded.url });
afterAll(() => embedded.stop());
const cast = await castOf(stage);
const { access, pool, customer, reset, rowsOf, withGoogle } = cast;
beforeEach(() => pool.query("DELETE FROM vault.rate_limit"));

/** Every way, by what it is judged by: something new to judge by does not compile here until it has a case. */
const ways: Readonly<Record<Judged["by"] | "link" | "staff-link" | "email-code", Cases>> = {
  ...waysIn(cast),
  ...changesOfWays(cast),
  ...waysOfStaff(cast),
};

describe.each(Object.entries(ways))("judged again where it takes effect: %s", (_, cases) => {
  it.each(Object.entries(cases))("%s", async (__, make) => {
    const way = await make();
    const held = holdNext(...way.held);
    const begun = way.begin().then(
      (answer) => answer,
      (error: { body?: { code?: string }; status?: number }) => error,
    );
    await held.reached;
    await way.takeAway();
    held.letGo();
    const answer = await begun;
    expect(await way.left()).toEqual([]);
    expect(JSON.stringify(answer)).not.toMatch(/"(?:done|clientId|staff|logged_in_by_provider|provider_linked)"/);
    expect(answer).not.toMatchObject({ status: 500 });
  });
});

describe("sign-ins with the password before, over HTTP", () => {
  /** Signs in again and again, in a new browser each time, until a signal. Returns how often it got in. */
  async function signInUntil(signal: AbortSignal, password: { readonly email: string; readonly password: string }): Promise<number> {
    let times = 0;
    while (!signal.aborted) {
      const thief = newVisitor(stage.url);
      await thief.refresh();
      times += await thief.call(signIn, password).then(
        () => 1,
        () => 0,
      );
    }
    return times;
  }

  it("leave no session, though four are under way at every moment while the password is reset", async () => {
    for (let round = 0; round < 5; round++) {
      const person = await customer();
      await pool.query("DELETE FROM vault.rate_limit");
      const isReset = new AbortController();
      const thieves = Array.from({ length: 4 }, () => signInUntil(isReset.signal, person.password));
      await reset(person);
      isReset.abort();
      expect((await Promise.all(thieves)).reduce((sum, times) => sum + times)).toBeGreaterThan(0);
      expect(await rowsOf("SELECT 1 FROM vault.session WHERE subject_id = $1", person.accountId)).toEqual([]);
    }
  });
});

describe("a password that is reset by a mailed link", () => {
  it("ends the provider links of its account, also where the address was verified before; the log holds it", async () => {
    const person = await withGoogle();
    expect(await person.providers()).toEqual([google]);
    await reset(person);
    expect(await person.providers()).toEqual([]);
    const { state } = await stage.steps.load(accounts, person.accountId);
    expect(state).toMatchObject({ providers: [] });
    expect(await signInWith(newVisitor(stage.url), google, person.identity)).toMatchObject({ status: "verification_required" });
  });
});

describe("a session whose password is given again", () => {
  const give = (person: Awaited<ReturnType<typeof customer>>) =>
    person.call(createReauthentication, { email: person.email, password: passwordOfPeople, url: "/account/" });

  it("stays one session, though six ask at once: one gets the new id, the others sign in again", async () => {
    const person = await customer();
    const sessions = () => rowsOf("SELECT 1 FROM vault.session WHERE subject_id = $1", person.accountId);
    const before = (await sessions()).length;
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => give(person)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sessions()).toHaveLength(before);
    expect(await person.call(validateSession, {})).toEqual({ valid: true });
  });

  it("keeps its devices, and its sign-in under way at a provider", async () => {
    const person = await customer();
    const token = `fcm:${crypto.randomUUID()}`;
    await person.call(registerPushToken, { token, platform: "ios" });
    const session = (await access.sessions.find("client", person.jar.get("__Host-tablee")!))!;
    const { state } = await access.providerAttempts.begin(session, google, "settings", "en");
    await give(person);
    await person.refresh();
    expect(await access.pushTokens.tokensOf(person.accountId)).toEqual([token]);
    const rotated = (await access.sessions.find("client", person.jar.get("__Host-tablee")!))!;
    expect(rotated.hash).not.toBe(session.hash);
    expect(await access.providerAttempts.take(state, session)).toBeUndefined();
    expect(await access.providerAttempts.take(state, rotated)).toMatchObject({ provider: google });
  });
});
