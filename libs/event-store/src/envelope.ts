import { definitionOf } from "@tablee/domain/streams";
import { open, type PersonKeys, seal } from "@tablee/platform/person-keys";
import type { NewEvent, StoredEvent } from "./events.ts";
import { wellFormed } from "./well-formed.ts";

/** What stands in an event in place of a personal field. */
interface Sealed {
  readonly $sealed: string;
  readonly person: string;
}

const isSealed = (value: unknown): value is Sealed => typeof value === "object" && value !== null && "$sealed" in value;

/** Seals the personal fields of an event with the key of its subject, made if there is none yet. */
export async function sealPersonal(event: NewEvent, keys: PersonKeys): Promise<NewEvent> {
  const fields = definitionOf(event.type).personal;
  if (!fields) return event;
  const person = event.metadata.subject;
  if (!person) throw new Error(`${event.type} holds personal data and names no subject`);
  const key = await keys.create(person);
  const data: Record<string, unknown> = { ...(event.data as object) };
  for (const field of fields) {
    if (data[field] === undefined) continue;
    const sealed = seal(key, Buffer.from(JSON.stringify(data[field])), `${event.id}:${field}`);
    data[field] = { $sealed: sealed.toString("base64"), person } satisfies Sealed;
  }
  return { ...event, data };
}

/**
 * Opens the personal fields of events. Where the key is gone, the field is left out: code that asks for personal data
 * must be able to live without it.
 */
export async function openPersonal(events: readonly StoredEvent[], keys: PersonKeys): Promise<StoredEvent[]> {
  const persons = new Set<string>();
  for (const event of events) for (const value of personalFields(event)) persons.add(value.sealed.person);
  if (persons.size === 0) return [...events];
  const found = await keys.find([...persons]);
  return events.map((event) => {
    const fields = personalFields(event);
    if (fields.length === 0) return event;
    const data: Record<string, unknown> = { ...(event.data as object) };
    for (const { name, sealed } of fields) {
      const key = found.get(sealed.person);
      if (key) data[name] = wellFormed(JSON.parse(open(key, Buffer.from(sealed.$sealed, "base64"), `${event.id}:${name}`).toString()));
      else delete data[name];
    }
    return { ...event, data };
  });
}

function personalFields(event: StoredEvent): { readonly name: string; readonly sealed: Sealed }[] {
  const fields = definitionOf(event.type).personal;
  if (!fields) return [];
  const data = event.data as Record<string, unknown>;
  return fields.flatMap((name) => {
    const value = data[name];
    return isSealed(value) ? [{ name, sealed: value }] : [];
  });
}
