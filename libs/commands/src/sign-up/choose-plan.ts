import type { SignUpSelection } from "@tablee/domain/account/vocabulary";
import { refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { withKeptDiets } from "@tablee/domain/subscription/diets";
import { chooseInSignUp } from "../account/choose-in-sign-up.ts";
import { standingOf } from "../account/standing-of.ts";
import type { CommandContext } from "../context.ts";
import { signUpProgressOf } from "../order/making/first-week.ts";
import { Refused } from "../refused.ts";
import type { Streams } from "../steps.ts";
import { choicesIn, stepAfter } from "./choices-of.ts";

interface PlanToChoose {
  readonly accountId: AccountId;
  readonly selection: NonNullable<SignUpSelection["selection"]>;
}

async function isChoosing(streams: Streams, accountId: AccountId, { at }: CommandContext): Promise<boolean> {
  return (await signUpProgressOf(streams, subscriptionIdOf(accountId), at)).status === "choosing";
}

/**
 * Chooses the plan of the boxes to come, until a first order is made. Returns the step of the sign-up that comes next.
 * @throws Refused subscription-exists; selection-invalid for diets that the plan does not have
 */
export async function choosePlan(
  streams: Streams,
  { accountId, selection }: PlanToChoose,
  context: CommandContext,
): Promise<ReturnType<typeof stepAfter>> {
  if (!(await isChoosing(streams, accountId, context))) throw new Refused(refuse("subscription-exists"));
  const { state: account } = await chooseInSignUp(streams, { accountId, chosen: { selection } }, context);
  return stepAfter(choicesIn(account));
}

/** Brings the plan that a visit chose to the account that it signs in to: that is what is wanted now. Does nothing once a first order is made. */
export async function bringPlan(streams: Streams, { accountId, selection }: PlanToChoose, context: CommandContext): Promise<void> {
  if ((await standingOf(streams, accountId)) !== "open" || !(await isChoosing(streams, accountId, context))) return;
  await chooseInSignUp(streams, { accountId, chosen: { selection: withKeptDiets(selection) } }, context);
}
