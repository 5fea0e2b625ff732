import { claims } from "@tablee/commands/aggregates";
import type { Steps } from "@tablee/commands/steps";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addMinutes, type Instant } from "@tablee/domain/kernel/time";
import { accountId, otherAccountId } from "@tablee/domain/testing/examples";
import { Died } from "@tablee/simulation/turns";
import { World } from "@tablee/simulation/world";
import { contextOf, holderIn, pay, register, write } from "../fixtures/competing-claims.ts";
import { signedUpAt } from "../fixtures/constants.ts";
import { Household } from "../fixtures/household.ts";
import { worldBeforeSignUp } from "../fixtures/signed-up-household.ts";

const after = (minutes: number): Instant => addMinutes(signedUpAt, minutes);
const captured = ({ gateway }: World): number => [...gateway.charges.values()].filter(({ outcome }) => outcome === "captured").length;

/** Two accounts, of which one has given the address: the same state each time, in a new world. */
let registered: Promise<World> | undefined;
async function begun(): Promise<{ world: World; steps: Steps; household: Household }> {
  registered ??= (async () => {
    const world = await worldBeforeSignUp();
    const { steps } = world.process();
    for (const account of [accountId, otherAccountId]) await register(steps, account, signedUpAt);
    expect(await write(steps, accountId, signedUpAt)).toBe("given");
    return world;
  })();
  const { log, passwords } = await registered;
  const world = new World(log.fork());
  for (const [account, hash] of passwords) world.passwords.set(account, hash);
  return { world, steps: world.process().steps, household: new Household(world, signedUpAt) };
}

describe("a household whose address a stranger has written down", () => {
  it("can sign up after an hour, and the stranger cannot any more", async () => {
    const { world, steps } = await begun();
    expect(await write(steps, otherAccountId, after(59))).toBe("household-taken");
    expect(await write(steps, accountId, after(59))).toBe("given");
    expect(await write(steps, otherAccountId, after(60))).toBe("given");
    expect(await pay(steps, accountId, after(61))).toBe("household-taken");
    expect(captured(world)).toBe(0);
    expect(await pay(steps, otherAccountId, after(62))).toBe("billed");
    expect([await holderIn(world), captured(world)]).toEqual([otherAccountId, 1]);
  });

  it("has it for good once it has paid", async () => {
    const { world, steps, household } = await begun();
    expect(await pay(steps, accountId, after(10))).toBe("billed");
    household.now = after(11);
    await household.follow();
    expect(await write(steps, otherAccountId, after(100_000))).toBe("household-taken");
    expect(await holderIn(world)).toBe(accountId);
    expect(household.aside).toEqual([]);
  });

  it.each(["declined", "hard"] as const)("is not kept out by a payment that was %s, once no worker charges it again", async (mood) => {
    const { world, steps, household } = await begun();
    world.gateway.mood = mood;
    expect(await pay(steps, accountId, after(30))).toBe("declined");
    for (let hours = 1; hours <= 24; hours++) {
      expect(await write(steps, otherAccountId, after(hours * 60))).toBe("household-taken");
      household.now = after(hours * 60);
      await household.doDue();
      await household.follow();
    }
    expect(await write(steps, otherAccountId, after(30 + 24 * 60))).toBe("given");
    world.gateway.mood = "captured";
    household.now = after(25 * 60);
    await household.doDue();
    expect(await pay(steps, accountId, household.now, "with another card")).toBe("household-taken");
    expect(captured(world)).toBe(0);
    expect(await pay(steps, otherAccountId, household.now)).toBe("billed");
    household.now = after(100 * 60);
    await household.doDue();
    await household.follow();
    expect([captured(world), await holderIn(world)]).toEqual([1, otherAccountId]);
  });
});

describe("a sign-up that is completed after its hour", () => {
  it("has its household, or another account has it, wherever it dies and however late it resumes", async () => {
    for (let dies = 1, isDead = true; isDead; dies++) {
      const { world, steps } = await begun();
      const { steps: mortal, life } = world.process();
      life.stepsLeft = dies;
      isDead = await pay(mortal, accountId, after(70)).then(
        () => false,
        (error) => {
          if (!(error instanceof Died)) throw error;
          return true;
        },
      );
      const other = await write(steps, otherAccountId, after(131));
      const rest = [await pay(steps, accountId, after(132)), await pay(steps, otherAccountId, after(133))];
      // An hour after the crash either its charge has begun, or a different account may claim the household.
      expect(rest).toEqual(other === "given" ? ["household-taken", "billed"] : ["billed", "address-missing"]);
      expect([captured(world), await holderIn(world)]).toEqual([1, other === "given" ? otherAccountId : accountId]);
    }
  });

  it("and another account that comes at the same moment: one of the two pays, however their steps fall", async () => {
    const winners = new Set<unknown>();
    for (let turn = 0; turn < 14; turn++) {
      const { world } = await begun();
      const [one, other] = [world.process().steps, world.process().steps];
      const works = [
        () => pay(one, accountId, after(70)),
        async () => {
          if ((await write(other, otherAccountId, after(70))) === "given") await pay(other, otherAccountId, after(70));
        },
      ];
      let step = 0;
      await world.turns.together(works, (n) => (step++ < turn ? 0 : 1) % n);
      expect(captured(world)).toBe(1);
      winners.add(await holderIn(world));
    }
    expect(winners).toEqual(new Set([accountId, otherAccountId]));
  });
});

describe("a claim that two processes decide by one command from different facts", () => {
  it("is what the log holds", async () => {
    const world = new World();
    const [first, second] = [world.process().steps, world.process().steps];
    const id = "household_two-processes";
    const context = contextOf(accountId, signedUpAt, "claim");
    const claimFor = (account: AccountId) => ({ type: "ClaimFor", kind: "household", accountId: account, at: signedUpAt }) as const;
    const written = await first.handle(claims, id, claimFor(accountId), context, { expectNew: true });
    const refused = await second.handle(claims, id, claimFor(otherAccountId), context, { expectNew: true });
    expect([written.changed, refused.changed]).toEqual([true, false]);
    expect(refused.state).toMatchObject({ accountId });
    expect((await second.load(claims, id)).state).toMatchObject({ accountId });
    expect(await second.handle(claims, id, claimFor(accountId), context)).toMatchObject({ changed: false, position: written.position });
    expect(world.log.of(`claim-${id}`)).toHaveLength(1);
  });
});
