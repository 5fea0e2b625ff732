import type { AccountId } from "../kernel/ids.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { FlagEvent } from "./events.ts";
import { defaultFlags, type FlagName } from "./vocabulary.ts";

export type FlagCommand =
  | {
      readonly type: "TurnFlag";
      readonly flag: FlagName;
      readonly enabled: boolean;
      /** One account alone; without it, every account without an exception. */
      readonly accountId?: AccountId;
      readonly at: Instant;
    }
  | { readonly type: "EndFlagException"; readonly flag: FlagName; readonly accountId: AccountId; readonly at: Instant };

/** The general setting of a feature, once it was set, and the accounts that are exceptions. */
export interface Flag {
  readonly enabled?: boolean;
  readonly exceptions: Readonly<Record<string, boolean>>;
}

/** True if an account has a feature: by its exception, the general setting, or the default. */
export const isEnabledFor = ({ enabled, exceptions }: Flag, name: FlagName, accountId: AccountId): boolean =>
  exceptions[accountId] ?? enabled ?? defaultFlags[name];

export const flag: Decider<FlagCommand, FlagEvent, Flag> = {
  initialState: { exceptions: {} },
  decide(command, state) {
    const { flag, accountId, at } = command;
    if (command.type === "EndFlagException") {
      return state.exceptions[command.accountId] === undefined
        ? []
        : [{ type: "FlagExceptionEnded", data: { flag, accountId: command.accountId, endedAt: at } }];
    }
    const { enabled } = command;
    const before = accountId === undefined ? (state.enabled ?? defaultFlags[flag]) : state.exceptions[accountId];
    return before === enabled ? [] : [{ type: "FlagTurned", data: { flag, enabled, ...(accountId && { accountId }), turnedAt: at } }];
  },
  evolve(state, event) {
    if (event.type === "FlagExceptionEnded") {
      const { [event.data.accountId]: _, ...exceptions } = state.exceptions;
      return { ...state, exceptions };
    }
    const { enabled, accountId } = event.data;
    return accountId === undefined ? { ...state, enabled } : { ...state, exceptions: { ...state.exceptions, [accountId]: enabled } };
  },
};
