import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import { readModelOf } from "../read-model-of.ts";
import { accountOf } from "../runtime/account-of.ts";

export interface AccountHistoryRow {
  readonly key: string;
  readonly account_id: AccountId;
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly at: string;
  readonly actor: Actor;
}

/** One row per event about an account: the index of its history. The content of the event stays in the log. */
export const accountHistoryModel = readModelOf<AccountHistoryRow>()("account_history", {
  version: 4,
  ignores: [],
  columns: {
    key: "text",
    account_id: "text",
    position: "bigint",
    stream: "text",
    revision: "integer",
    type: "text",
    at: "timestamptz",
    actor: "jsonb",
  },
  indexes: ["(account_id, position)"],
  keys: (event) => (event.metadata.subject ? [event.id] : []),
  evolve: (_, event, key) => ({
    key,
    account_id: accountOf(event),
    position: event.position.toString(),
    stream: event.stream,
    revision: event.revision,
    type: event.type,
    at: event.metadata.at,
    actor: event.metadata.actor,
  }),
});
