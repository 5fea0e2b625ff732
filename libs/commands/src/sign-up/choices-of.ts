import type { Account } from "@tablee/domain/account/decider";
import type { Address, DeliveryTime, SignUpSelection } from "@tablee/domain/account/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Weekday } from "@tablee/domain/kernel/time";
import { withKeptDiets } from "@tablee/domain/subscription/diets";
import { inWeek } from "@tablee/domain/subscription/terms";
import { accounts } from "../aggregates.ts";
import type { StartedSubscription } from "../order/making/first-week.ts";
import type { Streams } from "../steps.ts";
import type { SignUpTerms } from "../subscription/start-subscription.ts";

type PlanAndTastes = SignUpSelection["selection"];

/** A household's choices in sign-up, with the address that its boxes would go to. */
export interface SignUpChoices extends SignUpSelection {
  readonly address?: Address;
  readonly areaId?: string;
}

/** `remembered`: a plan that only the visit has, which counts as long as the account has none. */
export async function choicesOf(streams: Streams, accountId: AccountId, remembered?: PlanAndTastes): Promise<SignUpChoices> {
  return choicesIn((await streams.load(accounts, accountId)).state, remembered);
}

/** Diets of an earlier choice that its plan no longer offers are left out. */
export function choicesIn(account: Account, remembered?: PlanAndTastes): SignUpChoices {
  const { signUp, address: given } = "person" in account ? account : {};
  const selection = signUp?.selection ?? remembered;
  return {
    ...signUp,
    ...(selection && { selection: withKeptDiets(selection) }),
    ...(given && { address: given.address, areaId: given.areaId }),
  };
}

/** The step of the sign-up that lacks a choice; the payment where none does. */
export function stepAfter({ selection, address, slot }: SignUpChoices): "plans" | "delivery" | "payment" {
  if (!selection) return "plans";
  return address && slot ? "payment" : "delivery";
}

/** The terms of a first order: the choices, and for those that are missing the terms that an earlier attempt started the subscription with. */
export function termsOf(choices: SignUpChoices, begun?: StartedSubscription): SignUpTerms | undefined {
  const { plan, ...tastes } = choices.selection ?? (begun ? selectionOf(begun) : { plan: undefined });
  const time = timeOf(choices, begun);
  return plan && time ? { plan, tastes: tastes as SignUpTerms["tastes"], ...time } : undefined;
}

export function timeOf({ slot }: SignUpChoices, begun?: StartedSubscription): DeliveryTime | undefined {
  const { weekday, window } = slot ?? (begun ? inWeek(begun.slots, begun.firstWeek).slot : { weekday: undefined });
  return weekday && window ? { weekday: weekday as Weekday, window } : undefined;
}

const selectionOf = ({ plans, tastes, firstWeek }: StartedSubscription) => ({
  plan: inWeek(plans, firstWeek),
  ...inWeek(tastes, firstWeek),
});
