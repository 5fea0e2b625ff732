import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId, OrderId, SubscriptionId } from "@tablee/domain/kernel/ids";
import type { RefusalCode } from "@tablee/domain/kernel/refusals";
import type { PlainDate } from "@tablee/domain/kernel/time";
import type { ExistingSubscription } from "@tablee/domain/subscription/decider";
import { tastesNow } from "@tablee/domain/subscription/terms";
import type { Plan, Tastes } from "@tablee/domain/subscription/vocabulary";
import { subscriptions } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { type BoxToRemake, type HeldRemake, holdRemake, holdUndo, remakeHeld } from "../order/making/regenerate-order.ts";
import { type ExistingOrder, loadOwn, mustBeOwn } from "../order/own-order.ts";
import { Refused } from "../refused.ts";
import type { Steps } from "../steps.ts";
import { changeTastes } from "./change-tastes.ts";
import { firstBoxOfPlan } from "./first-box-of-plan.ts";
import { openWeeksOf } from "./open-weeks.ts";

type BoxOfPlan = Omit<BoxToRemake, "accountId">;

interface PlanToChange {
  readonly subscriptionId: SubscriptionId;
  readonly plan: Plan;
  /** Open boxes that are regenerated for it at once, with the dishes that were shown. */
  readonly boxes?: readonly BoxOfPlan[];
}

interface PlanToRestore {
  readonly subscriptionId: SubscriptionId;
  readonly plan: Plan;
  readonly tastes: Tastes;
  /** The boxes that were regenerated with the change, at their present version. */
  readonly boxes: readonly { readonly orderId: OrderId; readonly version: number }[];
}

/** A subscription with another plan, and its boxes; `refused`: the reason why a box stays as it is. */
interface ChangedPlan {
  readonly state: ExistingSubscription;
  /** The delivery day of the first box for the plan. */
  readonly firstBox: PlainDate;
  readonly boxes: readonly { readonly order: ExistingOrder; readonly refused?: RefusalCode }[];
}

interface Stays {
  readonly orderId: OrderId;
  readonly refused: RefusalCode;
}

/**
 * Changes the plan from the first open week on: for boxes that are made from now on, and for those of the open boxes that are named. Other
 * boxes keep their plan until they are regenerated. Another plan type keeps the diets that it has.
 * @throws Refused subscription-not-found, subscription-closed; order-not-found before anything is changed
 */
export function changePlan(steps: Steps, { boxes = [], ...input }: PlanToChange, context: CommandContext): Promise<ChangedPlan> {
  return change(steps, input, boxes, (box) => holdRemake(steps, box, input.plan, part(context, box.orderId)), context);
}

/**
 * Restores the plan and the diets before a change, and the boxes that were regenerated with it.
 * @throws Refused subscription-not-found, subscription-closed; order-not-found before anything is changed
 */
export async function undoPlanChange(
  steps: Steps,
  { boxes, tastes, ...input }: PlanToRestore,
  context: CommandContext,
): Promise<ChangedPlan> {
  const undone = await change(steps, input, boxes, (box) => holdUndo(steps, box, part(context, box.orderId)), context);
  // A plan takes diets along and nothing else: allergens and dislikes may have been chosen since, and stay.
  const tastesAgain = { ...tastesNow(undone.state), diets: tastes.diets };
  const { state } = await changeTastes(steps, { subscriptionId: input.subscriptionId, tastes: tastesAgain }, part(context, "tastes"));
  return { ...undone, state: state as ExistingSubscription };
}

/** Holds the boxes' units first: the plan's first box is named by those that will change. */
async function change<Box extends { readonly orderId: OrderId }>(
  steps: Steps,
  { subscriptionId, plan }: Pick<PlanToChange, "subscriptionId" | "plan">,
  boxes: readonly Box[],
  hold: (box: Box & { readonly accountId: AccountId }) => Promise<HeldRemake>,
  context: CommandContext,
): Promise<ChangedPlan> {
  const { at } = context;
  const { state } = await steps.load(subscriptions, subscriptionId);
  if (state.status === "none") throw new Refused(refuse("subscription-not-found"));
  if (state.status === "closed") throw new Refused(refuse("subscription-closed"));
  const { accountId } = state;
  for (const { orderId } of boxes) await loadOwn(steps, accountId, orderId);
  const held: (HeldRemake | Stays)[] = [];
  for (const box of boxes) held.push(await orRefused(box.orderId, () => hold({ ...box, accountId })));
  const gets = held.flatMap((box) => ("held" in box ? [box.order.orderId] : []));
  const firstBox = await firstBoxOfPlan(steps, state, plan, at, new Set(gets));
  const fromWeek = openWeeksOf(state, at)[0]!;
  const changed = await steps.handle(subscriptions, subscriptionId, { type: "ChangePlan", plan, fromWeek, firstBox, at }, context);
  const made: ChangedPlan["boxes"][number][] = [];
  for (const box of held) {
    const done =
      "refused" in box ? box : await orRefused(box.order.orderId, () => remakeHeld(steps, box, part(context, box.order.orderId)));
    if ("refused" in done) made.push({ order: await loadOwn(steps, accountId, done.orderId), refused: done.refused });
    else made.push({ order: mustBeOwn(done.state, accountId) });
  }
  return { state: changed.state as ExistingSubscription, firstBox, boxes: made };
}

/** A box that refuses stays as it is, with its reason; the others change. */
async function orRefused<Done>(orderId: OrderId, act: () => Promise<Done>): Promise<Done | Stays> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || error.meaning === "missing") throw error;
    return { orderId, refused: error.code };
  }
}
