import { emailUses, verifiedEmails } from "@tablee/domain/account/email";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, consents } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";
import { accountForm, leaveNewsletter } from "./leave-newsletter.ts";

/**
 * Subscribes the address of a consenting account with the newsletter's provider, and removes the other addresses that the account brought
 * there. Reads the present account and consents, so answers given since the trigger count.
 */
export async function settleNewsletter(
  steps: Pick<Steps, "load" | "ports">,
  { accountId }: { readonly accountId: AccountId },
  { at }: CommandContext,
): Promise<void> {
  const { state: account } = await steps.load(accounts, accountId);
  if (!("person" in account) || account.erasure || !account.person?.email) return;
  const { email } = account.person;
  const { state: agreed } = await steps.load(consents, accountId);
  const isReader = agreed.newsletter !== undefined;
  const form = { form: accountForm(steps, accountId), action: "sub", version: 1 } as const;
  if (isReader) await steps.ports.newsletter.subscribe({ ...form, email, language: account.language, at });
  const uses = emailUses(account).filter((use) => !isReader || use.email !== email);
  await leaveNewsletter(steps, { accountId, uses, verified: verifiedEmails(account) });
}
