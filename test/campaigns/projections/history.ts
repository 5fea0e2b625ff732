import { idFrom, orderId } from "@tablee/domain/kernel/ids";
import type { EventDefinition } from "@tablee/domain/kernel/log/events";
import { InstantText, Uuid } from "@tablee/domain/kernel/schemas";
import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { menuId, type StreamCategory, slotId, stockId, streamCategories, streamName } from "@tablee/domain/streams";
import type { NewEvent } from "@tablee/event-store/events";
import fc from "fast-check";
import { z } from "zod";
import { arbitraryOf, type Ids } from "./arbitrary.ts";

/** The opening event of a stream, where its other events mean nothing without it. */
const openers: Partial<Record<StreamCategory, string>> = {
  account: "AccountOpened",
  subscription: "SubscriptionStarted",
  order: "OrderGenerated",
  menu: "MenuPublished",
  stock: "StockOpened",
  slot: "SlotOpened",
  generation: "GenerationCommitStarted",
  product: "ProductIntroduced",
};

/** Streams' ids as the product makes them. */
const naturalIds: Partial<Record<StreamCategory, (id: string, other: string) => string>> = {
  payment: (id, other) => paymentIdOf(id < other ? purposeOf(orderId(id)) : purposeOf(orderId(id), other)),
  menu: (id) => menuId("qc", weekFrom(id)),
  stock: (id) => stockId("qc", weekFrom(id), "RTC-0001"),
  slot: (id) => slotId(`depot-${id.slice(0, 8)}`, weekFrom(id), "07-12"),
  product: (id) => `RTC-${Number.parseInt(id.slice(0, 6), 16) % 10_000}`.padEnd(8, "0"),
};
const weekFrom = (id: string): string =>
  new Date(Date.UTC(2026, 0, 5) + (Number.parseInt(id.slice(0, 2), 16) % 300) * 7 * 86_400_000).toISOString().slice(0, 10);

const Metadata = z.strictObject({
  actor: z.strictObject({
    kind: z.enum(["client", "staff", "system"]),
    id: Uuid,
    role: z.string().max(20).optional(),
    reason: z.string().max(300).optional(),
  }),
  subject: Uuid,
  at: InstantText,
});

/**
 * Streams of every category and their events, all about a few ids: accepted by the schemas, in any order. A complete one has each
 * type at least once.
 */
export function histories(seed: number, complete: boolean): fc.Arbitrary<readonly (readonly [string, readonly NewEvent[]])[]> {
  const ids = Array.from({ length: 4 }, (_, i) => idFrom("any", seed, i)) as unknown as Ids;
  const categories = Object.keys(streamCategories) as StreamCategory[];
  return fc
    .tuple(...categories.map((category) => fc.tuple(...ids.slice(0, 2).map((id, i) => streamOf(category, id, ids[1 - i]!, ids, complete)))))
    .map((all) => [...new Map(all.flat())]);
}

function streamOf(
  category: StreamCategory,
  id: string,
  other: string,
  ids: Ids,
  complete: boolean,
): fc.Arbitrary<readonly [string, readonly NewEvent[]]> {
  const definitions = Object.entries(streamCategories[category] as Readonly<Record<string, EventDefinition>>);
  const opener = openers[category];
  const events = definitions.map(([type, definition]) => eventOf(type, definition, ids));
  const begun = opener ? eventOf(opener, definitions.find(([type]) => type === opener)![1], ids).map((event) => [event]) : fc.constant([]);
  const stream = streamName(category, naturalIds[category]?.(id, other) ?? id);
  const drawn = complete
    ? fc.shuffledSubarray(events, { minLength: events.length }).chain((each) => fc.tuple(...each))
    : fc.array(fc.oneof(...events), { minLength: 1, maxLength: 12, size: "max" });
  return fc
    .tuple(fc.oneof({ weight: 9, arbitrary: begun }, fc.constant([])), drawn)
    .map(([first, rest]) => [stream, [...first, ...rest]] as const);
}

const eventOf = (type: string, { version, data }: EventDefinition, ids: Ids): fc.Arbitrary<NewEvent> =>
  fc.tuple(arbitraryOf(data, ids), arbitraryOf(Metadata, ids), fc.uuid(), fc.uuid()).map(([drawn, metadata, eventId, commandId]) => ({
    id: eventId,
    type,
    data: data.parse(drawn),
    metadata: {
      ...(metadata as z.infer<typeof Metadata>),
      commandId,
      correlationId: commandId,
      schemaVersion: version,
    } as NewEvent["metadata"],
  }));
