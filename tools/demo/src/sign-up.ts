import { giveAddress } from "@tablee/commands/account/address/give-address";
import { openAccount } from "@tablee/commands/account/open-account";
import { verifyEmail } from "@tablee/commands/account/sign-in/verify-email";
import { type CommandContext, part } from "@tablee/commands/context";
import { Refused } from "@tablee/commands/refused";
import { completeSignUp } from "@tablee/commands/sign-up/complete-sign-up";
import type { Steps } from "@tablee/commands/steps";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { idFrom } from "@tablee/domain/kernel/ids";
import type { Household } from "./households.ts";
import { DEMO_PASSWORD } from "./staff.ts";

/** The context of a command that a household gives itself. */
export const byHousehold = (household: Household, at: string, ...what: string[]): CommandContext => {
  const commandId = idFrom("demo", household.accountId, at, ...what);
  return { commandId, actor: { kind: "client", id: household.accountId }, correlationId: commandId, subject: household.accountId, at };
};

/** The sign-up as the API does it, paid with the household's card. */
export async function signUp(steps: Steps, household: Household, at: string): Promise<void> {
  const { accountId, person, language, address, plan, tastes, weekday, window, methodToken, discountCode: code } = household;
  const context = byHousehold(household, at, "sign-up");
  await openAccount(steps, { accountId, person, password: DEMO_PASSWORD, language }, part(context, "open"));
  if (household.verifiesEmail) await verifyEmail(steps, { accountId, email: person.email }, part(context, "email"));
  await giveAddress(steps, { accountId, address }, part(context, "address"));
  const terms = { wording: currentWordings.terms, language };
  const complete = { accountId, methodToken, code, terms, chosen: { plan, tastes, weekday, window } };
  const { firstOrderId } = await completeSignUp(steps, complete, context).catch((error) => {
    if (!(error instanceof Refused) || error.code !== "order-minimum-not-met") throw error;
    // Too few dishes suit: it sees that, and accepts any dish.
    const anything = { ...complete.chosen, tastes: { diets: [], allergens: [], dislikes: [] } };
    return completeSignUp(steps, { ...complete, chosen: anything }, context);
  });
  if (!firstOrderId) throw new Error("a sign-up found no week to begin with");
}
