import { accountId } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { delivered, neverOutside } from "@tablee/testing/fixtures/returnables";
import { givePaymentMethod } from "../account/give-payment-method.ts";
import { returnableOutcomeForNewCard, returnablesForNewCard } from "./returnables-for-new-card.ts";

const give = (household: Household, methodToken: string) =>
  household.act((steps, context) => givePaymentMethod(steps, { accountId, methodToken }, context).then(() => {}));

/** Gives a card, and returns the outcomes for the first unpaid bag before and after a policy follows. */
async function outcomesOf(household: Household, methodToken: string) {
  const { steps } = household.world.process();
  const [before] = await returnablesForNewCard(steps, accountId);
  await give(household, methodToken);
  const outcome = () => returnableOutcomeForNewCard(steps, { accountId, before: before! }, methodToken);
  const waiting = await outcome();
  await household.follow();
  return [waiting, await outcome()];
}

/** A household whose first bag and kit were declined with the card that it signed up with. */
async function declined(mood: "declined" | "hard" = "declined"): Promise<Household> {
  const household = await neverOutside();
  await delivered(household, 3);
  await give(household, "tok_card_a");
  await household.follow();
  household.now = household.world.facts.nextDue(["return-charge"])!;
  household.world.gateway.mood = mood;
  await household.doDue(["return-charge"]);
  return household;
}

describe("a card that is given for an unpaid bag", () => {
  it("is waited for, where it was declined before another card was", async () => {
    const household = await declined();
    expect(await outcomesOf(household, "tok_card_b")).toEqual(["unknown", "declined"]);
    expect(await outcomesOf(household, "tok_card_a")).toEqual(["unknown", "declined"]);
    household.world.gateway.mood = "captured";
    expect(await outcomesOf(household, "tok_card_b")).toEqual(["unknown", "paid"]);
  });

  it("is not tried, where it made the latest attempt", async () => {
    const household = await declined();
    expect(await outcomesOf(household, "tok_card_a")).toEqual(["not-tried", "not-tried"]);
  });

  it("is not tried, where it was declined for good before another card was declined", async () => {
    const household = await declined("hard");
    household.world.gateway.mood = "declined";
    expect(await outcomesOf(household, "tok_card_b")).toEqual(["unknown", "declined"]);
    expect(await outcomesOf(household, "tok_card_a")).toEqual(["not-tried", "not-tried"]);
  });
});
