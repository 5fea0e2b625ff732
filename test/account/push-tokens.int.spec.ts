import { registerPushToken, unregisterPushToken } from "@tablee/contracts/calls/clients";
import { exportAccess } from "@tablee/contracts/calls/privacy";
import { signOutClient } from "@tablee/contracts/calls/sessions";
import { accountIdOf, readyToPay, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();

const newToken = () => `fcm:${crypto.randomUUID()}`;
const platformsOf = async (person: Visitor) => (await person.call(exportAccess, {})).pushDevices.map(({ platform }) => platform);
const isKept = async (token: string) =>
  (await stage.running.api.pool.query("SELECT 1 FROM vault.push_token WHERE token = $1", [token])).rowCount === 1;

describe("tokens of devices", () => {
  it("are kept for the account, stand in the copy of its data without themselves, and go when they are given back", async () => {
    const person = await readyToPay(stage.url);
    const [phone, tablet] = [newToken(), newToken()];
    await person.call(registerPushToken, { token: phone, platform: "ios" });
    await person.call(registerPushToken, { token: phone, platform: "ios" });
    await person.call(registerPushToken, { token: tablet, platform: "android" });
    expect(await platformsOf(person)).toEqual(["android", "ios"]);
    expect(JSON.stringify(await person.call(exportAccess, {}))).not.toContain(phone);
    await person.call(unregisterPushToken, { token: tablet });
    expect(await platformsOf(person)).toEqual(["ios"]);
  });

  it("reach the sessions that still stand, and no others", async () => {
    const person = await readyToPay(stage.url);
    const { access, pool } = stage.running.api;
    const accountId = await accountIdOf(person);
    const token = newToken();
    await person.call(registerPushToken, { token, platform: "ios" });
    expect(await access.pushTokens.tokensOf(accountId)).toEqual([token]);
    await pool.query("UPDATE vault.session SET expires_at = now() WHERE subject_id = $1", [accountId]);
    expect(await access.pushTokens.tokensOf(accountId)).toEqual([]);
    expect(await isKept(token)).toBe(true);
    await access.pushTokens.forget(accountId, [token]);
    expect(await isKept(token)).toBe(false);
  });

  it("go with the session that named them", async () => {
    const person = await readyToPay(stage.url);
    const token = newToken();
    await person.call(registerPushToken, { token, platform: "web" });
    await person.call(signOutClient, {});
    expect(await isKept(token)).toBe(false);
  });

  it("are the last account's on a device that two people use, and no one else gives them back", async () => {
    const [one, other] = [await readyToPay(stage.url), await readyToPay(stage.url)];
    const token = newToken();
    await one.call(registerPushToken, { token, platform: "ios" });
    await other.call(registerPushToken, { token, platform: "ios" });
    expect([await platformsOf(one), await platformsOf(other)]).toEqual([[], ["ios"]]);
    await one.call(unregisterPushToken, { token });
    expect(await isKept(token)).toBe(true);
  });

  it("are ten at most, the newest", async () => {
    const person = await readyToPay(stage.url);
    const tokens = Array.from({ length: 12 }, newToken);
    for (const token of tokens) await person.call(registerPushToken, { token, platform: "web" });
    expect(await platformsOf(person)).toHaveLength(10);
    expect(await Promise.all([isKept(tokens[0]!), isKept(tokens[11]!)])).toEqual([false, true]);
  });

  it.each(["short", "x".repeat(2_049), "with a space in it, long enough"])("are none that look like %s", async (token) => {
    const person = await readyToPay(stage.url);
    await expect(person.call(registerPushToken, { token, platform: "ios" })).rejects.toMatchObject({ status: 422 });
  });
});
