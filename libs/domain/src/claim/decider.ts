import type { Decider } from "../kernel/decider.ts";
import { refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { ClaimEvent, ClaimKind } from "./events.ts";

export type Claim =
  | { readonly status: "free" }
  | {
      readonly status: "held";
      readonly accountId: AccountId;
      readonly since: Instant;
      /** Accounts that share it by support's leave, in the order in which they came. */
      readonly guests?: readonly AccountId[];
    };

type ClaimCommand =
  | { readonly type: "ClaimFor"; readonly kind: ClaimKind; readonly accountId: AccountId; readonly at: Instant }
  /** Claims what another account may hold already: support allowed it. */
  | { readonly type: "ShareClaim"; readonly kind: ClaimKind; readonly accountId: AccountId; readonly at: Instant }
  | { readonly type: "ReleaseClaim"; readonly accountId: AccountId; readonly at: Instant };

/** One holder at a time, and the guests that support let in beside it; claiming what one already has changes nothing. */
export const claim: Decider<ClaimCommand, ClaimEvent, Claim> = {
  initialState: { status: "free" },
  decide(command, state) {
    const { accountId, at } = command;
    const isIn = state.status === "held" && (state.accountId === accountId || isGuest(state, accountId));
    if (command.type === "ReleaseClaim") return isIn ? [{ type: "ClaimReleased", data: { accountId, releasedAt: at } }] : [];
    if (isIn) return [];
    if (state.status === "free") return [{ type: "Claimed", data: { kind: command.kind, accountId, claimedAt: at } }];
    return command.type === "ShareClaim" ? [{ type: "ClaimShared", data: { accountId, sharedAt: at } }] : refuse(`${command.kind}-taken`);
  },
  evolve(state, event) {
    const { accountId } = event.data;
    if (event.type === "Claimed") return { status: "held", accountId, since: event.data.claimedAt };
    if (state.status === "free") return state;
    if (event.type === "ClaimShared") return { ...state, guests: [...(state.guests ?? []), accountId] };
    return released(state, accountId, event.data.releasedAt);
  },
};

type Held = Extract<Claim, { status: "held" }>;

const isGuest = ({ guests = [] }: Held, accountId: AccountId): boolean => guests.includes(accountId);

/** Where the holder leaves, the first guest holds it from then on. */
function released({ guests = [], ...held }: Held, accountId: AccountId, at: Instant): Claim {
  const others = guests.filter((guest) => guest !== accountId);
  if (held.accountId !== accountId) return { ...held, ...(others.length > 0 && { guests: others }) };
  const [next, ...rest] = others;
  return next === undefined ? { status: "free" } : { status: "held", accountId: next, since: at, ...(rest.length > 0 && { guests: rest }) };
}
