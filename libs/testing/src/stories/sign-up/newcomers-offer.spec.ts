import { requestErasure } from "@tablee/commands/account/privacy/request-erasure";
import { accounts, orders } from "@tablee/commands/aggregates";
import { signUpCodesOf } from "@tablee/commands/offer/sign-up-code";
import { completeSignUp } from "@tablee/commands/sign-up/complete-sign-up";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import type { Address } from "@tablee/domain/account/vocabulary";
import { type AccountId, accountId, idFrom, orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addHours, addMinutes } from "@tablee/domain/kernel/time";
import { address, plan, tastes } from "@tablee/domain/testing/examples";
import { contextOf, outcomeOf, register, write } from "../../fixtures/competing-claims.ts";
import { signedUpAt, slot, weekIn } from "../../fixtures/constants.ts";
import { Household } from "../../fixtures/household.ts";
import { worldBeforeSignUp } from "../../fixtures/signed-up-household.ts";

const home = (unit: string): Address => ({ ...address, unit });
const offered = "MOITIE";

/** People who sign up one after the other, each with the code of an offer. */
async function newcomers() {
  const world = await worldBeforeSignUp();
  const { steps } = world.process();
  const household = new Household(world, signedUpAt, { followed: world.log.head });
  const soon = () => {
    household.now = addMinutes(household.now, 1);
    return household.now;
  };
  const come = async (name: string, where: Address): Promise<AccountId> => {
    const account = accountId(idFrom("newcomer", name));
    await register(steps, account, soon());
    await write(steps, account, soon(), where);
    await household.follow();
    return account;
  };
  const declining = async (account: AccountId, methodToken: string) => {
    world.gateway.mood = "declined";
    const outcome = await pay(account, methodToken);
    world.gateway.mood = "captured";
    return outcome;
  };
  /** The code that the payment step shows, and that completing then takes along. */
  const shown = (account: AccountId) => signUpCodesOf(steps, account, offered, household.now);
  const pay = async (account: AccountId, methodToken: string) => {
    const { carried: code } = await shown(account);
    const chosen = { plan, tastes, weekday: slot.weekday, window: slot.window };
    const at = soon();
    const outcome = await outcomeOf(
      completeSignUp(steps, { accountId: account, methodToken, code, chosen }, contextOf(account, at, `pay at ${at}`)).then(
        ({ result }) => result,
      ),
    );
    await household.follow();
    return outcome;
  };
  const forget = async (account: AccountId) => {
    const subscriptionId = subscriptionIdOf(account);
    await closeSubscription(steps, { subscriptionId, reason: "other" }, contextOf(account, soon(), "close"));
    world.facts.unsettled = async () => ({ boxes: 0, refunds: 0 });
    const erasure = { accountId: account, erasureId: idFrom("erasure", account), by: "client", givesUpCredit: false } as const;
    await requestErasure(steps, erasure, contextOf(account, soon(), "erase"));
    await household.follow();
    expect((await steps.load(accounts, account)).state.status).toBe("forgotten");
  };
  /** The codes whose grants an account's first box has. */
  const codesOf = async (account: AccountId) => {
    const { state } = await steps.load(orders, orderIdOf(subscriptionIdOf(account), weekIn(0)));
    return state.status === "none" ? [] : state.grants.map(({ name }) => name);
  };
  const wait = async (hours: number) => {
    household.now = addHours(household.now, hours);
  };
  return { come, shown, pay, declining, wait, forget, codesOf };
}

const card = "tok_visa-shared";

describe("a newcomer's offer", () => {
  it("is had once by a household, also after its account was erased", async () => {
    const { come, shown, pay, forget, codesOf } = await newcomers();
    const one = await come("one", home("4"));
    expect(await pay(one, "tok_of_one")).toBe("billed");
    expect(await codesOf(one)).toEqual([offered]);
    await forget(one);
    const again = await come("again", home("App. 04"));
    expect((await shown(again)).signUp).toBeUndefined();
    const neighbour = await come("neighbour", home("5"));
    expect((await shown(neighbour)).signUp).toBe(offered);
  });

  it("is had once by a household that leaves out its street's type", async () => {
    const { come, shown, pay, forget } = await newcomers();
    const one = await come("one", home("4"));
    expect(await pay(one, "tok_of_one")).toBe("billed");
    await forget(one);
    const bare = await come("bare", { ...home("4"), line: address.line.replace(" rue ", " ") });
    expect((await shown(bare)).signUp).toBeUndefined();
  });

  it("is had once with a card: the second account sees its price without it, and pays that", async () => {
    const { come, shown, pay, codesOf } = await newcomers();
    expect(await pay(await come("one", home("6")), card)).toBe("billed");
    const other = await come("other", home("7"));
    expect((await shown(other)).signUp).toBe(offered);
    expect(await pay(other, card)).toBe("offer-taken");
    expect((await shown(other)).signUp).toBeUndefined();
    expect(await pay(other, card)).toBe("billed");
    expect(await codesOf(other)).toEqual([]);
  });

  it("does not come back with another card: what was shown is charged", async () => {
    const { come, shown, pay, codesOf } = await newcomers();
    expect(await pay(await come("one", home("6")), card)).toBe("billed");
    const other = await come("other", home("7"));
    expect(await pay(other, card)).toBe("offer-taken");
    // The price was shown for the card given last; a different card has the offer again.
    expect(await pay(other, "tok_their_own")).toBe("billed");
    expect(await codesOf(other)).toEqual([]);
    expect((await shown(other)).isFixed).toBe(true);
  });

  it("cannot be fixed with a declined card and then paid with one that had it", async () => {
    const { come, pay, declining, codesOf } = await newcomers();
    expect(await pay(await come("one", home("6")), card)).toBe("billed");
    const other = await come("other", home("7"));
    expect(await declining(other, "tok_their_own")).toBe("declined");
    expect(await codesOf(other)).toEqual([offered]);
    expect(await pay(other, card)).toBe("offer-taken");
    expect(await pay(other, "tok_of_other")).toBe("billed");
    expect(await codesOf(other)).toEqual([offered]);
  });

  it("is held for a day by a first box that is not paid, and then free again", async () => {
    const { come, shown, declining, wait } = await newcomers();
    expect(await declining(await come("one", home("6")), card)).toBe("declined");
    const other = await come("other", home("7"));
    expect(await declining(other, card)).toBe("offer-taken");
    await wait(24);
    expect((await shown(other)).signUp).toBe(offered);
  });
});
