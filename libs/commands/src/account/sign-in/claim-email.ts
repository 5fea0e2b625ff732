import type { Account } from "@tablee/domain/account/decider";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { addMinutes } from "@tablee/domain/kernel/time";
import { accounts, claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import { isRefused } from "../../refused.ts";
import type { Steps } from "../../steps.ts";
import { emailClaimOf } from "./settle-email.ts";

/** How long an act may take between its claim and what it is claimed for; one that takes longer has crashed. */
const PATIENCE_MINUTES = 1;

/**
 * Claims an address of mail for an account. One that another account has claimed and does not have, since its change of address
 * crashed before it, is taken over.
 * @returns the account that has the claim: another one where a registration crashed before it opened its account
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
    if (held.status !== "held" || context.at < addMinutes(held.since, PATIENCE_MINUTES)) throw error;
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

/** Whether an account that holds a claim goes by another address. One that cannot be read any more is being forgotten, which releases it. */
function isAbandoned(steps: Steps, holder: Account, id: string): boolean {
  if (!("person" in holder) || holder.erasure || !holder.person?.email) return false;
  return emailClaimOf(steps, holder.person.email) !== id;
}
