import { refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { ClaimEvent, ClaimKind } from "./events.ts";

export type Claim =
  | { readonly status: "free" }
  | {
      readonly status: "held";
      readonly accountId: AccountId;
      readonly since: Instant;
      /** The instant from which a different account may claim it. Absent: never. */
      readonly lapsesAt?: Instant;
      /** Accounts that share it with support's permission, in the order in which they joined. */
      readonly guests?: readonly AccountId[];
    };

interface Claiming {
  readonly kind: ClaimKind;
  readonly accountId: AccountId;
  readonly at: Instant;
}

export type ClaimCommand =
  /** Claiming again does not extend a claim that lapses. */
  | (Claiming & { readonly type: "ClaimFor"; readonly lapsesAt?: Instant })
  /** Extends the claim: until `lapsesAt` while the account pays, permanently once it has paid. */
  | (Claiming & { readonly type: "ExtendClaim"; readonly lapsesAt?: Instant })
  /** Claims what a different account may hold already: support allowed it. */
  | (Claiming & { readonly type: "ShareClaim" })
  | { readonly type: "ReleaseClaim"; readonly accountId: AccountId; readonly at: Instant };

/**
 * One holder at a time, and the guests that support admits beside it; claiming what an account already has changes nothing. A lapsed claim
 * belongs to its holder until a different account claims it.
 */
export const claim: Decider<ClaimCommand, ClaimEvent, Claim> = {
  initialState: { status: "free" },
  decide(command, state) {
    const { accountId, at } = command;
    const isIn = isHeldBy(state, accountId);
    if (command.type === "ReleaseClaim") return isIn ? [{ type: "ClaimReleased", data: { accountId, releasedAt: at } }] : [];
    const lapsesAt = "lapsesAt" in command ? command.lapsesAt : undefined;
    if (isIn) {
      if (command.type !== "ExtendClaim" || !isLonger(state, accountId, lapsesAt)) return [];
      return [{ type: "ClaimExtended", data: { accountId, extendedAt: at, ...(lapsesAt && { lapsesAt }) } }];
    }
    const isForGood = command.type === "ExtendClaim" && !lapsesAt;
    // A paid account takes precedence over an unpaid one.
    if (state.status === "free" || hasLapsed(state, at) || (isForGood && isUnpaid(state)))
      return [{ type: "Claimed", data: { kind: command.kind, accountId, claimedAt: at, ...(lapsesAt && { lapsesAt }) } }];
    // Two accounts have paid: neither can be sent away.
    return command.type === "ShareClaim" || isForGood
      ? [{ type: "ClaimShared", data: { accountId, sharedAt: at } }]
      : refuse(`${command.kind}-taken`);
  },
  evolve(state, event) {
    const { accountId } = event.data;
    if (event.type === "Claimed") {
      const { claimedAt: since, lapsesAt } = event.data;
      return { status: "held", accountId, since, ...(lapsesAt && { lapsesAt }) };
    }
    if (state.status === "free") return state;
    if (event.type === "ClaimShared") return { ...state, guests: [...(state.guests ?? []), accountId] };
    if (event.type === "ClaimReleased") return released(state, accountId, event.data.releasedAt);
    const { lapsesAt: _, ...held } = state;
    return { ...held, ...(event.data.lapsesAt && { lapsesAt: event.data.lapsesAt }) };
  },
};

/** True if an account other than this one has a claim that has not lapsed. */
export const isHeldByOther = (state: Claim, accountId: AccountId, at: Instant): boolean =>
  state.status === "held" && state.accountId !== accountId && !isGuest(state, accountId) && !hasLapsed(state, at);

/** True if an account has a claim, as its holder or a guest. */
export const isHeldBy = (state: Claim, accountId: AccountId): state is Held =>
  state.status === "held" && (state.accountId === accountId || isGuest(state, accountId));

type Held = Extract<Claim, { status: "held" }>;

const isGuest = ({ guests = [] }: Held, accountId: AccountId): boolean => guests.includes(accountId);

/** Guests hold it by support's permission, which does not lapse; nor does a claim that has guests. */
const isUnpaid = ({ lapsesAt, guests = [] }: Held): boolean => lapsesAt !== undefined && guests.length === 0;

const hasLapsed = (held: Held, at: Instant): boolean => isUnpaid(held) && held.lapsesAt! <= at;

const isLonger = (held: Held, accountId: AccountId, lapsesAt: Instant | undefined): boolean =>
  held.accountId === accountId && held.lapsesAt !== undefined && (lapsesAt === undefined || lapsesAt > held.lapsesAt);

/** When the holder releases it, the first guest becomes the holder. */
function released({ guests = [], ...held }: Held, accountId: AccountId, at: Instant): Claim {
  const others = guests.filter((guest) => guest !== accountId);
  if (held.accountId !== accountId) return { ...held, ...(others.length > 0 && { guests: others }) };
  const [next, ...rest] = others;
  return next === undefined ? { status: "free" } : { status: "held", accountId: next, since: at, ...(rest.length > 0 && { guests: rest }) };
}
