import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accounts, claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { isRefused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { emailClaimOf } from "./settle-email.ts";

/** Minutes within which a command must use its claim; after them, it counts as crashed. */
const CLAIM_USE_MINUTES = 1;

/**
 * Claims an email address for an account. Takes over a claim whose account does not have the address, since its change of address crashed.
 * @returns the account that has the claim: the one of an earlier registration that crashed before it opened its account, otherwise this one
 * @throws Refused email-taken
 */
export async function claimEmail(
  steps: Steps,
  { accountId, email }: { readonly accountId: AccountId; readonly email: string },
  context: CommandContext,
): Promise<AccountId> {
  const id = emailClaimOf(steps, email);
  const claim = { type: "ClaimFor", kind: "email", accountId, at: context.at } as const;
  try {
    await steps.handle(claims, id, claim, part(context, "claim"), { expectNew: true });
    return accountId;
  } catch (error) {
    if (!isRefused(error, "email-taken")) throw error;
    const { state: held } = await steps.load(claims, id);
    if (held.status !== "held" || context.at < addMinutes(held.since, CLAIM_USE_MINUTES)) throw error;
    const { state: holder } = await steps.load(accounts, held.accountId);
    if (holder.status === "none") return held.accountId;
    if (!isAbandoned(steps, holder, id)) throw error;
    await steps.handle(
      claims,
      id,
      { type: "ReleaseClaim", accountId: held.accountId, at: context.at },
      part(context, "release-abandoned", held.accountId),
    );
    await steps.handle(claims, id, claim, part(context, "claim-again"));
    return accountId;
  }
}

/**
 * True if the holder of a claim has a different address. A holder whose address can no longer be read is being erased, which releases the
 * claim.
 */
function isAbandoned(steps: Steps, holder: Account, id: string): boolean {
  if (!("person" in holder) || holder.erasure || !holder.person?.email) return false;
  return emailClaimOf(steps, holder.person.email) !== id;
}
