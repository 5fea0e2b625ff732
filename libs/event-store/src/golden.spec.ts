import { readdirSync, readFileSync } from "node:fs";
import { categoryOf, definitionOf, streamCategories } from "@tablee/domain/streams";
import type { PersonKeys } from "@tablee/platform/person-keys";
import { openPersonal } from "./envelope.ts";
import type { StoredEvent } from "./events.ts";
import { upcast } from "./upcasters.ts";

const folder = new URL("./golden/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const expected = Object.values(streamCategories).flatMap((events) =>
  Object.entries(events).flatMap(([type, { version }]) => Array.from({ length: version }, (_, i) => `${type}.${i + 1}.json`)),
);

/** The key that sealed the golden files; it never sealed anything else. */
const key = Buffer.alloc(32, "golden-files-only");
const keys: PersonKeys = {
  create: async () => key,
  find: async (persons) => new Map(persons.map((person) => [person, key])),
  destroy: async () => {},
};
const noKeys: PersonKeys = { ...keys, find: async () => new Map() };

const load = (name: string): StoredEvent => ({
  ...JSON.parse(readFileSync(new URL(name, folder), "utf8")),
  position: 1n,
  createdAt: new Date(0),
});

describe("the golden files", () => {
  it("are one for each event type and each of its versions: golden/<Type>.<version>.json, as it was stored", () => {
    expect(files.toSorted()).toEqual(expected.toSorted());
  });
});

describe.each(files)("the event in %s", (name) => {
  const event = load(name);
  const [type, version] = name.split(".") as [string, string];
  const personal = definitionOf(type).personal ?? [];

  it("holds its subject, in a stream of its category", () => {
    expect(event.type).toBe(type);
    expect(event.metadata.schemaVersion).toBe(Number(version));
    const events: Readonly<Record<string, object>> = streamCategories;
    expect(events[categoryOf(event.stream)]).toHaveProperty(type);
  });

  it("holds its actor, its command and its chain of causes", () => {
    expect(event.metadata).toMatchObject({
      actor: { kind: expect.any(String), id: expect.any(String) },
      commandId: expect.any(String),
      correlationId: expect.any(String),
      at: expect.any(String),
    });
  });

  it("becomes one of today's version, and fits its schema once it is opened", async () => {
    const [opened] = await openPersonal([upcast(event)], keys);
    expect(opened!.metadata.schemaVersion).toBe(definitionOf(type).version);
    expect(() => definitionOf(type).data.parse(opened!.data)).not.toThrow();
  });

  it("shows nothing personal without the key", async () => {
    for (const field of personal) expect(event.data).toHaveProperty(`${field}.$sealed`);
    const [closed] = await openPersonal([event], noKeys);
    for (const field of personal) expect(closed!.data).not.toHaveProperty(field);
    expect(JSON.stringify(event.data)).not.toMatch(/Tremblay|rosalie@|Érables/);
  });
});

describe("upcasting", () => {
  const event = load("LanguageChosen.1.json");
  const atVersion = (schemaVersion: number): StoredEvent => ({ ...event, metadata: { ...event.metadata, schemaVersion } });

  it("leaves today's version as it is", () => {
    expect(upcast(event)).toBe(event);
  });

  it("reads the purpose of a payment's first version, for an order and for an addition to it", () => {
    const attempt = load("PaymentAttempted.1.json");
    const { orderId } = attempt.data as { orderId: string };
    const additionId = "0b7d6a52-8c1f-5d3e-9f40-6a2e51c7d814";
    const paid = (key: string, number: number) =>
      upcast({ ...attempt, data: { ...(attempt.data as object), attempt: number, idempotencyKey: `${key}:${number}` } }).data;
    expect(paid(orderId, 1)).toMatchObject({ purpose: { kind: "order", orderId } });
    expect(paid(`${orderId}_${additionId}`, 12)).toMatchObject({ purpose: { kind: "addition", orderId, additionId } });
    expect(paid(orderId, 1)).not.toHaveProperty("orderId");
  });

  it("reads an attempt of the time of idempotency keys as the card provider's, known by that key", () => {
    const attempt = load("PaymentAttempted.2.json");
    const { idempotencyKey, ...rest } = attempt.data as Record<string, unknown>;
    expect(upcast(attempt).data).toEqual({ ...rest, provider: "card", reference: idempotencyKey });
  });

  it("reads a charge recorded as never arrived as cancelled, and no other", () => {
    for (const [file, field] of [
      ["PaymentResolved.1.json", "outcome"],
      ["PaymentContradicted.1.json", "known"],
    ] as const) {
      const event = load(file);
      const of = (value: string) => upcast({ ...event, data: { ...(event.data as object), [field]: value } }).data;
      expect(of("never-arrived")).toMatchObject({ [field]: "cancelled" });
      expect(of("declined")).toMatchObject({ [field]: "declined" });
    }
  });

  it("reads what a first version counts from the name of its stream", () => {
    expect(upcast(load("StockOpened.1.json")).data).toEqual(load("StockOpened.2.json").data);
    expect(upcast(load("SlotOpened.1.json")).data).toEqual(load("SlotOpened.2.json").data);
  });

  it("refuses an event that is newer than the program, and one that no upcaster knows", () => {
    expect(() => upcast(atVersion(2))).toThrow("newer than this program");
    expect(() => upcast(atVersion(0))).toThrow("no upcaster for LanguageChosen from version 0");
    expect(() => upcast({ ...event, type: "NobodyKnows" })).toThrow(RangeError);
  });
});
