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
const home: Address = { ...address, line: "12 rue de St-Elzear", unit: "App. 4" };
const likewise: Address = { ...home, line: "12, rue Saint-Elzéar", unit: "04" };
const withoutType: Address = { ...home, line: "12 St-Elzéar", unit: "four" };

/** An account whose household was claimed by the name that it had until November 2026. */
async function formerHousehold(name: 1 | 2 = 2) {
  const world = await worldBeforeSignUp();
  const { steps } = world.process();
  for (const account of [one, other]) await register(steps, account, signedUpAt);
  const at = signedUpAt;
  const give = { type: "GiveAddress", address: home, ...placeOf(home), at } as const;
  await steps.handle(accounts, one, give, contextOf(one, at, "give"));
  const former = claimIdsOf(steps, home)[name]!;
  await steps.handle(claims, former, { type: "ClaimFor", kind: "household", accountId: one, at }, contextOf(one, at, "claim"));
  return { world, steps, at: addMinutes(at, 1), former };
}

describe.each([1, 2] as const)("a household that was claimed by its %i. former name", (name) => {
  it("is taken at once for who writes it as it was", async () => {
    const { world, steps, at } = await formerHousehold(name);
    expect(await write(steps, other, at, home)).toBe("household-taken");
    expect(await holderIn(world)).toBeUndefined();
    expect(await householdStandingOf(steps, one)).toBe("own");
  });

  it("is taken however it is written once the policy has read the addresses again", async () => {
    const { world, steps, at } = await formerHousehold(name);
    await new Household(world, at).follow();
    expect(await write(steps, other, at, likewise)).toBe("household-taken");
    expect(await householdStandingOf(steps, one)).toBe("own");
  });

  it("is free by both names when its account leaves", async () => {
    const { world, steps, at, former } = await formerHousehold(name);
    await new Household(world, at).follow();
    expect(await write(steps, one, at, { ...home, unit: "5" })).toBe("given");
    expect((await steps.load(claims, former)).state).toEqual({ status: "free" });
    expect(await write(steps, other, at, likewise)).toBe("given");
  });
});

describe("a household whose address leaves out the type of its street", () => {
  it.each([
    ["leaves it out", home, withoutType],
    ["has it", withoutType, home],
  ])("is taken where the newcomer's address %s", async (_, first, second) => {
    const world = await worldBeforeSignUp();
    const { steps } = world.process();
    for (const account of [one, other]) await register(steps, account, signedUpAt);
    expect(await write(steps, one, signedUpAt, first)).toBe("given");
    expect(await write(steps, other, addMinutes(signedUpAt, 1), second)).toBe("household-taken");
    expect(await write(steps, other, addMinutes(signedUpAt, 61), second)).toBe("given");
    expect(await write(steps, one, addMinutes(signedUpAt, 62), { ...first, unit: "5" })).toBe("given");
  });
});
