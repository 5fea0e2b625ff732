import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AppendToStreamOptions,
  EventStoreDBClient,
  jsonEvent,
  type ReadableSubscription,
  type ResolvedEvent,
} from "@eventstore/db-client";
import { type EventStore, type EventStoreOptions, startEventStore } from "../src/server.ts";

/** Credentials select the client's classic Append; over an insecure connection they are not sent. */
export const classic = { credentials: { username: "admin", password: "changeit" } };

export const newStream = (category = "contract") => `${category}-${randomUUID()}`;
export const newEvent = (type = "OrderSkipped", data: object = {}) => jsonEvent({ id: randomUUID(), type, data: { ...data } });
export const newEvents = (count: number, type?: string) => Array.from({ length: count }, (_, i) => newEvent(type, { i }));

export type Running = EventStore & { client: EventStoreDBClient; dir: string; end(): Promise<void> };

/** An embedded server of the test's own, in a temporary folder that goes with it. */
export async function startEmbedded(options: Partial<EventStoreOptions> = {}): Promise<Running> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), "eventstore-test-"));
  const server = await startEventStore({ dir, sync: false, ...options });
  const client = EventStoreDBClient.connectionString(server.connectionString);
  const end = async () => {
    await client.dispose();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { ...server, client, dir, end };
}

/** The client of a contract test: of the server that EVENTSTORE_CONTRACT_URL names, else of an embedded one. */
export async function contractClient(): Promise<{ client: EventStoreDBClient; end(): Promise<void> }> {
  const url = process.env.EVENTSTORE_CONTRACT_URL;
  if (!url) return startEmbedded();
  const client = EventStoreDBClient.connectionString(url);
  return { client, end: () => client.dispose() };
}

export async function appendNew(client: EventStoreDBClient, stream: string, count: number, options: AppendToStreamOptions = {}) {
  return client.appendToStream(stream, newEvents(count), { expectedRevision: "no_stream", ...classic, ...options });
}

export async function readAll(events: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
  const all: ResolvedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export const revisions = async (events: AsyncIterable<ResolvedEvent>) =>
  (await readAll(events)).map(({ event }) => Number(event!.revision));

/** The error that a promise ends with; a promise that succeeds fails the test. */
export async function failure(work: Promise<unknown>): Promise<Record<string, unknown> & Error> {
  try {
    await work;
  } catch (error) {
    return error as Record<string, unknown> & Error;
  }
  throw new Error("It should have failed");
}

/** Collects what a subscription delivers. */
export function collect(subscription: ReadableSubscription<ResolvedEvent>) {
  const events: ResolvedEvent[] = [];
  const log: string[] = [];
  subscription.on("confirmation", () => log.push("confirmation"));
  subscription.on("caughtUp", () => log.push("caughtUp"));
  subscription.on("data", (event: ResolvedEvent) => {
    events.push(event);
    log.push(event.event!.type);
  });
  const failed = new Promise<Record<string, unknown> & Error>((resolve) => subscription.on("error", resolve as never));
  const until = async (condition: () => boolean) => {
    const deadline = Date.now() + 5_000;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Waited in vain; so far: ${log.join(", ")}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { events, log, failed, until };
}
