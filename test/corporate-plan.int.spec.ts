import {
  corporateCreditPlan,
  endCorporateCreditPlan,
  updateCorporateCreditPlan,
} from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accountIdOf, advance, eventually, type Somebody, signUp, staffMember } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

let stage: Stage;
let finance: Somebody;
let person: Somebody;
let accountId: AccountId;
beforeAll(async () => {
  stage = await setStage();
  finance = await staffMember(stage.url, "finance@tablee.example");
  person = await signUp(stage.url);
  accountId = await accountIdOf(person);
});
afterAll(() => stage.stop());

const show = () => finance.call(corporateCreditPlan, { accountId });
const give = (more: object = {}) =>
  finance.call(updateCorporateCreditPlan, {
    ...{ accountId, plan: "employer-meals", valueCents: 5_000, expiration: "2031-12-31", reason: "signed by their employer" },
    ...more,
  } as never);
const corporate = async () => (await person.call(paymentSettings, {})).credits.filter(({ source }) => source === "corporate-plan");

describe("a corporate plan", () => {
  it.each([
    ["plan", "corporate-plan-missing"],
    ["valueCents", "corporate-plan-value-missing"],
    ["expiration", "corporate-plan-expiration-missing"],
  ])("is asked for its %s by a sentence of its own", async (field, code) => {
    await expect(give({ [field]: undefined })).rejects.toMatchObject({ status: 422, body: { code, fields: [{ path: field }] } });
    expect((await show()).current).toBeNull();
  });

  it("is given by finance alone", async () => {
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const plan = { accountId, plan: "partner", valueCents: 100, expiration: "2031-12-31", reason: "asked nicely" };
    await expect(support.call(updateCorporateCreditPlan, plan)).rejects.toMatchObject({ status: 403 });
  });

  it("gives its credit on the first of the month, and nothing more once it was ended", async () => {
    await give();
    const { current } = await show();
    expect(current).toMatchObject({ plan: "employer-meals", valueCents: 5_000, expiration: "2031-12-31" });
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await advance(admin, addMinutes(`${current!.nextOn}T06:00:00.000Z`, 5));
    expect(await eventually(corporate, (all) => all.length > 0)).toMatchObject([{ valueCents: 5_000, expiresOn: null }]);
    const later = (await show()).current!;
    expect(later.nextOn > current!.nextOn).toBe(true);
    await finance.call(endCorporateCreditPlan, { accountId, reason: "left that employer" });
    expect((await show()).current).toBeNull();
    expect(await corporate()).toHaveLength(1);
  });
});
