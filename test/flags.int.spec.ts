import { flags, turnFlag } from "@tablee/contracts/calls/desk-flags";
import { getFeatureFlag, getFeatureFlags, sessionData } from "@tablee/contracts/calls/sessions";
import { flagNames } from "@tablee/domain/flag/vocabulary";
import { accountId } from "@tablee/domain/kernel/ids";
import { accountIdOf, eventually, signUp, somebody, staffMember, turnFeature } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.stop(), 30_000);

const visitor = async () => {
  const person = somebody(stage.url);
  await person.refresh();
  return person;
};

describe("a feature", () => {
  it.each(flagNames)("%s is turned and turned back, for visitors and in the session", async (flag) => {
    const person = await visitor();
    const { enabled } = await person.call(getFeatureFlag, { flag });
    await turnFeature(stage.url, flag, !enabled);
    expect((await person.call(getFeatureFlags, {})).flags[flag]).toBe(!enabled);
    expect((await person.call(sessionData, {})).flippers[flag]).toBe(!enabled);
    await turnFeature(stage.url, flag, enabled);
    expect(await person.call(getFeatureFlag, { flag })).toEqual({ enabled });
  });

  it("is another for one account until its exception ends; who turned it and why is kept", async () => {
    const [one, other] = [await signUp(stage.url), await signUp(stage.url)];
    const clientId = await accountIdOf(one);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const asked = { flag: "enable_one_tap", accountId: clientId } as const;
    const isOn = async (person: typeof one) => (await person.call(getFeatureFlag, { flag: asked.flag })).enabled;
    await admin.call(turnFlag, { ...asked, enabled: true, reason: "asked to try it" });
    expect(
      await eventually(
        () => isOn(one),
        (on) => on,
      ),
    ).toBe(true);
    expect(await isOn(other)).toBe(false);
    const { exceptions } = (await admin.call(flags, {})).flags.find(({ flag }) => flag === asked.flag)!;
    expect(exceptions).toMatchObject([
      { accountId: clientId, enabled: true, turned: { reason: "asked to try it", by: expect.any(String) } },
    ]);
    await admin.call(turnFlag, { ...asked, enabled: null, reason: "tried enough" });
    expect(
      await eventually(
        () => isOn(one),
        (on) => !on,
      ),
    ).toBe(false);
  });

  it("is turned by admins alone, and for accounts that exist", async () => {
    const support = await staffMember(stage.url, "soutien@tablee.example");
    expect((await support.call(flags, {})).flags.map(({ flag }) => flag)).toEqual(flagNames);
    const turn = { flag: "enable_one_tap", enabled: true, reason: "to see" } as const;
    await expect(support.call(turnFlag, turn)).rejects.toMatchObject({ status: 403 });
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const unknown = accountId("00000000-0000-4000-8000-000000000000");
    await expect(admin.call(turnFlag, { ...turn, accountId: unknown })).rejects.toMatchObject({ body: { code: "account-not-found" } });
    await expect(admin.call(turnFlag, { ...turn, enabled: null })).rejects.toMatchObject({ body: { code: "input-invalid" } });
  });

  it("that is unknown is off", async () => {
    expect(await (await visitor()).call(getFeatureFlag, { flag: "no_such_feature" })).toEqual({ enabled: false });
  });
});
