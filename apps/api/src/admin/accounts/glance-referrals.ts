import { referrerOf } from "@tablee/commands/referral/referrer-of";
import type { OutputOf } from "@tablee/contracts/call";
import type { accountGlance } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { type ReferralRow, referralsOf } from "@tablee/projections/referrals/queries";
import type { ApiContext } from "../../api-context.ts";

type Glance = Pick<OutputOf<typeof accountGlance>, "referral" | "friends" | "invited">;
type Friend = ReferralRow["friends"][AccountId];

/** The account's own referral, which its referrer's row holds, and those that it made. */
export async function glanceReferrals({ reads, steps }: Pick<ApiContext, "reads" | "steps">, accountId: AccountId): Promise<Glance> {
  const [own, referrerId] = await Promise.all([referralsOf(reads, accountId), referrerOf(steps, accountId)]);
  const by = referrerId && (await referralsOf(reads, referrerId))?.friends[accountId];
  const friends = Object.entries(own?.friends ?? {}) as [AccountId, Friend][];
  const invitations = Object.values(own?.invitations ?? {});
  return {
    referral: referrerId && by ? referralView(referrerId, by) : null,
    friends: friends.map(([id, friend]) => referralView(id, friend)).toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    invited: invitations.filter(({ friendId }) => friendId === undefined).length,
  };
}

const referralView = (accountId: AccountId, friend: Friend): Glance["friends"][number] => ({
  accountId,
  status: friend.status,
  because: friend.status === "refused" ? friend.because : null,
  creditCents: friend.status === "credited" ? cents(friend.cents) : null,
  date: businessDay(friend.status === "signed-up" ? friend.signedUpAt : friend.at),
});
