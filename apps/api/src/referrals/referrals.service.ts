import { Injectable } from "@nestjs/common";
import type { OutputOf } from "@tablee/contracts/call";
import type { invite } from "@tablee/contracts/calls/referrals";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { offerOf } from "@tablee/domain/offer/offers";
import { referralPolicies } from "@tablee/domain/referral/policy";
import type { ReferralRefusal } from "@tablee/domain/referral/vocabulary";
import { type ReferralRow, referralsOf } from "@tablee/projections/referrals/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

type Invitation = OutputOf<typeof invite>;

@Injectable()
export class ReferralsService {
  constructor(private readonly api: ApiContext) {}

  async invite(by: Caller): Promise<Invitation> {
    return invitationOf(await referralsOf(this.api.reads, by.accountId), by.receivedAt);
  }
}

/** An account's link, friends and credits at an instant, dated by Toronto's clocks. */
export function invitationOf(row: Pick<ReferralRow, "code" | "friends"> | undefined, at: string): Invitation {
  const today = businessDay(at);
  const { creditCents, maxPerYear, friendsCode } = policyOn(referralPolicies, today);
  const meals = offerOf(friendsCode, today)?.grants.flat() ?? [];
  const friends = Object.values(row?.friends ?? {}).toSorted((one, other) => (one.signedUpAt < other.signedUpAt ? 1 : -1));
  return {
    code: row?.code ?? null,
    creditCents,
    freeMeals: meals.reduce((sum, grant) => sum + (grant.kind === "free-meals" ? grant.meals : 0), 0),
    maxPerYear,
    credited: friends.filter((friend) => friend.status === "credited" && businessDay(friend.at).slice(0, 4) === today.slice(0, 4)).length,
    friends: friends.map((friend, i) => ({
      number: friends.length - i,
      signedUpOn: businessDay(friend.signedUpAt),
      status: friend.status,
      settledOn: friend.status === "signed-up" ? null : businessDay(friend.at),
      creditCents: friend.status === "credited" ? cents(friend.cents) : null,
      because: friend.status === "refused" ? shownToReferrer(friend.because) : null,
    })),
  };
}

/** Merges the reasons that concern a friend's past: the referrer does not learn whether a household or a card was known. */
const shownToReferrer = (because: ReferralRefusal): ReferralRefusal => (because === "known-card" ? "known-household" : because);
