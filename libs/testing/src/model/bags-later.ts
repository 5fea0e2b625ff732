import { givePaymentMethod } from "@tablee/commands/account/give-payment-method";
import { reviewDish } from "@tablee/commands/review/review-dish";
import { closeSubscription } from "@tablee/commands/subscription/close-subscription";
import { addHours, addMs, laterOf } from "@tablee/domain/kernel/time";
import { againAnswers, noWords } from "@tablee/domain/review/vocabulary";
import { streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds, subscriptionId } from "../fixtures/constants.ts";
import type { Household } from "../fixtures/household.ts";
import { type BagAct, bagActs, keeperIn } from "./bag-actions.ts";
import type { Step } from "./histories.ts";
import { must } from "./rules.ts";

/** The steps of a history that are played again while its bags and kits are out. */
const STEPS = 10;
const names = Object.keys(bagActs) as BagAct[];

/** The days after its first words on which a review is written again: it can still be changed on the first of them, and not on the second. */
const REWRITTEN_AFTER_DAYS = [13, 15];

/** Reviews a dish of a delivered box, and writes the review again after some days. */
async function reviewAgain(household: Household, { b }: Step): Promise<void> {
  const box = orderIds.map((_, n) => household.order(n)).find(({ status }) => status === "delivered");
  const sku = box?.lines.find(({ kind }) => kind !== "market")?.sku;
  if (!box || sku === undefined) return;
  const { orderId } = box;
  const answers = { again: againAnswers[b % againAnswers.length]!, recommends: null, dislikes: [] };
  const words = { ...noWords, liked: "Warm" };
  const written = () =>
    household.view.of(streamName("review", accountId)).filter(({ type, data }) => type === "DishReviewed" && isAbout(data));
  const isAbout = (data: unknown) => (data as { orderId?: string }).orderId === orderId && (data as { sku?: string }).sku === sku;
  const write = () => household.act((steps, context) => reviewDish(steps, { accountId, orderId, sku, answers, words }, context));
  await write();
  const first = written()[0]?.at ?? household.now;
  for (const days of REWRITTEN_AFTER_DAYS) {
    household.world.gateway.mood = "captured";
    await household.advance(laterOf(household.now, addHours(first, 24 * days)));
    const before = written().length;
    await write();
    must(written().length === before + (household.now < addHours(first, 24 * 14) ? 1 : 0), "a review can be changed for fourteen days");
  }
}

/** Plays a household that keeps its bags and kits for weeks: drivers miss some, charges fail or are made, and some come back or are paid. */
export async function keepBags(household: Household, steps: readonly Step[]): Promise<void> {
  const { world } = household;
  await reviewAgain(household, steps[0]!);
  for (const step of steps.slice(0, STEPS)) {
    const { a, b } = step;
    world.delivery = { result: "delivered" };
    world.pickup = b % 4 === 0 ? { result: "collected" } : { result: "missed", code: "not-out" };
    // Other charges are decided on the way: an undecided one would be asked about for weeks.
    world.gateway.mood = "captured";
    const next = world.facts.nextDue(["pickup", "return-charge"]);
    if (next !== undefined && next > household.now) await household.advance(addMs(next, -1));
    household.now = laterOf(household.now, next ?? household.now);
    world.gateway.mood = step.mood;
    await household.doDue(["pickup", "return-charge"]);
    if (a % 3 === 0)
      await household.act((own, context) => bagActs[names[b % names.length]!](own, keeperIn(step.n), context, step), step.dies);
    if (a % 7 === 0)
      await household.act((own, context) =>
        givePaymentMethod(own, { accountId, methodToken: `tok_bags_${b % 3}` }, context).then(() => {}),
      );
    if (a % 11 === 0)
      await household.act((own, context) => closeSubscription(own, { subscriptionId, reason: "other" }, context).then(() => {}));
    await household.follow(step.workerDies);
  }
}
