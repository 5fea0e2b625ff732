import type { AccountId } from "@tablee/domain/kernel/ids";
import { type Friend, type Invitation, referrals } from "@tablee/domain/referral/decider";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface ReferralRow {
  readonly key: AccountId;
  /** The code of the account's link; null until its first box is paid. */
  readonly code: string | null;
  /** The mails to friends, by invitation, in their order; the friends' names and addresses stay in the log. */
  readonly invitations: Readonly<Record<string, Invitation>>;
  /** The friends who registered by the link, by account, in their order. */
  readonly friends: Readonly<Record<AccountId, Friend>>;
}

/** One row per account that can refer friends, or has. */
export const referralsModel = readModelOf<ReferralRow>()("referrals", {
  version: 2,
  ignores: [],
  columns: { key: "text", code: "text null", invitations: "jsonb", friends: "jsonb" },
  indexes: ["(code)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    const before = {
      ...(row?.code && { code: row.code }),
      invitations: new Map(Object.entries(row?.invitations ?? {})),
      friends: new Map(Object.entries(row?.friends ?? {}) as [AccountId, Friend][]),
    };
    const { code = null, invitations, friends } = referrals.evolve(before, withoutFriend(event));
    return { key, code, invitations: Object.fromEntries(invitations), friends: Object.fromEntries(friends) };
  },
});

type Followed = Parameters<typeof referrals.evolve>[1];

function withoutFriend(event: Followed): Followed {
  if (event.type !== "FriendInvited") return event;
  const { friend: _, ...data } = event.data;
  return { ...event, data } as Followed;
}
