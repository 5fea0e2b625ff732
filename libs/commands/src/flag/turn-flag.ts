import type { Flag } from "@tablee/domain/flag/decider";
import type { FlagName } from "@tablee/domain/flag/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { flags } from "../aggregates.ts";
import type { Outcome } from "../command-runtime.ts";
import type { CommandContext } from "../context.ts";
import type { Streams } from "../steps.ts";

interface FlagToTurn {
  readonly flag: FlagName;
  /** Undefined: the account is no longer an exception. */
  readonly enabled: boolean | undefined;
  readonly accountId?: AccountId;
}

/** Turns a feature on or off, for all accounts or for one, or ends that account's exception. */
export function turnFlag(streams: Streams, { flag, enabled, accountId }: FlagToTurn, context: CommandContext): Promise<Outcome<Flag>> {
  const { at } = context;
  if (enabled !== undefined)
    return streams.handle(flags, flag, { type: "TurnFlag", flag, enabled, ...(accountId && { accountId }), at }, context);
  if (accountId === undefined) throw new RangeError("only an account's exception ends");
  return streams.handle(flags, flag, { type: "EndFlagException", flag, accountId, at }, context);
}
