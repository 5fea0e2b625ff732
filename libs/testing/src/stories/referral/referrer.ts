import { openAccount } from "@tablee/commands/account/open-account";
import { credits, orders, referrals } from "@tablee/commands/aggregates";
import { completeSignUp } from "@tablee/commands/sign-up/complete-sign-up";
import type { Address } from "@tablee/domain/account/vocabulary";
import { creditLeft } from "@tablee/domain/credit/decider";
import { type AccountId, accountId, idFrom, type OrderId, orderIdOf, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { address, person, plan, accountId as referrerId, tastes } from "@tablee/domain/testing/examples";
import { contextOf, outcomeOf, write } from "../../fixtures/competing-claims.ts";
import { deliveries, weekIn } from "../../fixtures/constants.ts";
import { begin } from "../../fixtures/signed-up-household.ts";

const code = referralPolicies[0]!.friendsCode;
/** The example's address with another street and this unit. */
export const elsewhere = (unit: string): Address => ({ ...address, line: "12, rue de la Cuisine", unit });

/** The box of a friend in one of the weeks. */
export const boxOf = (friend: AccountId, week = 0): OrderId => orderIdOf(subscriptionIdOf(friend), weekIn(week));

/** A household whose first box is paid, and friends who sign up by its link. */
export async function referrer(options: Parameters<typeof begin>[0] = {}) {
  const household = await begin(options);
  await household.follow();
  const { steps } = household.world.process();
  const soon = () => {
    household.now = addMinutes(household.now, 1);
    return household.now;
  };
  const friendBy = async (
    name: string,
    where: Address,
    {
      token = `tok_${name}`,
      by = referrerId as AccountId | null,
      invitationId = undefined as string | undefined,
      at: { weekday, window } = deliveries[0]!,
      withCode = true,
    } = {},
  ) => {
    const friend = accountId(idFrom("friend", name));
    const email = `${name}@example.com`;
    const opening = { accountId: friend, person: { ...person, email }, password: "a simulated friend's own", language: "fr" } as const;
    await openAccount(
      steps,
      { ...opening, ...(by && { referrerId: by }), ...(invitationId && { invitationId }) },
      contextOf(friend, soon(), "open"),
    );
    await write(steps, friend, soon(), where);
    const chosen = { plan, tastes, weekday, window };
    const input = { accountId: friend, methodToken: token, code: withCode ? code : undefined, chosen };
    const paid = await outcomeOf(completeSignUp(steps, input, contextOf(friend, soon(), "pay")).then(({ result }) => result));
    // A declined newcomer's offer is paid for without it.
    if (paid !== "billed") await completeSignUp(steps, { ...input, code: undefined }, contextOf(friend, soon(), "pay again"));
    await household.follow();
    return friend;
  };
  const deliver = async (friend: AccountId, week = 0) => {
    const { state } = await steps.load(orders, boxOf(friend, week));
    if (state.status === "none") throw new Error("no such box");
    await household.advance(state.calendar.deliveryUntil);
  };
  const referred = async (friend: AccountId) => (await steps.load(referrals, referrerId)).state.friends.get(friend);
  const creditOf = async (id: AccountId) => creditLeft((await steps.load(credits, id)).state, household.now).promotional;
  return { household, steps, soon, friendBy, deliver, referred, creditOf };
}
