import { erasures, forgetPerson, verifyCertificate } from "@tablee/contracts/calls/admin/privacy";
import { exportAccess, exportEvents, forgetMe, privacy } from "@tablee/contracts/calls/privacy";
import { sessionData, signIn } from "@tablee/contracts/calls/sessions";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { accountHistory, searchAccounts } from "@tablee/contracts/calls/support";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { judgeErasure } from "../campaigns/erasure/judge.ts";
import { boxesOf, eventually, giveAddress, newVisitor, readyToPay, reauthenticate, staffMember } from "../stage/people.ts";
import { readableTimeline } from "../stage/readable-timeline.ts";
import { specStage } from "../stage/stage.ts";
import { livedLife } from "./erasure-life.ts";
import { lookForMarks } from "./pii-markers.ts";

const identity = await startIdentityProviders({ port: 0 });
const stage = await specStage({ identityUrl: identity.url, proxyHops: 1 });
afterAll(() => identity.stop());

const refusal = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });

describe("what is held about a person", () => {
  it("is read by pages in its order, without a secret, after the password alone", async () => {
    const person = await readyToPay(stage.url);
    const first = await person.call(exportEvents, { limit: 2 });
    expect(first.events).toHaveLength(2);
    const rest = await person.call(exportEvents, { after: first.next! });
    expect(rest.next).toBeNull();
    const all = [...first.events, ...rest.events];
    expect(all).toHaveLength(first.total);
    expect(all.find(({ type }) => type === "AccountOpened")).toMatchObject({
      by: "client",
      data: { person: { email: person.email } },
      at: { zone: expect.any(String) },
    });
    const access = await person.call(exportAccess, {});
    expect(access).toMatchObject({ passwordHolder: true, sessions: [expect.anything()] });
    expect(JSON.stringify([all, access])).not.toMatch(/argon2|session_hash|csrf|wrapped/);
    expect(await person.call(privacy, {})).toMatchObject({ email: person.email, blocks: [], purchasedCents: 0 });
    await expect(newVisitor(stage.url).call(privacy, {})).rejects.toEqual(refusal("require_login"));
  });
});

describe("a person who wants to be forgotten", () => {
  it("first closes the subscription", async () => {
    const person = await readyToPay(stage.url);
    await person.complete("tok_visa");
    await boxesOf(person);
    expect((await person.call(privacy, {})).blocks).toEqual(["erasure-subscription-open", "erasure-box-open"]);
    await expect(person.call(forgetMe, { confirmed: true })).rejects.toEqual(refusal("erasure-subscription-open"));
    await person.call(updateSubscription, { change: "close", reason: "other" });
    expect((await person.call(privacy, {})).blocks).not.toContain("erasure-subscription-open");
  });

  it("is found nowhere afterwards, while totals stay and others are found, and may sign up anew", async () => {
    const [life, bystander] = [await livedLife(stage), await livedLife(stage)];
    const { number, violations } = await judgeErasure(stage, { life, bystander });
    expect(violations).toEqual([]);

    for (const language of ["en", "fr"] as const) {
      const { events, page } = await readableTimeline(bystander.person, language);
      expect(events.length).toBeGreaterThan(40);
      expect(page).toContain(bystander.email);
      expect(page).toContain(bystander.address.line);
      expect(page).toContain(language === "fr" ? "Notre équipe a consulté" : "Our team looked at");
      // No id, no sku, no type of an event, no placeholder; and nothing of a second person.
      expect(page).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|RT[CE]-\d|MKT-|tok_|timeline:|\{\{|undefined/);
      for (const { type } of events) expect(page).not.toContain(type);
      for (const { text } of life.marks) expect(page).not.toContain(text);
    }

    const support = await staffMember(stage.url, "soutien@tablee.example");
    const admin = await staffMember(stage.url, "admin@tablee.example");
    expect((await admin.call(searchAccounts, { q: life.email })).rows).toEqual([]);
    const { entries } = await admin.call(accountHistory, { accountId: life.accountId });
    const { rows } = await stage.running.api.pool.query("SELECT status, first_name, email FROM read.accounts WHERE key = $1", [
      life.accountId,
    ]);
    expect(rows).toEqual([{ status: "forgotten", first_name: "—", email: "—" }]);
    expect(entries.at(-1)).toMatchObject({ type: "PersonForgotten", data: { certificate: { number } } });
    expect(await support.call(verifyCertificate, { number: number.toLowerCase() })).toMatchObject({
      number,
      askedBy: "client",
      sealHolds: true,
      keyDestroyedAt: expect.any(String),
      canSignIn: false,
    });
    expect((await support.call(erasures, {})).erasures).toContainEqual(
      expect.objectContaining({ number, forgottenAt: expect.any(String) }),
    );
    await expect(support.call(verifyCertificate, { number: "E-0000-0000-0000" })).rejects.toEqual(refusal("not-found"));

    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    await expect(visitor.call(signIn, { email: life.email, password: life.password })).rejects.toEqual(refusal("sign-in-failed"));
    expect(await life.person.call(sessionData, {})).toMatchObject({ client: null });
    const again = await life.signUpAgain();
    await expect(giveAddress(again, life.address)).resolves.toMatchObject({ region: "qc" });
  });

  it("may have asked staff, who give a reason", async () => {
    const person = await readyToPay(stage.url);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const { rows } = await eventually(
      () => admin.call(searchAccounts, { q: person.email }),
      (found) => found.rows.length === 1,
    );
    const { accountId } = rows[0]!;
    const { number } = await admin.call(forgetPerson, { accountId, reason: `${person.email} asked by mail` });
    const verified = () => admin.call(verifyCertificate, { number }).catch(() => undefined);
    expect(await eventually(verified, Boolean)).toMatchObject({ askedBy: "staff", sealHolds: true });
    expect((await lookForMarks(stage.running, [person.email])).found).toEqual([]);
    const support = await staffMember(stage.url, "soutien@tablee.example");
    await expect(support.call(forgetPerson, { accountId, reason: "not theirs to do" })).rejects.toEqual(refusal("forbidden"));
    await expect(reauthenticate(person)).rejects.toBeDefined();
  });
});
