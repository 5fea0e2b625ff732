import { never, type Refusal, refuse } from "../kernel/errors.ts";
import type { AccountId, OrderId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Language } from "../kernel/place/region.ts";
import { policyOn } from "../kernel/policy.ts";
import type { Instant } from "../kernel/time.ts";
import { businessDay } from "../kernel/zones/zones.ts";
import type { ReferralEvent } from "./events.ts";
import { referralPolicies } from "./policy.ts";
import type { InvitationMail, InvitedFriend, ReferralRefusal, UndeliveredBecause } from "./vocabulary.ts";

/** A person who signed up by the account's link. */
export type Friend = { readonly signedUpAt: Instant; readonly invitationId?: string | undefined } & (
  | { readonly status: "signed-up" }
  | { readonly status: "credited"; readonly cents: number; readonly at: Instant }
  | { readonly status: "refused"; readonly because: ReferralRefusal; readonly at: Instant }
);

/** A mail to a friend, with the account's link. */
export interface Invitation {
  /** Missing once the account is forgotten. */
  readonly friend?: InvitedFriend | undefined;
  readonly language: Language;
  readonly invitedAt: Instant;
  readonly mail?: InvitationMail | undefined;
  /** The reason why it was not delivered; unknown for older mails. */
  readonly because?: UndeliveredBecause | undefined;
  /** The account that registered by the invitation's link. */
  readonly friendId?: AccountId | undefined;
}

/** The referrals of one account: its code, its mails to friends, and the friends who came, each in their order. */
export interface Referrals {
  readonly code?: string;
  readonly invitations: ReadonlyMap<string, Invitation>;
  readonly friends: ReadonlyMap<AccountId, Friend>;
}

export type ReferralCommand =
  | { readonly type: "GiveCode"; readonly code: string; readonly at: Instant }
  | {
      readonly type: "InviteFriend";
      readonly invitationId: string;
      readonly friend: InvitedFriend;
      readonly language: Language;
      readonly at: Instant;
    }
  | {
      readonly type: "RecordInvitationMailed";
      readonly invitationId: string;
      readonly result: InvitationMail;
      readonly because?: UndeliveredBecause | undefined;
      readonly at: Instant;
    }
  | { readonly type: "RecordSignUp"; readonly friendId: AccountId; readonly invitationId?: string | undefined; readonly at: Instant }
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
  initialState: { invitations: new Map(), friends: new Map() },
  decide(command, state): readonly ReferralEvent[] | Refusal {
    const { at } = command;
    switch (command.type) {
      case "GiveCode":
        return state.code === undefined ? [{ type: "ReferralCodeGiven", data: { code: command.code, givenAt: at } }] : [];
      case "InviteFriend":
        return invite(command, state);
      case "RecordInvitationMailed": {
        const { invitationId, result, because } = command;
        const invitation = state.invitations.get(invitationId);
        // An address may return a mail that the carrier took at first.
        if (!invitation || invitation.mail === result || invitation.mail === "refused") return [];
        return [{ type: "InvitationMailed", data: { invitationId, result, ...(because && { because }), mailedAt: at } }];
      }
      case "RecordSignUp": {
        const { friendId, invitationId } = command;
        if (state.friends.has(friendId)) return [];
        // An invitation counts for the first person who registers by its link.
        const isOpen = invitationId !== undefined && isUnused(state.invitations.get(invitationId));
        return [{ type: "FriendSignedUp", data: { friendId, ...(isOpen && { invitationId }), signedUpAt: at } }];
      }
      case "RecordFirstDelivery": {
        const { friendId, orderId, grantId } = command;
        if (state.friends.get(friendId)?.status !== "signed-up") return [];
        const { creditCents: cents } = policyOn(referralPolicies, businessDay(at));
        const because = command.because ?? (isYearFull(state, at) ? "yearly-limit" : undefined);
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
    if (event.type === "FriendInvited") {
      const { invitationId, ...invitation } = event.data;
      return { ...state, invitations: new Map(state.invitations).set(invitationId, invitation) };
    }
    if (event.type === "InvitationMailed") {
      const { invitationId, result: mail, because } = event.data;
      return withInvitation(state, invitationId, { mail, ...(because && { because }) });
    }
    const { friendId } = event.data;
    const put = (friend: Friend): Referrals => ({ ...state, friends: new Map(state.friends).set(friendId, friend) });
    const signedUp = (at: Instant) => state.friends.get(friendId) ?? { signedUpAt: at };
    switch (event.type) {
      case "FriendSignedUp": {
        const { invitationId, signedUpAt } = event.data;
        const signed = put({ status: "signed-up", signedUpAt, ...(invitationId !== undefined && { invitationId }) });
        return invitationId === undefined ? signed : withInvitation(signed, invitationId, { friendId });
      }
      case "ReferralCredited": {
        const { cents, creditedAt: at } = event.data;
        return put({ ...signedUp(at), status: "credited", cents, at });
      }
      case "ReferralRefused": {
        const { because, refusedAt: at } = event.data;
        return put({ ...signedUp(at), status: "refused", because, at });
      }
      default:
        return never(event);
    }
  },
};

/** One mail an address, and a limited number a day; the account has its link once its first box is paid. */
function invite(command: Extract<ReferralCommand, { type: "InviteFriend" }>, state: Referrals): readonly ReferralEvent[] | Refusal {
  const { type: _, at, ...invitation } = command;
  if (state.code === undefined) return refuse("link-before-first-box");
  if (state.invitations.has(invitation.invitationId)) return refuse("invitation-taken");
  const today = businessDay(at);
  const { invitationsADay: limit } = policyOn(referralPolicies, today);
  const sent = [...state.invitations.values()].filter(({ invitedAt }) => businessDay(invitedAt) === today).length;
  if (sent >= limit) return refuse("invitations-used-up", { limit });
  return [{ type: "FriendInvited", data: { ...invitation, invitedAt: at } }];
}

const isUnused = (invitation: Invitation | undefined): boolean => invitation !== undefined && invitation.friendId === undefined;

function withInvitation(state: Referrals, invitationId: string, change: Partial<Invitation>): Referrals {
  const invitation = state.invitations.get(invitationId);
  return invitation ? { ...state, invitations: new Map(state.invitations).set(invitationId, { ...invitation, ...change }) } : state;
}

const yearOf = (at: Instant): string => businessDay(at).slice(0, 4);

/** True once an account had all the credits of the year that an instant is in. */
export const isYearFull = (state: Referrals, at: Instant): boolean =>
  creditedIn(state, yearOf(at)) >= policyOn(referralPolicies, businessDay(at)).maxPerYear;

/** The number of credits that an account had in a year, by Toronto's date. */
export const creditedIn = ({ friends }: Referrals, year: string): number =>
  [...friends.values()].filter((friend) => friend.status === "credited" && yearOf(friend.at) === year).length;
