import { type ReadModelName, readModels } from "@tablee/domain/kernel/log/read-models";
import type { EventIn } from "@tablee/domain/streams";
import type { Stored, StoredEvent } from "@tablee/event-store/events";
import { type KeyedRow, type ReadModel, readModel } from "./runtime/read-model.ts";

/** The events of a read model's categories. */
type EventsOf<Name extends ReadModelName> = Stored<EventIn<(typeof readModels)[Name][number]>>;

/** The events of a read model's categories without the types that it ignores. */
export type Followed<Name extends ReadModelName, Ignored extends readonly string[] = []> = Exclude<
  EventsOf<Name>,
  { type: Ignored[number] }
>;

interface Definition<Row extends KeyedRow, Event extends StoredEvent, Ignored extends string, Key = Row["key"]>
  extends Omit<ReadModel<Row>, "name" | "categories" | "keys" | "evolve"> {
  /** Types of its categories that change no row. A type that is neither here nor handled by `evolve` does not compile. */
  readonly ignores: readonly Ignored[];
  readonly keys: (event: Exclude<Event, { type: Ignored }>) => readonly Key[];
  readonly evolve: (row: Row | undefined, event: Exclude<Event, { type: Ignored }>, key: Key) => Row | undefined;
}

/** Defines the read model of a name: its categories come from the list of read models, its events from their categories. */
export const readModelOf =
  <Row extends KeyedRow>() =>
  <Name extends ReadModelName, const Ignored extends EventsOf<Name>["type"] = never>(
    name: Name,
    { ignores, keys, evolve, ...definition }: Definition<Row, EventsOf<Name>, Ignored>,
  ): ReadModel<Row> & { readonly name: Name } => {
    const ignored: ReadonlySet<string> = new Set(ignores);
    type Handled = Exclude<EventsOf<Name>, { type: Ignored }>;
    return {
      ...readModel<Row>({
        ...definition,
        name,
        categories: readModels[name],
        keys: (event) => (ignored.has(event.type) ? [] : keys(event as Handled)),
        evolve: (row, event, key) => (ignored.has(event.type) ? row : evolve(row, event as Handled, key)),
      }),
      name,
    };
  };
