import { allowSharedHousehold } from "@tablee/commands/account/address/allow-shared-household";
import type { Address } from "@tablee/domain/account/vocabulary";
import { type AccountId, accountId, idFrom } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { address } from "@tablee/domain/testing/examples";
import type { World } from "@tablee/simulation/world";
import { claimIn, contextOf, pay, register, write } from "../../fixtures/competing-claims.ts";
import { signedUpAt } from "../../fixtures/constants.ts";
import { Household } from "../../fixtures/household.ts";
import { worldBeforeSignUp } from "../../fixtures/signed-up-household.ts";

const home = (unit: string): Address => ({ ...address, unit });
const [one, other, third] = ["one", "other", "third"].map((name) => accountId(idFrom("shared", name))) as [AccountId, AccountId, AccountId];

/** Three accounts that have registered. */
async function newcomers() {
  const world = await worldBeforeSignUp();
  const { steps } = world.process();
  for (const account of [one, other, third]) await register(steps, account, signedUpAt);
  const household = new Household(world, signedUpAt, { followed: world.log.head });
  const give = async (account: AccountId, where: Address) => {
    // Each minute is a new request.
    household.now = addMinutes(household.now, 1);
    const outcome = await write(steps, account, household.now, where);
    await household.follow();
    return outcome;
  };
  /** Support lets an account give an address that another account already has. */
  const allow = (account: AccountId) =>
    allowSharedHousehold(steps, { accountId: account }, { ...contextOf(account, household.now, "allow"), actor: support });
  return { world, steps, household, give, allow };
}
const support = { kind: "staff", id: "support" } as const;

/** The account that has a household, and those that share it. */
async function sharing(world: World, where: Address) {
  const claim = await claimIn(world, where);
  return claim && [claim.accountId, ...(claim.guests ?? [])];
}

describe("a second account in a household", () => {
  it("was allowed for one address, and for no third account", async () => {
    const { world, give, allow } = await newcomers();
    expect(await give(one, home("2"))).toBe("given");
    expect(await give(third, home("3"))).toBe("given");
    await allow(other);
    expect(await give(other, home("2"))).toBe("given");
    expect(await give(third, home("2"))).toBe("household-taken");
    expect(await give(other, home("3"))).toBe("household-taken");
    expect([await sharing(world, home("2")), await sharing(world, home("3"))]).toEqual([[one, other], [third]]);
  });

  it("keeps the household when the first one leaves", async () => {
    const { world, give, allow } = await newcomers();
    await give(one, home("4"));
    await allow(other);
    await give(other, home("4"));
    expect(await give(one, home("5"))).toBe("given");
    expect([await sharing(world, home("4")), await sharing(world, home("5"))]).toEqual([[other], [one]]);
    expect(await give(third, home("4"))).toBe("household-taken");
  });

  it("may sign up once the first one had an hour to pay, and that one is told so when it pays", async () => {
    const { world, steps, household, give } = await newcomers();
    expect(await give(one, home("6"))).toBe("given");
    expect(await give(other, home("6"))).toBe("household-taken");
    await household.advance(addMinutes(household.now, 61));
    expect(await give(other, home("6"))).toBe("given");
    expect(await pay(steps, one, household.now)).toBe("household-taken");
    expect(await sharing(world, home("6"))).toEqual([other]);

    expect(await pay(steps, other, household.now)).toBe("billed");
    await household.advance(addMinutes(household.now, 24 * 60));
    expect(await give(one, home("6"))).toBe("household-taken");
    expect(await sharing(world, home("6"))).toEqual([other]);
    expect([...world.gateway.charges.values()].map(({ outcome }) => outcome)).toEqual(["captured"]);
  });
});
