import {
  corporateCreditPlan,
  endCorporateCreditPlan,
  updateCorporateCreditPlan,
} from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { accountIdOf, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const finance = await staffMember(stage.url, "finance@tablee.example");
const accountId = await accountIdOf(await stage.household());

const show = () => finance.call(corporateCreditPlan, { accountId });
const give = (more: object = {}) =>
  finance.call(updateCorporateCreditPlan, {
    ...{ accountId, plan: "employer-meals", valueCents: 5_000, expiration: "2031-12-31", reason: "signed by their employer" },
    ...more,
  } as never);

/** Over HTTP; its amounts and times are proved in memory. */
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

  it("is shown with the day on which it gives next, until it is ended", async () => {
    await give();
    const { current } = await show();
    expect(current).toMatchObject({ plan: "employer-meals", valueCents: 5_000, expiration: "2031-12-31", nextOn: "2026-12-01" });
    await finance.call(endCorporateCreditPlan, { accountId, reason: "left that employer" });
    expect((await show()).current).toBeNull();
  });
});
