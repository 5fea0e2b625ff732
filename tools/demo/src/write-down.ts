import { allPolicies } from "@tablee/automation/policies/all-policies.gen";
import type { Opened } from "@tablee/commands/open-commands";
import { appendPast, type PastAppend } from "@tablee/event-store/append-past";
import type { NewEvent, StoredEvent } from "@tablee/event-store/events";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { allReadModels } from "@tablee/projections/all-read-models";
import { fillReadModels } from "@tablee/projections/runtime/fill";

/**
 * Writes a past that was played in memory into an empty log: its events in their order, read models filled from them, and the
 * checkpoints of policies behind them, since policies have already acted in memory.
 */
export async function writeDown(events: readonly StoredEvent[], { store, pool, keys }: Opened): Promise<void> {
  await appendPast(store, appendsOf(events), remembering(keys));
  await fillReadModels(allReadModels, store, pool);
  await pool.query(
    "INSERT INTO vault.policy_checkpoint (policy, store, position, categories) SELECT policy, $1, $2, categories FROM jsonb_to_recordset($3) AS p (policy text, categories jsonb)",
    [
      await store.identity(),
      (await store.head()).toString(),
      JSON.stringify(allPolicies.map(({ name, categories }) => ({ policy: name, categories }))),
    ],
  );
}

/** Groups events as they were appended: those of one command that are adjacent in a stream. */
function appendsOf(events: readonly StoredEvent[]): PastAppend[] {
  const appends: (PastAppend & { readonly events: NewEvent[] })[] = [];
  let before: StoredEvent | undefined;
  for (const event of events) {
    const { id, type, data, metadata, stream, revision } = event;
    const isSame = before?.stream === stream && before.metadata.commandId === metadata.commandId;
    if (isSame) appends.at(-1)!.events.push({ id, type, data, metadata });
    else appends.push({ stream, events: [{ id, type, data, metadata }], expected: revision === 0 ? "no_stream" : revision - 1 });
    before = event;
  }
  return appends;
}

/** The keys of the persons of a past, each made once: no person is forgotten while it is written. */
function remembering(keys: PersonKeys): PersonKeys {
  const made = new Map<string, Promise<Buffer>>();
  return {
    create(personId) {
      const key = made.get(personId) ?? keys.create(personId);
      made.set(personId, key);
      return key;
    },
    find: (personIds) => keys.find(personIds),
    destroy: (personId) => keys.destroy(personId),
  };
}
