import { createHmac } from "node:crypto";
import { TooManyAttempts } from "@tablee/access/sign-in/limits";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { resendEmailCode } from "@tablee/contracts/calls/email-verification";
import { newReauthentication, startReauthentication } from "@tablee/contracts/calls/reauthentications";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { accountSettings, addProvider, removeProvider } from "@tablee/contracts/calls/settings-account";
import {
  authenticateIdToken,
  beginOneTap,
  mailIdentityCode,
  providerCallback,
  startProvider,
  verifyIdentity,
} from "@tablee/contracts/calls/social";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { visitProvider } from "../../tools/identity-embedded/test/visit.ts";
import {
  accountIdOf,
  eventually,
  newVisitor,
  passwordOfPeople,
  readMessage,
  staffMember,
  turnFeature,
  type Visitor,
} from "../stage/people.ts";
import { linkIn, returnFrom, signInWith } from "../stage/social.ts";
import { specStage } from "../stage/stage.ts";

const failed = { status: "authentication_error", email: null };
const refused = (code: string) => ({ body: expect.objectContaining({ code }) });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const embedded = await startIdentityProviders({ port: 0 });
const stage = await specStage({ households: true, identityUrl: embedded.url });
afterAll(() => embedded.stop());

describe("coming in through a provider, attacked", () => {
  beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

  let people = 0;
  const newcomer = () => {
    people += 1;
    return { email: `attacked-${people}@courriel.example`, firstName: "Camille", lastName: "Roy" };
  };
  const clientOf = async (person: Visitor) => (await person.call(sessionData, {})).client;

  it.each(["forged", "expired", "nonce", "audience", "issuer", "unsigned", "confused"])("believes no token that is %s", async (fault) => {
    for (const provider of ["google_oauth2", "apple"] as const) {
      const person = newVisitor(stage.url);
      expect(await signInWith(person, provider, { ...newcomer(), fault })).toEqual(failed);
      expect(await clientOf(person)).toBeNull();
    }
  });

  it("believes no answer to another sign-in: replayed, of another browser, or with the code of one in the state of the other", async () => {
    const victim = newVisitor(stage.url);
    const attacker = newVisitor(stage.url);
    const theirs = await returnFrom(attacker, "google_oauth2", newcomer());
    const own = await returnFrom(victim, "google_oauth2", newcomer());
    const call = (person: Visitor, fields: object) => person.call(providerCallback, { provider: "google_oauth2", ...fields });
    expect(await call(victim, theirs)).toEqual(failed);
    expect(await call(victim, { ...own, code: theirs.code })).toEqual(failed);
    expect(await call(victim, own)).toEqual(failed);
    expect(await call(victim, {})).toEqual(failed);
    expect(await clientOf(victim)).toBeNull();
  });

  it("takes from the answer the provider's fields alone: none that would say who signed in, or why", async () => {
    const owner = await stage.household("en");
    const { clientId } = (await clientOf(owner))!;
    const person = newVisitor(stage.url);
    const visitor = newcomer();
    const fields = await returnFrom(person, "google_oauth2", visitor);
    const foreign = {
      purpose: "settings",
      accountId: clientId,
      sub: "x",
      email: owner.email,
      email_verified: true,
      nonce: "x",
      redirect_uri: "x",
    };
    expect(await person.call(providerCallback, { provider: "google_oauth2", ...fields, ...foreign })).toEqual({
      status: "client_created",
      email: visitor.email,
    });
    await person.refresh();
    expect((await clientOf(person))?.clientId).not.toBe(clientId);
    const twice = await returnFrom(newVisitor(stage.url), "google_oauth2", newcomer());
    const { state = "", ...rest } = twice;
    expect(await newVisitor(stage.url).call(providerCallback, { provider: "google_oauth2", ...rest, state: `${state},${state}` })).toEqual(
      failed,
    );
  });

  it("links nothing to an account by the link step of another account, or of a visitor", async () => {
    const [owner, attacker] = [await stage.household("en"), await stage.household("en")];
    const { url } = await attacker.call(addProvider, { provider: "facebook" });
    const { fields } = await visitProvider(url, newcomer());
    const bring = (person: Visitor) => person.call(providerCallback, { provider: "facebook", ...fields, settings: true });
    expect(await bring(owner)).toEqual(failed);
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    expect(await bring(visitor)).toEqual(failed);
    expect(await owner.call(accountSettings, {})).toMatchObject({ providers: [] });

    const signingIn = await returnFrom(attacker, "facebook", newcomer());
    expect(await attacker.call(providerCallback, { provider: "facebook", ...signingIn, settings: true })).toEqual(failed);
    await expect(owner.call(verifyIdentity, { password: passwordOfPeople })).rejects.toMatchObject(refused("identity-expired"));
  });

  it("opens the settings for a sign-in from before no more than for one without a time", async () => {
    const person = newVisitor(stage.url);
    const visitor = newcomer();
    await signInWith(person, "apple", visitor);
    const again = async (fault: string) => {
      const { url } = await person.call(startReauthentication, { provider: "apple", url: "/settings/account" });
      const { fields } = await visitProvider(url, { ...visitor, fault });
      const answer = await person.call(providerCallback, { provider: "apple", ...fields });
      await person.refresh();
      return answer;
    };
    for (const fault of ["stale", "undated"]) {
      expect([fault, await again(fault)]).toEqual([fault, failed]);
      await expect(person.call(accountSettings, {})).rejects.toMatchObject(refused("reauthentication-required"));
    }
    // A sign-in takes it: only in place of a password must it be new.
    expect(await signInWith(newVisitor(stage.url), "apple", { ...visitor, fault: "undated" })).toMatchObject({
      status: "logged_in_by_provider",
    });
    const { fields } = await visitProvider((await person.call(startProvider, { provider: "apple" })).url, visitor);
    expect(await person.call(providerCallback, { provider: "apple", ...fields })).toMatchObject({ status: "logged_in_by_provider" });
    await person.refresh();
    await expect(person.call(accountSettings, {})).rejects.toMatchObject(refused("reauthentication-required"));
    expect(await again("none")).toMatchObject({ status: "logged_in_by_provider" });
    expect(await person.call(newReauthentication, {})).toMatchObject({ providers: ["apple"] });
    expect(await person.call(accountSettings, {})).toMatchObject({ email: visitor.email });
  });

  it("signs in by a token for a page of ours with that page's nonce alone, once, and where the provider signed it", async () => {
    const visitor = newcomer();
    const person = newVisitor(stage.url);
    await person.refresh();
    await expect(person.call(beginOneTap, {})).rejects.toMatchObject({ body: { code: "provider-not-offered" } });
    await turnFeature(stage.url, "enable_one_tap", true);
    const { nonce } = await person.call(beginOneTap, {});
    const credential = await tokenWith(nonce, visitor);
    const stranger = newVisitor(stage.url);
    await stranger.refresh();
    expect(await stranger.call(authenticateIdToken, { credential })).toEqual(failed);
    expect(await person.call(authenticateIdToken, { credential: await tokenWith("of-no-page", visitor) })).toEqual(failed);
    expect(await person.call(authenticateIdToken, { credential })).toEqual({ status: "client_created", email: visitor.email });
    await person.refresh();
    expect(await person.call(authenticateIdToken, { credential })).toEqual(failed);
    const back = newVisitor(stage.url);
    await back.refresh();
    const again = await tokenWith((await back.call(beginOneTap, {})).nonce, visitor);
    expect(await back.call(authenticateIdToken, { credential: again })).toEqual({ status: "logged_in_by_provider", email: visitor.email });

    const unsigned = (claims: string) => `${part({ alg: "none" })}.${claims}.`;
    const byOurSecret = (claims: string) => {
      const head = `${part({ alg: "HS256", kid: "embedded" })}.${claims}`;
      return `${head}.${createHmac("sha256", "tablee-development-sign-in").update(head).digest("base64url")}`;
    };
    const unlike = (claims: string, token: string) => `${token.split(".")[0]}.${claims}.${"A".repeat(342)}`;
    for (const forge of [unsigned, byOurSecret, unlike]) {
      const fresh = newVisitor(stage.url);
      await fresh.refresh();
      const token = await tokenWith((await fresh.call(beginOneTap, {})).nonce, visitor);
      expect(await fresh.call(authenticateIdToken, { credential: forge(token.split(".")[1]!, token) })).toEqual(failed);
      expect(await clientOf(fresh)).toBeNull();
    }
  });

  it("mails five codes a day to the owner of an account for one network, then none for a day; the password proves it all the same", async () => {
    const owner = await stage.household("en");
    const person = newVisitor(stage.url);
    await signInWith(person, "google_oauth2", { email: owner.email, firstName: "Not", lastName: "Known" });
    for (let i = 0; i < 5; i++) await person.call(mailIdentityCode, {});
    await expect(person.call(mailIdentityCode, {})).rejects.toMatchObject({
      status: 429,
      body: { code: "too-many-attempts", details: { retryAfterSeconds: expect.any(Number) } },
    });
    const elsewhere = newVisitor(stage.url);
    await signInWith(elsewhere, "apple", { email: owner.email, firstName: "Not", lastName: "Known" });
    await expect(elsewhere.call(mailIdentityCode, {})).rejects.toMatchObject({ status: 429 });
    expect(await person.call(verifyIdentity, { password: passwordOfPeople })).toMatchObject({ status: "logged_in_by_provider" });
  });

  it("mails to an account what its owner asks for, whatever a stranger's network asks, and twenty a day for all networks together", async () => {
    const owner = await stage.household("en");
    const accountId = await accountIdOf(owner);
    const { attempts } = stage.running.api.access;
    const ask = (network: number) => attempts.requestProof(accountId, `203.0.113.${network}`);
    for (let i = 0; i < 5; i++) await ask(1);
    for (let i = 0; i < 30; i++) await expect(ask(1)).rejects.toThrow(TooManyAttempts);
    const person = newVisitor(stage.url);
    await signInWith(person, "google_oauth2", { email: owner.email, firstName: "Not", lastName: "Known" });
    await person.call(mailIdentityCode, {});
    for (let i = 0; i < 5; i++) await owner.call(resendEmailCode, {});
    await expect(owner.call(resendEmailCode, {})).rejects.toMatchObject({ status: 429 });
    for (let network = 2; network < 16; network++) await ask(network);
    for (let i = 0; i < 10; i++) await expect(ask(16)).rejects.toThrow(TooManyAttempts);
    // A request that is refused to everyone takes nothing from a network's five.
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit WHERE key LIKE 'identity-codes:%'");
    for (let i = 0; i < 5; i++) await ask(16);
    await expect(ask(16)).rejects.toThrow(TooManyAttempts);
  });

  it("judges fifty codes an hour from one network that would prove an account; the password proves it all the same", async () => {
    const owner = await stage.household("en");
    const person = newVisitor(stage.url);
    await signInWith(person, "google_oauth2", { email: owner.email, firstName: "Not", lastName: "Known" });
    const enter = () => expect(person.call(verifyIdentity, { code: "not-it" })).rejects;
    for (let i = 0; i < 50; i++) await enter().toMatchObject(refused("email-verification-failed"));
    await enter().toMatchObject({ status: 429, ...refused("too-many-attempts") });
    expect(await person.call(verifyIdentity, { password: passwordOfPeople })).toMatchObject({ status: "logged_in_by_provider" });
  });

  it("tells the owner by mail of a provider that was linked or removed, in their language", async () => {
    const owner = await stage.household("fr");
    await linkIn(owner, "facebook", newcomer());
    expect(await newestMail(owner.email, "provider-linked")).toContain("Facebook vient d’être lié à votre compte");
    await owner.call(removeProvider, { provider: "facebook" });
    expect(await newestMail(owner.email, "provider-removed")).toContain("Facebook vient d’être retiré de votre compte");
    const english = await stage.household("en");
    const person = newVisitor(stage.url);
    await signInWith(person, "apple", { email: english.email, firstName: "Noémie", lastName: "Roy" });
    await person.call(verifyIdentity, { password: passwordOfPeople });
    expect(await newestMail(english.email, "provider-linked")).toContain("Apple was just linked to your account");
  });

  async function newestMail(email: string, kind: NoticeAbout<"account">): Promise<string> {
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const rows = await eventually(
      async () => (await admin.call(outbox, { q: email, kind })).rows,
      (sent) => sent.length > 0,
    );
    return (await readMessage(admin, rows[0]!.messageId)).text;
  }

  /** An id token as the provider's script hands it to a page: for our site, with the page's nonce. */
  async function tokenWith(nonce: string, visitor: Parameters<typeof visitProvider>[1]): Promise<string> {
    const own = `${embedded.url}/google_oauth2`;
    const returnTo = "http://localhost:3000/clients/auth/google_oauth2/return";
    const verifier = "a-verifier-of-a-page-that-has-forty-three-characters-or-more";
    const challenge = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))).toString("base64url");
    const asked = { client_id: "tablee", response_type: "code", redirect_uri: returnTo, scope: "openid email profile", nonce, state: "s" };
    const query = new URLSearchParams({ ...asked, code_challenge: challenge, code_challenge_method: "S256" });
    const { fields } = await visitProvider(`${own}/auth?${query}`, visitor);
    const secret = { client_id: "tablee", client_secret: "tablee-development-sign-in" };
    const grant = { grant_type: "authorization_code", code: fields.code!, redirect_uri: returnTo, code_verifier: verifier };
    const answer = await fetch(`${own}/token`, { method: "POST", body: new URLSearchParams({ ...secret, ...grant }) });
    return ((await answer.json()) as { id_token: string }).id_token;
  }
});
