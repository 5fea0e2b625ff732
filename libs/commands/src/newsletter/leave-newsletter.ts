import type { EmailUse } from "@tablee/domain/account/email";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { consents } from "../aggregates.ts";
import type { Steps } from "../steps.ts";

/**
 * The form under which the provider records an account's consent, beside its own forms and the site's. Each account has its own: an address
 * that one account leaves may be another's later. The provider cannot read the account from its hash.
 */
export const accountForm = ({ ports }: { readonly ports: Pick<Steps["ports"], "hashes"> }, accountId: AccountId): string =>
  `account-${ports.hashes.keyed("newsletter-form", accountId)}`;

interface Leaving {
  readonly accountId: AccountId;
  /** Addresses that the account has, or had. */
  readonly uses: readonly EmailUse[];
  /** Those that their owner verified. */
  readonly verified: readonly string[];
}

/**
 * Removes from the newsletter the addresses that an account brought there. An address that was never verified may be a stranger's: the
 * account takes back only its own consent for it, and a reader whom another form or account brought stays. It takes back nothing where it
 * did not agree to the newsletter while it had the address.
 */
export async function leaveNewsletter(
  { load, ports }: Pick<Steps, "load" | "ports">,
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
  if (own.length > 0) await ports.newsletter.forget(emailsOf(own));
  if (brought.length > 0) await ports.newsletter.leave(emailsOf(brought), accountForm({ ports }, accountId));
}

const emailsOf = (uses: readonly EmailUse[]): readonly string[] => [...new Set(uses.map(({ email }) => email))];
