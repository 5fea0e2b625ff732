import { claimIdsOf } from "@tablee/commands/account/address/household-claim";
import { householdStandingOf } from "@tablee/commands/account/address/household-standing";
import { placeOf } from "@tablee/commands/account/address/place-of";
import { accounts, claims } from "@tablee/commands/aggregates";
import type { Address } from "@tablee/domain/account/vocabulary";
import { type AccountId, accountId, idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { address } from "@tablee/domain/testing/examples";
import { contextOf, holderIn, register, write } from "../../fixtures/competing-claims.ts";
import { signedUpAt } from "../../fixtures/constants.ts";
import { Household } from "../../fixtures/household.ts";
import { worldBeforeSignUp } from "../../fixtures/signed-up-household.ts";

const [one, other] = ["one", "other"].map((name) => accountId(idFrom("former", name))) as [AccountId, AccountId];
const home: Address = { ...address, line: "12 rue St-Elzear", unit: "App. 4" };
const likewise: Address = { ...home, line: "12, rue Saint-Elzéar", unit: "04" };

/** An account whose household was claimed by the name that it had until November 2026. */
async function formerHousehold() {
  const world = await worldBeforeSignUp();
  const { steps } = world.process();
  for (const account of [one, other]) await register(steps, account, signedUpAt);
  const at = signedUpAt;
  const give = { type: "GiveAddress", address: home, ...placeOf(home), at } as const;
  await steps.handle(accounts, one, give, contextOf(one, at, "give"));
  const [, former] = claimIdsOf(steps, home) as [string, string];
  await steps.handle(claims, former, { type: "ClaimFor", kind: "household", accountId: one, at }, contextOf(one, at, "claim"));
  return { world, steps, at: addMinutes(at, 1), former };
}

describe("a household that was claimed by its former name", () => {
  it("is taken at once for who writes it as it was", async () => {
    const { world, steps, at } = await formerHousehold();
    expect(await write(steps, other, at, home)).toBe("household-taken");
    expect(await holderIn(world)).toBeUndefined();
    expect(await householdStandingOf(steps, one)).toBe("own");
  });

  it("is taken however it is written once the policy has read the addresses again", async () => {
    const { world, steps, at } = await formerHousehold();
    await new Household(world, at).follow();
    expect(await write(steps, other, at, likewise)).toBe("household-taken");
    expect(await householdStandingOf(steps, one)).toBe("own");
  });

  it("is free by both names when its account leaves", async () => {
    const { world, steps, at, former } = await formerHousehold();
    await new Household(world, at).follow();
    expect(await write(steps, one, at, { ...home, unit: "5" })).toBe("given");
    expect((await steps.load(claims, former)).state).toEqual({ status: "free" });
    expect(await write(steps, other, at, likewise)).toBe("given");
  });
});
