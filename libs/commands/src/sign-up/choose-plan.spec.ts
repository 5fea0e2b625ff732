import { refuse } from "@tablee/domain/kernel/errors";
import { accountId, plan, tastes } from "@tablee/domain/testing/examples";
import { slot } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin, readyToPay } from "@tablee/testing/fixtures/signed-up-household";
import { Refused } from "../refused.ts";
import { choicesOf, termsOf } from "./choices-of.ts";
import { bringPlan, choosePlan } from "./choose-plan.ts";
import { chooseSlot } from "./choose-slot.ts";

const selection = { plan, ...tastes };
const other = { ...selection, plan: { type: "ready-to-eat", meals: 8 } as const, diets: ["high-protein" as const] };
const { weekday, window } = slot;
const time = { weekday, window } as Parameters<typeof chooseSlot>[1]["time"];

const stepsOf = (household: Household) => household.world.process().steps;

describe("a plan that is chosen in sign-up", () => {
  it("leads to the delivery until day and window are chosen, then to the payment", async () => {
    const household = await readyToPay();
    const steps = stepsOf(household);
    expect(await choosePlan(steps, { accountId, selection }, household.context())).toBe("delivery");
    await chooseSlot(steps, { accountId, time }, household.context());
    expect(await choosePlan(steps, { accountId, selection: other }, household.context())).toBe("payment");
    expect(termsOf(await choicesOf(steps, accountId))).toEqual({ plan: other.plan, tastes: { ...tastes, diets: other.diets }, ...time });
  });

  it("counts for the account before one that only the visit has", async () => {
    const household = await readyToPay();
    const steps = stepsOf(household);
    expect((await choicesOf(steps, accountId, other)).selection).toEqual(other);
    await bringPlan(steps, { accountId, selection }, household.context());
    expect((await choicesOf(steps, accountId, other)).selection).toEqual(selection);
  });

  it("keeps of a visit's earlier choice the diets that its plan has", async () => {
    const household = await readyToPay();
    const steps = stepsOf(household);
    const earlier = { ...selection, diets: ["keto" as const, "vegetarian" as const] };
    await expect(choosePlan(steps, { accountId, selection: earlier }, household.context())).rejects.toEqual(
      new Refused(refuse("selection-invalid")),
    );
    await bringPlan(steps, { accountId, selection: earlier }, household.context());
    expect((await choicesOf(steps, accountId)).selection?.diets).toEqual(["vegetarian"]);
  });

  it("is refused once a first order exists, and no visit brings one then", async () => {
    const household = await begin();
    const steps = stepsOf(household);
    const input = { accountId, selection: other };
    await expect(choosePlan(steps, input, household.context())).rejects.toEqual(new Refused(refuse("subscription-exists")));
    await bringPlan(steps, input, household.context());
    expect((await choicesOf(steps, accountId)).selection).toBeUndefined();
  });
});
