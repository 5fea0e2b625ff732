import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, consents } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import type { Steps } from "../steps.ts";

/** What the provider knows the product's own answers by, beside those of its forms. */
const form = { form: "account", action: "sub", version: 1 } as const;

/**
 * Has the newsletter's provider write to the address of an account that agrees to it, and to none of the account's otherwise. Both are
 * read as they are now: what was answered meanwhile counts.
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
