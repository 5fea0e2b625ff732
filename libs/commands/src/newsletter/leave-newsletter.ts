import type { EmailUse } from "@tablee/domain/account/email";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { consents } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

interface Leaving {
  readonly accountId: AccountId;
  /** Addresses that the account has, or had. */
  readonly uses: readonly EmailUse[];
  /** Those that their owner verified. */
  readonly verified: readonly string[];
}

/**
 * Removes from the newsletter the addresses that an account brought there. An address that was never verified may be a stranger's: it stays
 * where a visitor asked for the newsletter with it, and where the account did not agree to the newsletter while it had the address.
 */
export async function leaveNewsletter(
  { load, ports: { newsletter, newsletterConsents } }: Pick<Steps, "load" | "ports">,
  { accountId, uses, verified }: Leaving,
): Promise<void> {
  const { state: agreed } = await load(consents, accountId);
  if (!agreed.hadNewsletter) return;
  const { since, until } = agreed.hadNewsletter;
  const own = uses.filter(({ email }) => verified.includes(email));
  const left = new Set(own.map(({ email }) => email));
  for (const { email, ...use } of uses) {
    const isBrought = (use.until === undefined || use.until >= since) && (!use.from || until === undefined || use.from <= until);
    if (isBrought && (await newsletterConsents.ofEmail(email)).length === 0) left.add(email);
  }
  if (left.size > 0) await newsletter.forget([...left]);
}
