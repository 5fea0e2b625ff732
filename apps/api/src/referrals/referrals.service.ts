import { Injectable } from "@nestjs/common";
import { HOUR_S, type Limiter, taken } from "@tablee/access/sign-in/limits";
import { Commands } from "@tablee/command-bus/commands";
import { friendsMealsOn } from "@tablee/commands/referral/friends-meals";
import { friendsInvitedBy, inviteFriend } from "@tablee/commands/referral/invite-friend";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { createReferral, invite } from "@tablee/contracts/calls/referrals";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { referralPolicies } from "@tablee/domain/referral/policy";
import type { ReferralRefusal, ReferralStatus } from "@tablee/domain/referral/vocabulary";
import { type ReferralRow, referralsOf } from "@tablee/projections/referrals/queries";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

type Invitation = OutputOf<typeof invite>;
type Friend = Invitation["friends"][number];

/** Invitations that an account may ask for in an hour, refused ones included, since a refusal reveals that an address is known. */
const TRIES_AN_HOUR = 20;

@Injectable()
export class ReferralsService {
  readonly #tries: Limiter;

  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
    private readonly flipper: Flipper,
  ) {
    this.#tries = api.access.limits.limiter("invitation", TRIES_AN_HOUR, HOUR_S);
  }

  async invite(by: Caller): Promise<Invitation> {
    const [row, names] = await Promise.all([referralsOf(this.api.reads, by.accountId), friendsInvitedBy(this.api.steps, by.accountId)]);
    return invitationOf(row, names, by.receivedAt);
  }

  /** @throws Failure invitations-not-offered; TooManyAttempts; Refused as inviteFriend */
  async create({ name, email, language }: InputOf<typeof createReferral>, by: Caller): Promise<{ done: true }> {
    const { accountId } = by;
    if (!(await this.flipper.enabled("show_refer_friends", accountId))) throw new Failure("invitations-not-offered");
    await taken(this.#tries.consume(this.api.access.limits.key("invitation", accountId)));
    await this.commands.send(inviteFriend, { accountId, friend: { name, email }, language }, by.own("invite-friend"));
    return { done: true };
  }
}

type Row = Pick<ReferralRow, "code" | "invitations" | "friends">;
type Referral = Omit<Friend, "number"> & { readonly since: string };

/** An account's link, friends and credits at an instant, dated by Toronto's clocks. `names`: the friends' names, by invitation. */
export function invitationOf(row: Row | undefined, names: ReadonlyMap<string, string>, at: string): Invitation {
  const today = businessDay(at);
  const { creditCents, maxPerYear } = policyOn(referralPolicies, today);
  const came = Object.values(row?.friends ?? {});
  const waiting = Object.entries(row?.invitations ?? {}).filter(([, { friendId }]) => friendId === undefined);
  const invitedAt = (id: string | undefined): string | undefined => (id === undefined ? undefined : row?.invitations[id]?.invitedAt);
  const friends = [
    ...came.map((friend): Referral => {
      const invited = invitedAt(friend.invitationId);
      return {
        since: invited ?? friend.signedUpAt,
        name: (friend.invitationId !== undefined && names.get(friend.invitationId)) || null,
        invitedOn: invited === undefined ? null : businessDay(invited),
        signedUpOn: businessDay(friend.signedUpAt),
        status: friend.status,
        settledOn: friend.status === "signed-up" ? null : businessDay(friend.at),
        creditCents: friend.status === "credited" ? cents(friend.cents) : null,
        because: friend.status === "refused" ? shownToReferrer(friend.because) : null,
      };
    }),
    ...waiting.map(([id, { invitedAt: since, mail, because }]): Referral => {
      const status = mail === undefined ? "requested" : because === "not-sent" ? because : stagesOfMail[mail];
      const unsettled = { signedUpOn: null, settledOn: null, creditCents: null, because: null };
      return { since, name: names.get(id) ?? null, invitedOn: businessDay(since), status, ...unsettled };
    }),
  ].toSorted((one, other) => (one.since < other.since ? 1 : -1));
  return {
    code: row?.code ?? null,
    creditCents,
    freeMeals: friendsMealsOn(today),
    maxPerYear,
    credited: came.filter((friend) => friend.status === "credited" && businessDay(friend.at).slice(0, 4) === today.slice(0, 4)).length,
    friends: friends.map(({ since: _, ...friend }, i) => ({ number: friends.length - i, ...friend })),
  };
}

const stagesOfMail = { sent: "sent", refused: "returned" } as const satisfies Record<string, ReferralStatus>;

/** Merges the reasons that concern a friend's past: the referrer does not learn whether a household or a card was known. */
const shownToReferrer = (because: ReferralRefusal): ReferralRefusal => (because === "known-card" ? "known-household" : because);
