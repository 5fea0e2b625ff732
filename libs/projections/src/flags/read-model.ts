import type { FlagEvent } from "@tablee/domain/flag/events";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import { readModelOf } from "../read-model-of.ts";

export interface FlagRow {
  readonly key: string;
  readonly flag: string;
  /** The exception's account; null: for all accounts. */
  readonly account_id: AccountId | null;
  readonly enabled: boolean;
  readonly turned_at: string;
  readonly by: Actor;
}

const keyOf = ({ flag, accountId }: FlagEvent["data"]): string => (accountId === undefined ? flag : `${flag} ${accountId}`);

/** One row for each feature that was ever set, and for each account that is an exception. */
export const flagsModel = readModelOf<FlagRow>()("flags", {
  version: 1,
  ignores: [],
  columns: { key: "text", flag: "text", account_id: "text null", enabled: "boolean", turned_at: "timestamptz", by: "jsonb" },
  indexes: ["(account_id)"],
  keys: (event) => [keyOf(event.data)],
  evolve(_, event, key) {
    switch (event.type) {
      case "FlagTurned": {
        const { flag, enabled, accountId, turnedAt } = event.data;
        return { key, flag, account_id: accountId ?? null, enabled, turned_at: turnedAt, by: event.metadata.actor };
      }
      case "FlagExceptionEnded":
        return undefined;
      default:
        return never(event);
    }
  },
});
