import { isRefusal, refuse } from "@tablee/domain/kernel/errors";
import { type AccountId, idFrom } from "@tablee/domain/kernel/ids";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { InvitedFriend } from "@tablee/domain/referral/vocabulary";
import { PermanentFailure } from "@tablee/gateways/port-failure";
import { emailClaimOf } from "../account/sign-in/settle-email.ts";
import { accounts, claims, referrals } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { sendNotice } from "../notice/send-notice.ts";
import { Refused } from "../refused.ts";
import type { Steps, Streams } from "../steps.ts";

interface FriendToInvite {
  readonly accountId: AccountId;
  readonly friend: InvitedFriend;
  /** The language of the mail. */
  readonly language: Language;
}

/**
 * Invites a friend by one mail with the account's link. An address gets one invitation, from any account; its claim is a keyed hash that names
 * no person, and is kept once the friend is invited. A customer's address gets none.
 * @throws Refused account-closed, link-before-first-box, invitation-taken, invitations-used-up
 */
export async function inviteFriend(steps: Steps, { accountId, friend, language }: FriendToInvite, context: CommandContext): Promise<void> {
  const { at } = context;
  const { state: account } = await steps.load(accounts, accountId);
  if (account.status !== "open" || account.erasure) throw new Refused(refuse("account-closed"));
  const emailClaim = emailClaimOf(steps, friend.email);
  const invitationId = idFrom("invitation", steps.ports.hashes.keyed("invitation", `${accountId}:${emailClaim}`));
  const command = { type: "InviteFriend", invitationId, friend, language, at } as const;
  const { state } = await steps.load(referrals, accountId);
  // Judged before the claim, which would take the address from every account; decided again after it.
  const judged = referrals.decider.decide(command, state);
  if (isRefusal(judged)) throw new Refused(judged);
  const { state: customer } = await steps.load(claims, emailClaim);
  if (customer.status === "held") throw new Refused(refuse("invitation-taken"));
  const claim = { type: "ClaimFor", kind: "invitation", accountId, at } as const;
  await steps.handle(claims, invitationClaimOf(emailClaim), claim, part(context, "claim"));
  await steps.handle(referrals, accountId, command, { ...context, subject: accountId }).catch(async (error) => {
    if (error instanceof Refused) await releaseUninvited(steps, { accountId, invitationId, emailClaim }, context);
    throw error;
  });
}

/** Releases the claim of an invitation that was refused after it, unless the account invited the same friend at the same moment. */
async function releaseUninvited(
  steps: Steps,
  { accountId, invitationId, emailClaim }: InvitationToMail & { readonly emailClaim: string },
  context: CommandContext,
): Promise<void> {
  const { state } = await steps.load(referrals, accountId);
  if (state.invitations.has(invitationId)) return;
  const release = { type: "ReleaseClaim", accountId, at: context.at } as const;
  await steps.handle(claims, invitationClaimOf(emailClaim), release, part(context, "release"));
}

const invitationClaimOf = (emailClaim: string): string => `invitation_${emailClaim}`;

interface InvitationToMail {
  readonly accountId: AccountId;
  readonly invitationId: string;
}

/**
 * Mails an invitation, once, and records whether the carrier took it.
 * @throws TransientFailure when the carrier may take the mail later
 */
export async function mailInvitation(steps: Steps, { accountId, invitationId }: InvitationToMail, context: CommandContext): Promise<void> {
  const { state } = await steps.load(referrals, accountId);
  if (state.invitations.get(invitationId)?.mail !== undefined) return;
  const request = { about: "referral", id: accountId, kind: "friend-invitation", channel: "mail", invitationId } as const;
  const outcome = await sendNotice(steps, request, context).then(
    ({ state: notice }) =>
      notice.status === "sent" ? ({ result: "sent" } as const) : ({ result: "refused", because: "not-sent" } as const),
    (error) => {
      if (error instanceof PermanentFailure) return { result: "refused", because: "address-refused" } as const;
      throw error;
    },
  );
  const command = { type: "RecordInvitationMailed", invitationId, ...outcome, at: context.at } as const;
  await steps.handle(referrals, accountId, command, { ...part(context, "mailed"), subject: accountId });
}

/** The friends whom an account invited, by their invitations, under the names that it gave them; empty once it is forgotten. */
export async function friendsInvitedBy({ load }: Streams, accountId: AccountId): Promise<ReadonlyMap<string, string>> {
  const { state } = await load(referrals, accountId);
  return new Map([...state.invitations].flatMap(([id, { friend }]) => (friend ? [[id, friend.name] as const] : [])));
}
