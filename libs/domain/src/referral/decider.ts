import { never, type Refusal } from "../kernel/errors.ts";
import type { AccountId, OrderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import { policyOn } from "../kernel/policy.ts";
import type { Instant } from "../kernel/time.ts";
import { businessDay } from "../kernel/zones/zones.ts";
import type { ReferralEvent } from "./events.ts";
import { referralPolicies } from "./policy.ts";
import type { ReferralRefusal } from "./vocabulary.ts";

/** A person who signed up by the account's link. */
export type Friend = { readonly signedUpAt: Instant } & (
  | { readonly status: "signed-up" }
  | { readonly status: "credited"; readonly cents: number; readonly at: Instant }
  | { readonly status: "refused"; readonly because: ReferralRefusal; readonly at: Instant }
);

/** The referrals of one account: its code, and the friends who came by it, in the order in which they signed up. */
export interface Referrals {
  readonly code?: string;
  readonly friends: ReadonlyMap<AccountId, Friend>;
}

export type ReferralCommand =
  | { readonly type: "GiveCode"; readonly code: string; readonly at: Instant }
  | { readonly type: "RecordSignUp"; readonly friendId: AccountId; readonly at: Instant }
  /** A friend's first paid box was delivered. `because`: why it brings no credit, unless the year's credits are used up anyway. */
  | {
      readonly type: "RecordFirstDelivery";
      readonly friendId: AccountId;
      readonly orderId: OrderId;
      readonly grantId: string;
      readonly because?: ReferralRefusal | undefined;
      readonly at: Instant;
    };

/** One credit a friend, and a limited number a year: the account's own stream decides, so that friends delivered at once count once each. */
export const referrals: Decider<ReferralCommand, ReferralEvent, Referrals> = {
  initialState: { friends: new Map() },
  decide(command, state): readonly ReferralEvent[] | Refusal {
    const { at } = command;
    switch (command.type) {
      case "GiveCode":
        return state.code === undefined ? [{ type: "ReferralCodeGiven", data: { code: command.code, givenAt: at } }] : [];
      case "RecordSignUp":
        return state.friends.has(command.friendId)
          ? []
          : [{ type: "FriendSignedUp", data: { friendId: command.friendId, signedUpAt: at } }];
      case "RecordFirstDelivery": {
        const { friendId, orderId, grantId } = command;
        if (state.friends.get(friendId)?.status !== "signed-up") return [];
        const { creditCents: cents, maxPerYear } = policyOn(referralPolicies, businessDay(at));
        const because = command.because ?? (creditedIn(state, yearOf(at)) >= maxPerYear ? "yearly-limit" : undefined);
        return because
          ? [{ type: "ReferralRefused", data: { friendId, orderId, because, refusedAt: at } }]
          : [{ type: "ReferralCredited", data: { friendId, orderId, grantId, cents, creditedAt: at } }];
      }
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    if (event.type === "ReferralCodeGiven") return { ...state, code: event.data.code };
    const { friendId } = event.data;
    const put = (friend: Friend): Referrals => ({ ...state, friends: new Map(state.friends).set(friendId, friend) });
    switch (event.type) {
      case "FriendSignedUp":
        return put({ status: "signed-up", signedUpAt: event.data.signedUpAt });
      case "ReferralCredited": {
        const { cents, creditedAt: at } = event.data;
        return put({ status: "credited", signedUpAt: state.friends.get(friendId)?.signedUpAt ?? at, cents, at });
      }
      case "ReferralRefused": {
        const { because, refusedAt: at } = event.data;
        return put({ status: "refused", signedUpAt: state.friends.get(friendId)?.signedUpAt ?? at, because, at });
      }
      default:
        return never(event);
    }
  },
};

const yearOf = (at: Instant): string => businessDay(at).slice(0, 4);

/** The number of credits that an account had in a year, by Toronto's date. */
export const creditedIn = ({ friends }: Referrals, year: string): number =>
  [...friends.values()].filter((friend) => friend.status === "credited" && yearOf(friend.at) === year).length;
