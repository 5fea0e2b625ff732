import type { Due, DueKind, Recorded, Timer } from "@tablee/domain/due/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { type ReadModelName, readModels } from "@tablee/domain/kernel/log/read-models";
import type { Instant } from "@tablee/domain/kernel/time";
import type { StoredEvent } from "@tablee/event-store/events";
import { type ReadModel, readModel } from "../runtime/read-model.ts";

/** A thing that waits for the clock: one row for each timer and subject. */
export interface DueRow {
  /** The timer's name and the subject. */
  readonly key: string;
  readonly subject: string;
  /** The next thing due, and when; null: nothing. */
  readonly kind: DueKind | null;
  readonly at: Instant | null;
  readonly account_id: AccountId | null;
  readonly step: number;
  /** The timer's state. */
  readonly state: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: each timer receives only its own states, and events that it does not ignore.
type AnyTimer = Omit<Timer<any, any, any>, "ignores"> & { readonly ignores: readonly string[] };

/** The due things of a noun, by its timers. It never parks; it halts and alerts. */
export function dueModel<Name extends ReadModelName>(
  name: Name,
  version: number,
  timers: Readonly<Record<string, AnyTimer>>,
): ReadModel<DueRow> & { readonly name: Name } {
  const entries = Object.entries(timers).map(([timer, { ignores, ...rest }]) => ({
    timer,
    ...rest,
    ignored: new Set<string>(ignores),
  }));
  const model = readModel<DueRow>({
    name,
    version,
    categories: readModels[name],
    halts: true,
    columns: {
      key: "text",
      subject: "text",
      kind: "text null",
      at: "timestamptz null",
      account_id: "text null",
      // A step can be a time in seconds, which outgrows an integer in 2038.
      step: "double precision",
      state: "jsonb",
    },
    indexes: ["(kind, at) WHERE kind IS NOT NULL"],
    keys: (event) =>
      entries.flatMap(({ timer, ignored, subjects }) =>
        ignored.has(event.type) ? [] : subjects(event, recordedOf(event)).map((subject) => keyOf(timer, subject)),
      ),
    evolve(row, event, key) {
      const [timer, subject] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
      const { evolve, dueOf } = timers[timer]!;
      const state = evolve(row?.state, event, recordedOf(event));
      return state === undefined ? undefined : rowOf(key, subject, state, dueOf(state, subject));
    },
  });
  return { ...model, name };
}

export const keyOf = (timer: string, subject: string): string => `${timer} ${subject}`;

const rowOf = (key: string, subject: string, state: unknown, due: Due | undefined): DueRow => ({
  key,
  subject,
  kind: due?.kind ?? null,
  at: due?.at ?? null,
  account_id: due?.accountId ?? null,
  step: due?.step ?? 0,
  state,
});

const recordedOf = ({ stream, metadata: { at, actor, subject } }: StoredEvent): Recorded => ({ stream, at, actor, accountId: subject });
