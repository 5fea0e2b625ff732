import { refuse } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { Refused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { claimEmail } from "./claim-email.ts";
import { emailClaimOf, settleEmail } from "./settle-email.ts";

interface EmailToGive {
  readonly accountId: AccountId;
  readonly email: string;
}

/**
 * Changes an account's email address: the new one is claimed before it is given, the old one released after; a policy releases it if this
 * process crashes in between. So no address ever has two accounts, and none is lost.
 * @throws Refused email-taken, account-not-found, account-closed while its person is being forgotten
 */
export async function changeEmail(steps: Steps, { accountId, email }: EmailToGive, context: CommandContext): Promise<void> {
  const { at } = context;
  if ((await claimEmail(steps, { accountId, email }, context)) !== accountId) throw new Refused(refuse("email-taken"));
  try {
    await steps.handle(accounts, accountId, { type: "ChangeEmail", email, at }, context);
  } catch (error) {
    if (error instanceof Refused && !(await hasEmail(steps, accountId, email)))
      await steps.handle(claims, emailClaimOf(steps, email), { type: "ReleaseClaim", accountId, at }, part(context, "release"));
    throw error;
  }
  await settleEmail(steps, { accountId }, context);
}

async function hasEmail(steps: Steps, accountId: AccountId, email: string): Promise<boolean> {
  const { state } = await steps.load(accounts, accountId);
  return "person" in state && !!state.person?.email && emailClaimOf(steps, state.person.email) === emailClaimOf(steps, email);
}
