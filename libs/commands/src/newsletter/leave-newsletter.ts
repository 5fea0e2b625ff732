import type { AccountId } from "@tablee/domain/kernel/ids";
import { consents } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

interface Leaving {
  readonly accountId: AccountId;
  /** Addresses that the account has, or had. */
  readonly emails: readonly string[];
  /** Those that their owner verified. */
  readonly verified: readonly string[];
}

/**
 * Removes from the newsletter the addresses that an account brought there. An address that was never verified may be a stranger's: it stays
 * where a visitor asked for the newsletter with it.
 */
export async function leaveNewsletter(
  { load, ports: { newsletter, newsletterConsents } }: Pick<Steps, "load" | "ports">,
  { accountId, emails, verified }: Leaving,
): Promise<void> {
  const { state: agreed } = await load(consents, accountId);
  if (!agreed.hadNewsletter) return;
  const left: string[] = [];
  for (const email of new Set(emails))
    if (verified.includes(email) || (await newsletterConsents.ofEmail(email)).length === 0) left.push(email);
  if (left.length > 0) await newsletter.forget(left);
}
