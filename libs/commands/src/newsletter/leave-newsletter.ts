import type { EmailUse } from "@tablee/domain/account/email";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { consents } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

/** The form name under which the provider records consents given in the product, beside those of its own forms. */
export const ACCOUNT_FORM = "account";

interface Leaving {
  readonly accountId: AccountId;
  /** Addresses that the account has, or had. */
  readonly uses: readonly EmailUse[];
  /** Those that their owner verified. */
  readonly verified: readonly string[];
}

/**
 * Removes from the newsletter the addresses that an account brought there. An address that was never verified may be a stranger's: the account
 * takes back only its own consent for it, and a reader whom another form brought stays. It takes back nothing where it did not agree to the
 * newsletter while it had the address.
 */
export async function leaveNewsletter(
  { load, ports: { newsletter } }: Pick<Steps, "load" | "ports">,
  { accountId, uses, verified }: Leaving,
): Promise<void> {
  const { state: agreed } = await load(consents, accountId);
  if (!agreed.hadNewsletter) return;
  const { since, until } = agreed.hadNewsletter;
  const own = uses.filter(({ email }) => verified.includes(email));
  const brought = uses.filter(
    (use) =>
      !own.includes(use) && (use.until === undefined || use.until >= since) && (!use.from || until === undefined || use.from <= until),
  );
  if (own.length > 0) await newsletter.forget(emailsOf(own));
  if (brought.length > 0) await newsletter.leave(emailsOf(brought), ACCOUNT_FORM);
}

const emailsOf = (uses: readonly EmailUse[]): readonly string[] => [...new Set(uses.map(({ email }) => email))];
