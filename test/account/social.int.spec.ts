import { outbox } from "@tablee/contracts/calls/admin/money";
import { emailVerification, verifyEmail } from "@tablee/contracts/calls/email-verification";
import { locationData } from "@tablee/contracts/calls/locations";
import { requestPasswordReset, resetPassword } from "@tablee/contracts/calls/passwords";
import { newReauthentication, startReauthentication } from "@tablee/contracts/calls/reauthentications";
import { saveDiscountAndReferral, sessionData, signIn, storedLocationBeforeLogin, validateSession } from "@tablee/contracts/calls/sessions";
import { accountSettings, removeProvider } from "@tablee/contracts/calls/settings-account";
import { currentStep, savePlan } from "@tablee/contracts/calls/signup";
import {
  addressIdentity,
  mailIdentityCode,
  nameIdentity,
  providerCallback,
  startProvider,
  verifyIdentity,
  waysToSignIn,
} from "@tablee/contracts/calls/social";
import type { NoticeAbout } from "@tablee/domain/notice/vocabulary";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { visitProvider } from "../../tools/identity-embedded/test/visit.ts";
import { mailedCodes } from "../stage/mailed-codes.ts";
import { eventually, newVisitor, passwordOfPeople, readMessage, staffMember } from "../stage/people.ts";
import { linkIn, returnFrom, signInWith } from "../stage/social.ts";
import { specStage } from "../stage/stage.ts";

const failed = { status: "authentication_error", email: null };
const refused = (code: string) => ({ body: expect.objectContaining({ code }) });

const embedded = await startIdentityProviders({ port: 0 });
const stage = await specStage({ households: true, identityUrl: embedded.url });
afterAll(() => embedded.stop());

