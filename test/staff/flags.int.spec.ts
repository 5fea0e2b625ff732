import { flags, turnFlag } from "@tablee/contracts/calls/admin/flags";
import { showPage } from "@tablee/contracts/calls/pages";
import { getFeatureFlag, getFeatureFlags, sessionData } from "@tablee/contracts/calls/sessions";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { getStartedData, savePlan, subscriptionPlans } from "@tablee/contracts/calls/signup";
import { flagNames } from "@tablee/domain/flag/vocabulary";
import { accountId } from "@tablee/domain/kernel/ids";
import { accountIdOf, eventually, newVisitor, readyToPay, staffMember, turnFeature } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });

const visitor = async () => {
  const person = newVisitor(stage.url);
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
    const [one, other] = [await stage.household(), await stage.household()];
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

describe("the flag ready_to_eat", () => {
  const meals = { type: "ready-to-eat", meals: 8 } as const;
  const recipes = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;
  const tastes = { diets: [], allergens: [], dislikes: [] };
  const refused = expect.objectContaining({ status: 422, body: expect.objectContaining({ code: "plan-not-offered" }) });

  it("offers plans of meals, or none: no list has them, and none is taken", async () => {
    const person = await visitor();
    const client = await stage.household();
    expect((await person.call(subscriptionPlans, {})).readyToEat).toHaveLength(5);
    const page = { slug: "ready-to-eat" };
    expect(await person.call(showPage, page)).toMatchObject(page);
    const { fromPerServingCents: cheapest } = await person.call(getStartedData, {});
    expect(await person.call(savePlan, { plan: meals, ...tastes })).toEqual({ step: "registration" });
    await turnFeature(stage.url, "ready_to_eat", false);
    expect((await person.call(subscriptionPlans, {})).readyToEat).toEqual([]);
    await expect(person.call(showPage, page)).rejects.toMatchObject({ status: 404 });
    expect((await person.call(getStartedData, {})).fromPerServingCents).toBeGreaterThanOrEqual(cheapest);
    await expect(person.call(savePlan, { plan: meals, ...tastes })).rejects.toEqual(refused);
    await expect(client.call(updateSubscription, { change: "plan", plan: meals })).rejects.toEqual(refused);
    expect(await person.call(savePlan, { plan: recipes, ...tastes })).toEqual({ step: "registration" });
    await turnFeature(stage.url, "ready_to_eat", true);
    expect((await client.call(updateSubscription, { change: "plan", plan: meals })).subscription.plan).toEqual(meals);
  });

  it("holds to the end of a sign-up: what was chosen while it was on is not started once it is off", async () => {
    const { call, complete } = await readyToPay(stage.url);
    await call(savePlan, { plan: meals, ...tastes });
    await turnFeature(stage.url, "ready_to_eat", false);
    await expect(complete("tok_visa")).rejects.toEqual(refused);
    await turnFeature(stage.url, "ready_to_eat", true);
    await complete("tok_visa");
  });

  it("of one account is its own", async () => {
    const client = await stage.household();
    const admin = await staffMember(stage.url, "admin@tablee.example");
    const exception = { flag: "ready_to_eat", accountId: await accountIdOf(client), enabled: false, reason: "tried in a test" } as const;
    await admin.call(turnFlag, exception);
    const offered = async () => (await client.call(subscriptionPlans, {})).readyToEat.length;
    expect(await eventually(offered, (count) => count === 0)).toBe(0);
    await expect(client.call(updateSubscription, { change: "plan", plan: meals })).rejects.toEqual(refused);
    expect((await (await visitor()).call(subscriptionPlans, {})).readyToEat).toHaveLength(5);
  });
});

describe("the flag use_info_email_contact", () => {
  it("has screens name the address for information", async () => {
    const person = await visitor();
    expect((await person.call(sessionData, {})).contact.email).toBe("bonjour@tablee.example");
    await turnFeature(stage.url, "use_info_email_contact", true);
    expect((await person.call(sessionData, {})).contact.email).toBe("info@tablee.example");
    await turnFeature(stage.url, "use_info_email_contact", false);
  });
});
