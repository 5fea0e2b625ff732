import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, consents } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

/** The form name under which the provider records consents given in the product, beside those of its own forms. */
const form = { form: "account", action: "sub", version: 1 } as const;

/**
 * Subscribes the address of a consenting account with the newsletter's provider, and removes every other address of the account. Reads the
 * present account and consents, so answers given since the trigger count.
 */
export async function settleNewsletter(
  { load, ports: { newsletter } }: Pick<Steps, "load" | "ports">,
  { accountId }: { readonly accountId: AccountId },
  { at }: CommandContext,
): Promise<void> {
  const { state: account } = await load(accounts, accountId);
  if (!("person" in account) || account.erasure || !account.person?.email) return;
  const { email } = account.person;
  const { state: agreed } = await load(consents, accountId);
  const left = (account.formerEmails ?? []).map((former) => former.email).filter((former) => former !== email);
  if (agreed.newsletter === undefined) left.push(email);
  else await newsletter.subscribe({ ...form, email, language: account.language, at });
  if (left.length > 0) await newsletter.forget(left);
}
