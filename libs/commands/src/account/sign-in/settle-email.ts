import type { AccountId } from "@tablee/domain/kernel/ids";
import { accounts, claims } from "../../aggregates.ts";
import { type CommandContext, part } from "../../context.ts";
import type { Steps } from "../../steps.ts";

/** The id of the claim of an email address; it reveals nothing of the address. */
export const emailClaimOf = ({ ports }: Pick<Steps, "ports">, email: string): string => `email_${ports.credentials.emailHash(email)}`;

/**
 * Makes an account's email address its sign-in address and its only claim. Codes and links sent to the old address become invalid and
 * sessions end before the old claim is released. Reads the account again until its revision is unchanged, since it may change back at the
 * same time.
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
