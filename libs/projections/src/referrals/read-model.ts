import type { AccountId } from "@tablee/domain/kernel/ids";
import { type Friend, referrals } from "@tablee/domain/referral/decider";
import { idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface ReferralRow {
  readonly key: AccountId;
  /** The code of the account's link; null until its first box is paid. */
  readonly code: string | null;
  /** The friends who registered by the link, by account, in their order. */
  readonly friends: Readonly<Record<AccountId, Friend>>;
}

/** One row per account that can refer friends, or has. */
export const referralsModel = readModelOf<ReferralRow>()("referrals", {
  version: 1,
  ignores: [],
  columns: { key: "text", code: "text null", friends: "jsonb" },
  indexes: ["(code)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    const before = { friends: new Map(Object.entries(row?.friends ?? {}) as [AccountId, Friend][]), ...(row?.code && { code: row.code }) };
    const { code = null, friends } = referrals.evolve(before, event);
    return { key, code, friends: Object.fromEntries(friends) };
  },
});
