import type { Actor } from "@tablee/domain/kernel/log/actor";
import { definitionOf } from "@tablee/domain/streams";
import { open, PersonKeyDestroyed, type PersonKeys, seal } from "@tablee/platform/person-keys";
import type { EventMetadata, NewEvent, StoredEvent } from "./events.ts";
import { wellFormed } from "./well-formed.ts";

/** The envelope that replaces a personal field in an event. */
interface Sealed {
  readonly $sealed: string;
  readonly person: string;
}

const isSealed = (value: unknown): value is Sealed => typeof value === "object" && value !== null && "$sealed" in value;

/**
 * Seals the personal fields of an event with the key of its subject, which is made if there is none yet; and the reason that staff gave,
 * which may name the person. A reason that concerns a forgotten person is left out.
 */
export async function sealPersonal(event: NewEvent, keys: PersonKeys): Promise<NewEvent> {
  return sealReason(await sealFields(event, keys), keys);
}

async function sealFields(event: NewEvent, keys: PersonKeys): Promise<NewEvent> {
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

async function sealReason(event: NewEvent, keys: PersonKeys): Promise<NewEvent> {
  const { actor, subject } = event.metadata;
  if (actor.reason === undefined || subject === undefined) return event;
  const { reason, ...rest } = actor;
  const sealed = await keys.create(subject).then(
    (key): Sealed => ({ $sealed: seal(key, Buffer.from(reason), reasonOf(subject)).toString("base64"), person: subject }),
    (error) => {
      if (!(error instanceof PersonKeyDestroyed)) throw error;
      return undefined;
    },
  );
  return { ...event, metadata: { ...event.metadata, actor: { ...rest, ...(sealed && { reason: sealed as unknown as string }) } } };
}

/** The context that a sealed reason is bound to: read models keep it without its event. */
const reasonOf = (person: string): string => `${person}:reason`;

/** Decrypts the reasons of actors; leaves out a reason whose key is destroyed. */
export async function openReasons<Who extends Actor>(actors: readonly Who[], keys: PersonKeys): Promise<Who[]> {
  const persons = actors.flatMap(({ reason }) => (isSealed(reason) ? [reason.person] : []));
  if (persons.length === 0) return [...actors];
  const found = await keys.find(persons);
  return actors.map((actor) => withReason(actor, found));
}

function withReason<Who extends Actor>(actor: Who, found: ReadonlyMap<string, Buffer>): Who {
  const sealed: unknown = actor.reason;
  if (!isSealed(sealed)) return actor;
  const { reason: _, ...rest } = actor;
  const key = found.get(sealed.person);
  const reason = key && open(key, Buffer.from(sealed.$sealed, "base64"), reasonOf(sealed.person)).toString();
  return { ...rest, ...(reason !== undefined && { reason }) } as Who;
}

/**
 * Opens the personal fields of events, and the reasons. A field whose key is destroyed is left out: code that asks for personal data must
 * work without it.
 */
export async function openPersonal(events: readonly StoredEvent[], keys: PersonKeys): Promise<StoredEvent[]> {
  const persons = new Set<string>();
  for (const event of events) {
    for (const value of personalFields(event)) persons.add(value.sealed.person);
    const reason: unknown = event.metadata.actor?.reason;
    if (isSealed(reason)) persons.add(reason.person);
  }
  if (persons.size === 0) return [...events];
  const found = await keys.find([...persons]);
  return events.map((stored) => {
    const event = isSealed(stored.metadata.actor?.reason) ? { ...stored, metadata: openMetadata(stored.metadata, found) } : stored;
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

const openMetadata = (metadata: EventMetadata, found: ReadonlyMap<string, Buffer>): EventMetadata => ({
  ...metadata,
  actor: withReason(metadata.actor, found),
});

function personalFields(event: StoredEvent): { readonly name: string; readonly sealed: Sealed }[] {
  const fields = definitionOf(event.type).personal;
  if (!fields) return [];
  const data = event.data as Record<string, unknown>;
  return fields.flatMap((name) => {
    const value = data[name];
    return isSealed(value) ? [{ name, sealed: value }] : [];
  });
}
