import type { AccountId, PaymentId } from "@tablee/domain/kernel/ids";
import { eventsWithout } from "@tablee/domain/streams";
import { type TaskKind, taskKinds } from "@tablee/domain/task/vocabulary";
import { readModelOf } from "../read-model-of.ts";
import { type Known, type OpenedTask, registry } from "./kinds.ts";

export interface TaskRow {
  readonly key: string;
  readonly kind: TaskKind;
  readonly account_id: AccountId | null;
  /** The payment concerned; its row in `payments` holds its purpose. */
  readonly payment_id: PaymentId | null;
  readonly week: string | null;
  readonly region: string | null;
  readonly facts: OpenedTask["facts"];
  readonly opened_at: string;
}

/** The key of a task: its kind and its subject. */
const keyOf = (kind: TaskKind, about: string): string => `${kind}:${about}`;
export const aboutOf = ({ key, kind }: Pick<TaskRow, "key" | "kind">): string => key.slice(kind.length + 1);

/** One row per open task, of every kind; deleted once an event closes it. */
export const tasksModel = readModelOf<TaskRow>()("tasks", {
  version: 9,
  ignores: eventsWithout("tasks", "account", "generation", "inquiry", "order", "payment", "points", "returnables"),
  columns: {
    key: "text",
    kind: "text",
    account_id: "text null",
    payment_id: "text null",
    week: "text null",
    region: "text null",
    facts: "jsonb",
    opened_at: "timestamptz",
  },
  indexes: ["(opened_at, key)"],
  keys: (event) => [
    ...new Set(
      taskKinds.flatMap((kind) =>
        [...opened(kind, event).map(({ about }) => about), ...closed(kind, event)].map((about) => keyOf(kind, about)),
      ),
    ),
  ],
  evolve(row, event, key) {
    for (const kind of taskKinds) {
      const task = opened(kind, event).find(({ about }) => keyOf(kind, about) === key);
      if (task) return row ?? taskRow(key, kind, task, event);
      if (closed(kind, event).some((about) => keyOf(kind, about) === key)) return undefined;
    }
    return row;
  },
});

const opened = (kind: TaskKind, event: Known): readonly OpenedTask[] => registry[kind].opens(event);
const closed = (kind: TaskKind, event: Known): readonly string[] => registry[kind].closes(event);

const taskRow = (key: string, kind: TaskKind, { accountId, paymentId, week, region, facts }: OpenedTask, { metadata }: Known): TaskRow => ({
  key,
  kind,
  account_id: accountId === undefined ? (metadata.subject ?? null) : accountId,
  payment_id: paymentId ?? null,
  week: week ?? null,
  region: region ?? null,
  facts,
  opened_at: metadata.at,
});