describe("coming in through a provider", () => {
  beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

  let people = 0;
  const newcomer = () => {
    people += 1;
    return { email: `r&d/new~${people}@courriel.xn--p1ai`, firstName: "Camille", lastName: "Roy" };
  };
  const clientOf = async (person: ReturnType<typeof newVisitor>) => (await person.call(sessionData, {})).client;

  it.each(["google_oauth2", "facebook", "apple"] as const)("opens an account, and signs in to it the next time: %s", async (provider) => {
    const person = newVisitor(stage.url);
    const visitor = newcomer();
    expect((await person.call(sessionData, {})).signInProviders).toContain(provider);
    await person.refresh();
    await person.call(savePlan, { plan: { type: "ready-to-cook", persons: 2, recipes: 3 }, diets: [], allergens: [], dislikes: [] });
    expect(await signInWith(person, provider, visitor)).toEqual({ status: "client_created", email: visitor.email });
    const client = await clientOf(person);
    expect(client).toMatchObject({ email: visitor.email, firstname: "Camille" });
    expect((await person.call(currentStep, {})).step).toBe("delivery");
    expect(await person.call(emailVerification, {})).toEqual({ email: visitor.email, verified: true, requested: false });

    const elsewhere = newVisitor(stage.url);
    expect(await signInWith(elsewhere, provider, visitor)).toEqual({ status: "logged_in_by_provider", email: visitor.email });
    expect((await clientOf(elsewhere))?.clientId).toBe(client?.clientId);
  });

  it("mails a code to an address that the provider does not vouch for", async () => {
    const person = newVisitor(stage.url);
    const visitor = { ...newcomer(), verified: false };
    expect(await signInWith(person, "facebook", visitor)).toMatchObject({ status: "client_created" });
    expect(await person.call(emailVerification, {})).toEqual({ email: visitor.email, verified: false, requested: true });
    const [code] = await mailedCodes(await staffMember(stage.url, "admin@tablee.example"), visitor.email, 1);
    await person.call(verifyEmail, { code: code! });
    expect(await person.call(emailVerification, {})).toMatchObject({ verified: true });
  });

  it("takes no word that the provider did not give: denied, forged, expired, or meant for another sign-in or site", async () => {
    for (const fault of ["denied", "forged", "expired", "nonce", "audience", "issuer", "unavailable"]) {
      const person = newVisitor(stage.url);
      expect([fault, await signInWith(person, "google_oauth2", { ...newcomer(), fault })]).toEqual([fault, failed]);
      expect(await clientOf(person)).toBeNull();
    }
  });

  it("takes an answer once, from the browser that began it, and for the provider that was asked", async () => {
    const person = newVisitor(stage.url);
    const visitor = newcomer();
    const fields = await returnFrom(person, "google_oauth2", visitor);
    const stranger = newVisitor(stage.url);
    await stranger.refresh();
    expect(await stranger.call(providerCallback, { provider: "google_oauth2", ...fields })).toEqual(failed);
    expect(await person.call(providerCallback, { provider: "facebook", ...fields })).toEqual(failed);
    const again = await returnFrom(person, "google_oauth2", visitor);
    expect(await person.call(providerCallback, { provider: "google_oauth2", ...again, settings: true })).toEqual(failed);
    const good = await returnFrom(person, "google_oauth2", visitor);
    expect(await person.call(providerCallback, { provider: "google_oauth2", ...good, unknown: "field" })).toMatchObject({
      status: "client_created",
    });
    await person.refresh();
    expect(await person.call(providerCallback, { provider: "google_oauth2", ...good })).toEqual(failed);
  });

  it("never links by an address: its owner proves that the account is theirs, by its password", async () => {
    const owner = await stage.household("en");
    for (const verified of [true, false]) {
      const person = newVisitor(stage.url);
      const visitor = { email: owner.email, firstName: "Not", lastName: "Known", verified };
      expect(await signInWith(person, "google_oauth2", visitor)).toEqual({ status: "verification_required", email: owner.email });
      expect(await clientOf(person)).toBeNull();
      await expect(person.call(verifyIdentity, { password: "not the password" })).rejects.toMatchObject(refused("sign-in-failed"));
      await expect(person.call(nameIdentity, { firstName: "Not", lastName: "Known" })).rejects.toMatchObject(refused("identity-expired"));
    }
    const person = newVisitor(stage.url);
    const visitor = { email: owner.email, firstName: "Noémie", lastName: "Roy", verified: false };
    await signInWith(person, "google_oauth2", visitor);
    expect(await person.call(verifyIdentity, { password: passwordOfPeople })).toMatchObject({ status: "logged_in_by_provider" });
    await person.refresh();
    expect(await person.call(newReauthentication, {})).toMatchObject({ providers: ["google_oauth2"], passwordHolder: true });
    expect(await signInWith(newVisitor(stage.url), "google_oauth2", visitor)).toMatchObject({ status: "logged_in_by_provider" });
    // The same subject at a different issuer is a different person.
    expect(await signInWith(newVisitor(stage.url), "facebook", visitor)).toMatchObject({ status: "verification_required" });
  });

  it("links by a mailed code as well, and ends every way in of a stranger who registered with the address before", async () => {
    const owner = await stage.household("en");
    const theirs = newcomer();
    expect(await linkIn(owner, "facebook", theirs)).toMatchObject({ status: "provider_linked" });
    const person = newVisitor(stage.url);
    await expect(person.call(mailIdentityCode, {})).rejects.toMatchObject(refused("identity-expired"));
    await signInWith(person, "apple", { email: owner.email, firstName: "Noémie", lastName: "Roy" });
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const [registered] = await mailedCodes(admin, owner.email, 1);
    await person.call(mailIdentityCode, {});
    await expect(person.call(verifyIdentity, { code: "000000" })).rejects.toMatchObject(refused("email-verification-failed"));
    const code = (await mailedCodes(admin, owner.email, 2)).find((mailed) => mailed !== registered)!;
    expect(await person.call(verifyIdentity, { code })).toMatchObject({ status: "logged_in_by_provider", email: owner.email });
    await person.refresh();
    expect(await person.call(emailVerification, {})).toEqual({ email: owner.email, verified: true, requested: true });
    expect(await owner.call(validateSession, {})).toEqual({ valid: false });
    const again = { email: owner.email, password: passwordOfPeople };
    await expect(newVisitor(stage.url).call(signIn, again)).rejects.toMatchObject(refused("sign-in-failed"));
    expect(await signInWith(newVisitor(stage.url), "facebook", theirs)).not.toMatchObject({ status: "logged_in_by_provider" });
    expect(await person.call(newReauthentication, {})).toMatchObject({ providers: ["apple"], passwordHolder: false });
  });

  it("of a stranger ends with the first link to a new password, which proves the address as well", async () => {
    const owner = await stage.household("en");
    const theirs = newcomer();
    expect(await linkIn(owner, "facebook", theirs)).toMatchObject({ status: "provider_linked" });
    const person = newVisitor(stage.url);
    await person.refresh();
    const reset = async (password: string) => {
      await person.call(requestPasswordReset, { email: owner.email });
      const text = await newestMail(owner.email, "reset-link");
      await person.call(resetPassword, { token: text.match(/edit#([\w-]{43})/)![1]!, password, confirmation: password });
    };
    await reset("neuf lacs encore gelés");
    expect(await signInWith(newVisitor(stage.url), "facebook", theirs)).not.toMatchObject({ status: "logged_in_by_provider" });
    const back = newVisitor(stage.url);
    await back.refresh();
    await back.call(signIn, { email: owner.email, password: "neuf lacs encore gelés" });
    await back.refresh();
    expect(await back.call(emailVerification, {})).toMatchObject({ verified: true });
  });

  it("asks for a name where the provider gives none", async () => {
    const person = newVisitor(stage.url);
    const { email } = newcomer();
    expect(await signInWith(person, "apple", { email })).toEqual({ status: "name_required", email });
    await expect(person.call(mailIdentityCode, {})).rejects.toMatchObject(refused("identity-expired"));
    expect(await person.call(nameIdentity, { firstName: "Maude", lastName: "Gagnon" })).toEqual({ status: "client_created", email });
    await person.refresh();
    expect(await clientOf(person)).toMatchObject({ email, firstname: "Maude" });
  });

  it("asks for an address where the provider gives none that mail servers take, and keeps the name that it gives", async () => {
    for (const given of ["", '"quoted name"@example.com']) {
      const person = newVisitor(stage.url);
      const { email } = newcomer();
      const visitor = { firstName: "Maude", lastName: given === "" ? "Gagnon" : "Roy", email: given };
      expect(await signInWith(person, "facebook", visitor)).toEqual({ status: "email_required", email: null });
      await expect(person.call(nameIdentity, { firstName: "Maude", lastName: "Gagnon" })).rejects.toMatchObject(
        refused("identity-expired"),
      );
      expect(await person.call(addressIdentity, { email })).toEqual({ status: "client_created", email });
      await person.refresh();
      expect(await clientOf(person)).toMatchObject({ email, firstname: "Maude" });
      expect(await person.call(emailVerification, {})).toMatchObject({ verified: false });
      expect(await signInWith(newVisitor(stage.url), "facebook", visitor)).toMatchObject({ status: "logged_in_by_provider" });
    }
  });

  it("asks whoever enters an address that an account has to prove it, and lets another be entered", async () => {
    const owner = await stage.household("fr");
    const person = newVisitor(stage.url);
    const { email } = newcomer();
    await signInWith(person, "facebook", {});
    expect(await person.call(addressIdentity, { email: owner.email })).toEqual({ status: "verification_required", email: owner.email });
    expect(await person.call(addressIdentity, { email })).toEqual({ status: "name_required", email });
    expect(await person.call(nameIdentity, { firstName: "Maude", lastName: "Gagnon" })).toMatchObject({ status: "client_created" });
  });

  it("is linked and removed in the settings, but not removed without a password", async () => {
    const person = await stage.household("en");
    const visitor = { ...newcomer(), verified: false };
    expect(await linkIn(person, "facebook", visitor)).toMatchObject({ status: "provider_linked" });
    expect(await person.call(accountSettings, {})).toMatchObject({ providers: ["facebook"], linkable: ["google_oauth2", "apple"] });
    expect(await signInWith(newVisitor(stage.url), "facebook", visitor)).toMatchObject({ status: "logged_in_by_provider" });
    const other = await stage.household("en");
    expect(await linkIn(other, "facebook", visitor)).toEqual(failed);
    expect(await linkIn(person, "facebook", newcomer())).toEqual(failed);
    await person.call(removeProvider, { provider: "facebook" });
    expect(await person.call(accountSettings, {})).toMatchObject({ providers: [] });
    expect(await signInWith(newVisitor(stage.url), "facebook", visitor)).toMatchObject({ status: "client_created" });

    const social = newVisitor(stage.url);
    const own = newcomer();
    await signInWith(social, "apple", own);
    await expect(social.call(removeProvider, { provider: "apple" })).rejects.toMatchObject(refused("reauthentication-required"));
    await reauthenticateWith(social, own);
    await expect(social.call(removeProvider, { provider: "apple" })).rejects.toMatchObject(refused("provider-needs-password"));
  });

  it("opens the settings of a person without a password by a fresh sign-in, with that person alone", async () => {
    const person = newVisitor(stage.url);
    const visitor = newcomer();
    await signInWith(person, "apple", visitor);
    await expect(person.call(accountSettings, {})).rejects.toMatchObject(refused("reauthentication-required"));
    expect(await person.call(newReauthentication, {})).toEqual({ email: visitor.email, providers: ["apple"], passwordHolder: false });
    expect(await reauthenticateWith(person, newcomer())).toEqual(failed);
    await expect(person.call(accountSettings, {})).rejects.toMatchObject(refused("reauthentication-required"));
    expect(await reauthenticateWith(person, visitor)).toMatchObject({ status: "logged_in_by_provider" });
    expect(await person.call(accountSettings, {})).toMatchObject({ providers: ["apple"], passwordHolder: false });
  });

  it("says what an account can sign in with, and of an unknown address no more than of a known one", async () => {
    const person = await stage.household("en");
    const asked = (email: string) => newVisitor(stage.url).call(waysToSignIn, { email });
    const visitor = newcomer();
    await signInWith(newVisitor(stage.url), "google_oauth2", visitor);
    expect(await asked(visitor.email)).toEqual({ password: false, providers: ["google_oauth2"] });
    expect(await asked("unknown@courriel.example")).toEqual(await asked(person.email));
  });

  it("tells once where the person was going, an address of our own", async () => {
    const person = newVisitor(stage.url);
    await person.refresh();
    await expect(person.call(startProvider, { provider: "apple", url: "//elsewhere.example" })).rejects.toMatchObject({ status: 422 });
    const { url } = await person.call(startProvider, { provider: "apple", url: "/rewards_v2" });
    const { fields } = await visitProvider(url, newcomer());
    await person.call(providerCallback, { provider: "apple", ...fields });
    await person.refresh();
    expect(await person.call(storedLocationBeforeLogin, {})).toEqual({ url: "/rewards_v2" });
    expect(await person.call(storedLocationBeforeLogin, {})).toEqual({ url: null });
  });

  it("keeps with the session what a link carried, and drops a code that is none", async () => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    expect(await visitor.call(saveDiscountAndReferral, { discountCode: "NOT-A-CODE", referral: "camille" })).toEqual({
      discountCode: null,
    });
    expect(await visitor.call(saveDiscountAndReferral, { discountCode: "moitie", referralId: "42" })).toEqual({ discountCode: "MOITIE" });
    expect((await visitor.call(currentStep, {})).discountCode).toBe("MOITIE");
    const { rows } = await stage.running.api.pool.query("SELECT data FROM vault.session WHERE data ? 'referrerId'");
    expect(rows).toEqual([]);
    expect((await signInWith(visitor, "google_oauth2", newcomer())).status).toBe("client_created");
    expect((await visitor.call(currentStep, {})).discountCode).toBe("MOITIE");
    await visitor.refresh();
    expect(await visitor.call(saveDiscountAndReferral, { discountCode: "deuxrepas" })).toEqual({ discountCode: "DEUXREPAS" });
    expect(await visitor.call(locationData, {})).toEqual({ region: "bc" });
  });

  it("turns from the provider's address to our page, with what it said behind the #", async () => {
    const come = (init: RequestInit, query = "") =>
      fetch(`${stage.url}/clients/auth/apple/return${query}`, { ...init, redirect: "manual" }).then((answer) => [
        answer.status,
        answer.headers.get("location"),
      ]);
    expect(await come({}, "?code=a&state=fr.b")).toEqual([303, "/fr/clients/auth/apple/callback#code=a&state=fr.b"]);
    const body = new URLSearchParams({ code: "a", state: "en.b" });
    expect(await come({ method: "POST", body })).toEqual([303, "/clients/auth/apple/callback#code=a&state=en.b"]);
  });

  async function reauthenticateWith(person: ReturnType<typeof newVisitor>, visitor: Parameters<typeof visitProvider>[1]) {
    const { url } = await person.call(startReauthentication, { provider: "apple", url: "/settings/account" });
    const { fields } = await visitProvider(url, visitor);
    const answer = await person.call(providerCallback, { provider: "apple", ...fields });
    await person.refresh();
    return answer;
  }

  /** The text of the newest mail of a kind to an account. */
  async function newestMail(email: string, kind: NoticeAbout<"account">): Promise<string> {
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const rows = await eventually(
      async () => (await admin.call(outbox, { q: email, kind })).rows,
      (sent) => sent.length > 0,
    );
    return (await readMessage(admin, rows[0]!.messageId)).text;
  }
});
