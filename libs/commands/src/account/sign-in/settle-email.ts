import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import type { Steps } from "../../steps.ts";

/** The claim of an address of mail; its id says nothing of the address. */
export const emailClaimOf = ({ ports }: Pick<Steps, "ports">, email: string): string => `email_${ports.credentials.emailHash(email)}`;

/**
 * Makes the address of mail that an account has the one that it is signed in to with, and the only one that it has claimed. What was
 * sent to the address before is no longer good, and sessions end, before that is released. The account is read again until its
 * revision stands, as it may change back meanwhile.
 */
export async function settleEmail(steps: Steps, { accountId }: { readonly accountId: AccountId }, context: CommandContext): Promise<void> {
  const { at } = context;
  for (let settled = -1; ; ) {
    const { state, revision } = await steps.load(accounts, accountId);
    if (!("person" in state) || state.erasure || !state.person?.email || revision === settled) return;
    const { email } = state.person;
    const own = emailClaimOf(steps, email);
    await steps.handle(claims, own, { type: "ClaimFor", kind: "email", accountId, at }, part(context, "claim", revision));
    await steps.ports.credentials.move(accountId, email);
    const former = new Set((state.formerEmails ?? []).map((before) => emailClaimOf(steps, before.email)));
    for (const id of former)
      if (id !== own) await steps.handle(claims, id, { type: "ReleaseClaim", accountId, at }, part(context, "release", id, revision));
    settled = revision;
  }
}
