import type { Decider } from "../kernel/decider.ts";
import { refuse } from "../kernel/errors.ts";
import type { AccountId } from "../kernel/ids.ts";
import type { Instant } from "../kernel/time.ts";
import type { ClaimEvent, ClaimKind } from "./events.ts";

export type Claim = { readonly status: "free" } | { readonly status: "held"; readonly accountId: AccountId; readonly since: Instant };

type ClaimCommand =
  | { readonly type: "ClaimFor"; readonly kind: ClaimKind; readonly accountId: AccountId; readonly at: Instant }
  | { readonly type: "ReleaseClaim"; readonly accountId: AccountId; readonly at: Instant };

/** One holder at a time; claiming what one already holds changes nothing. */
export const claim: Decider<ClaimCommand, ClaimEvent, Claim> = {
  initialState: { status: "free" },
  decide(command, state) {
    if (command.type === "ReleaseClaim") {
      if (state.status === "free" || state.accountId !== command.accountId) return [];
      return [{ type: "ClaimReleased", data: { accountId: command.accountId, releasedAt: command.at } }];
    }
    if (state.status === "held") return state.accountId === command.accountId ? [] : refuse(`${command.kind}-taken`);
    return [{ type: "Claimed", data: { kind: command.kind, accountId: command.accountId, claimedAt: command.at } }];
  },
  evolve: (_, event) =>
    event.type === "Claimed" ? { status: "held", accountId: event.data.accountId, since: event.data.claimedAt } : { status: "free" },
};
